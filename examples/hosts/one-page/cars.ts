import cars from "../data/cars.json";

export type Car = (typeof cars)[number];

export { cars };

export const isElectric = ({ facts }: Car) => facts.includes("elektrisch");

export const pictureOf = ({ id }: Car) =>
  new URL(`../../dealership/site/cars/${id}.svg`, import.meta.url).href;
