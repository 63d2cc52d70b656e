import { useStore } from "../kernel/use-store.ts";
import { canStep, stepped, stopped } from "./carousel.ts";
import type { CarouselHost } from "./carousel-host.ts";

interface Props {
  readonly host: CarouselHost;
  readonly by: 1 | -1;
}

/** The button to the slide on one side; at the end of slides that do not loop it stays, so that the focus does. */
export function Arrow({ host, by }: Props) {
  const { state, options } = host;
  const { loop, previousLabel, nextLabel } = useStore(options);
  const canGo = useStore(state, (now) => canStep(now, by, loop));
  return (
    <button
      part={by === 1 ? "next" : "previous"}
      type="button"
      aria-label={by === 1 ? nextLabel : previousLabel}
      aria-controls="slides"
      aria-disabled={!canGo}
      onClick={() => state.set(stopped(stepped(state.get(), by, loop)))}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M9 5l7 7-7 7" />
      </svg>
    </button>
  );
}
