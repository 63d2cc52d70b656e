import type { ViewProps } from "../kernel/element/react-element.tsx";
import { Controls } from "./Controls.tsx";
import type { carouselContract } from "./carousel.contract.ts";
import type { CarouselState } from "./carousel.host.ts";
import { hasChoice, isPlaying, isRow } from "./carousel.ts";

type Props = ViewProps<typeof carouselContract, CarouselState>;

export function Carousel({ host, state, options }: Props) {
  const isCarousel = hasChoice(state);
  const fits = !state.row?.before && !state.row?.after;
  return (
    <section
      className={isRow(options) ? (fits ? "row fits" : "row") : undefined}
      {...(isCarousel && { "aria-label": options.label, "aria-roledescription": options.roleLabel })}
    >
      {isCarousel && <Controls host={host} now={state} options={options} />}
      <div
        part="viewport"
        aria-live={isPlaying(state) || state.isSearched || isRow(options) ? "off" : "polite"}
      >
        <div className={state.holds.includes("press") ? "track drags" : "track"}>
          <slot />
        </div>
      </div>
    </section>
  );
}
