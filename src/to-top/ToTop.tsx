import { useLayoutEffect, useRef } from "react";
import type { ViewProps } from "../kernel/element/react-element.tsx";
import { colourSurface } from "../kernel/styles/surface/colour-surface.ts";
import { pressToTop } from "./to-top.behaviour.ts";
import type { toTopContract } from "./to-top.contract.ts";
import type { ToTopState } from "./to-top.host.ts";

export function ToTop({ host, state, options }: ViewProps<typeof toTopContract, ToTopState>) {
  const { label, fadeMs } = options;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (state.visible && button.current)
      colourSurface(button.current, host.element, { staysDisplayed: true });
  }, [host, state.visible]);
  return (
    <button
      ref={button}
      part="button"
      type="button"
      aria-label={label}
      className={state.visible && !state.isAside ? "visible" : ""}
      style={{ transitionDuration: `${fadeMs}ms`, translate: `0 ${-state.liftPx}px` }}
      onClick={() => pressToTop(host)}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M12 19V5M5 12l7-7 7 7" />
      </svg>
    </button>
  );
}
