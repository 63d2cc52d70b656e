import type { ViewProps } from "../kernel/element/react-element.tsx";
import { Controls } from "./Controls.tsx";
import type { carouselContract } from "./carousel.contract.ts";
import type { CarouselState } from "./carousel.host.ts";
import { canStep, hasChoice, isPlaying, isRow } from "./carousel.ts";

type Props = ViewProps<typeof carouselContract, CarouselState>;

export function Carousel({ host, state, options }: Props) {
  const isCarousel = hasChoice(state);
  const isBeside = isRow(options);
  const fits = !state.row || !(canStep(state, 1, false) || canStep(state, -1, false));
  return (
    <>
      <section
        className={isBeside ? (fits ? "row fits" : "row") : undefined}
        {...(isCarousel && { "aria-label": options.label, "aria-roledescription": options.roleLabel })}
      >
        {isCarousel && <Controls host={host} now={state} options={options} />}
        <div
          // Another scroller: the browser may still be scrolling this one.
          key={String(isBeside)}
          part="viewport"
          aria-live={isPlaying(state) || state.isSearched || isBeside ? "off" : "polite"}
        >
          <div className={state.holds.includes("press") ? "track drags" : "track"}>
            <slot />
          </div>
        </div>
      </section>
      {state.enlarged && <state.enlarged.Dialog host={host} options={options} {...state.enlarged} />}
    </>
  );
}
