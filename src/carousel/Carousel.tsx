import type { ViewProps } from "../kernel/react-element.tsx";
import { useStore } from "../kernel/use-store.ts";
import { Controls } from "./Controls.tsx";
import type { carouselContract } from "./carousel.contract.ts";
import { type CarouselState, hasChoice, isPlaying } from "./carousel.ts";

export function Carousel({ host }: ViewProps<typeof carouselContract, CarouselState>) {
  const isCarousel = useStore(host.state, hasChoice);
  const playing = useStore(host.state, isPlaying);
  const { label, roleLabel } = useStore(host.options);
  return (
    <section {...(isCarousel && { "aria-label": label, "aria-roledescription": roleLabel })}>
      {isCarousel && <Controls host={host} />}
      <div part="viewport" aria-live={playing ? "off" : "polite"}>
        <div className="track">
          <slot />
        </div>
      </div>
    </section>
  );
}
