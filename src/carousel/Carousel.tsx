import { useLayoutEffect, useRef } from "react";
import type { ViewProps } from "../kernel/react-element.tsx";
import { useStore } from "../kernel/use-store.ts";
import { Controls } from "./Controls.tsx";
import type { carouselContract } from "./carousel.contract.ts";
import { type CarouselState, hasChoice, isPlaying } from "./carousel.ts";
import { startScroller } from "./scroller.ts";

export function Carousel({ host }: ViewProps<typeof carouselContract, CarouselState>) {
  const isCarousel = useStore(host.state, hasChoice);
  const playing = useStore(host.state, isPlaying);
  const isPressed = useStore(host.state, ({ holds }) => holds.includes("press"));
  const { label, roleLabel } = useStore(host.options);
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const start = () =>
      viewport.current && track.current && startScroller(host, viewport.current, track.current);
    // In the frame that first shows the slides: a page that sets up many elements at once is not kept waiting.
    const frame = requestAnimationFrame(start);
    return () => cancelAnimationFrame(frame);
  }, [host]);
  return (
    <section {...(isCarousel && { "aria-label": label, "aria-roledescription": roleLabel })}>
      {isCarousel && <Controls host={host} />}
      <div ref={viewport} part="viewport" id="slides" aria-live={playing ? "off" : "polite"}>
        <div ref={track} className={isPressed ? "track pressed" : "track"}>
          <slot />
        </div>
      </div>
    </section>
  );
}
