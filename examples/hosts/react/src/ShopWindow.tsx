import { useState } from "react";
import { cars, isElectric, pictureOf } from "../../one-page/cars.ts";

/** The carousel's slides are ordinary children, so they may be added and removed. */
export function ShopWindow() {
  const [onlyElectric, setOnlyElectric] = useState(false);
  const [place, setPlace] = useState("");
  const shown = onlyElectric ? cars.filter(isElectric) : cars;
  return (
    <section>
      <p>
        <label>
          <input
            type="checkbox"
            checked={onlyElectric}
            onChange={({ target }) => setOnlyElectric(target.checked)}
          />{" "}
          Alleen elektrisch
        </label>
      </p>
      <dealer-carousel
        className="slides"
        label="Vandaag in de etalage"
        interval-ms={8000}
        ondealer-carousel-changed={({ detail }) => setPlace(`Auto ${detail.index + 1} van ${detail.total}`)}
      >
        {shown.map((car) => (
          <div className="slide" key={car.id}>
            <img src={pictureOf(car)} width="880" height="450" alt={car.picture} />
            <p>
              {car.name} <strong className="price">{car.price}</strong>
            </p>
          </div>
        ))}
      </dealer-carousel>
      <p className="told" aria-live="polite">
        {place}
      </p>
    </section>
  );
}
