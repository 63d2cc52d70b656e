import type { ViewProps } from "../kernel/react-element.tsx";
import { useStore } from "../kernel/use-store.ts";
import { Arrow } from "./Arrow.tsx";
import type { carouselContract } from "./carousel.contract.ts";
import { type CarouselState, labelOf, moved, started, stopped } from "./carousel.ts";

/** In the order of the ARIA authoring guide: what stops rotation comes first. */
export function Controls({ host }: ViewProps<typeof carouselContract, CarouselState>) {
  const { slides, index, rotates } = useStore(host.state);
  const { autoplay, loop, pauseLabel, playLabel, dotLabel } = useStore(host.options);
  const { state } = host;
  return (
    <>
      {autoplay && (
        <button
          part="rotation"
          type="button"
          aria-label={rotates ? pauseLabel : playLabel}
          onClick={() => state.set(rotates ? stopped(state.get()) : started(state.get(), loop))}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d={rotates ? "M8 5h3v14H8zM13 5h3v14h-3z" : "M8 5l11 7-11 7z"} />
          </svg>
        </button>
      )}
      <Arrow host={host} by={-1} />
      <Arrow host={host} by={1} />
      <div part="dots">
        {slides.map((_, dot) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
            key={dot}
            type="button"
            aria-label={labelOf(dotLabel, dot, slides.length)}
            aria-controls="slides"
            aria-current={dot === index ? "true" : undefined}
            onClick={() => state.set(stopped(moved(state.get(), dot)))}
          />
        ))}
      </div>
    </>
  );
}
