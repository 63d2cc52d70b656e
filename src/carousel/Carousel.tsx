import type { ViewProps } from "../kernel/react-element.tsx";
import { useStore } from "../kernel/use-store.ts";
import { Controls } from "./Controls.tsx";
import type { carouselContract } from "./carousel.contract.ts";
import { type CarouselState, hasChoice, isPlaying } from "./carousel.ts";

export function Carousel({ host }: ViewProps<typeof carouselContract, CarouselState>) {
  const state = useStore(host.state);
  const options = useStore(host.options);
  const isCarousel = hasChoice(state);
  return (
    <section {...(isCarousel && { "aria-label": options.label, "aria-roledescription": options.roleLabel })}>
      {isCarousel && <Controls host={host} now={state} options={options} />}
      <div part="viewport" aria-live={isPlaying(state) ? "off" : "polite"}>
        <div className="track">
          <slot />
        </div>
      </div>
    </section>
  );
}
