import { onMedia } from "../kernel/media.ts";
import { onPageEvent } from "../kernel/page-event.ts";
import { type Hold, held, stopped } from "./carousel.ts";
import type { CarouselHost } from "./carousel-host.ts";

/** Rotation waits while the pointer rests on the slides or nobody sees the page, and ends for who goes through them by keyboard. */
export function watchVisitor({ element, state, lifetime: signal }: CarouselHost): void {
  const hold = (reason: Hold, isHeld: boolean) => state.set(held(state.get(), reason, isHeld));
  const stop = () => state.get().rotates && state.set(stopped(state.get()));
  const hover = ({ pointerType, type }: PointerEvent) =>
    hold("hover", type === "pointerenter" && pointerType === "mouse");
  const look = () => hold("hidden", document.hidden);

  look();
  element.addEventListener("pointerenter", hover, { signal });
  element.addEventListener("pointerleave", hover, { signal });
  // Not on the element, which does not hear of the focus going from one of its buttons to another.
  element.shadowRoot?.addEventListener("focusin", (event) => isTakeover(event.target) && stop(), { signal });
  onPageEvent("visibilitychange", look, signal);
  onMedia("(prefers-reduced-motion: reduce)", (isReduced) => isReduced && stop(), signal);
}

/** A mouse press on the rotation button gives it the focus as well, and must still find rotation as it was. */
const isTakeover = (focused: EventTarget | null) =>
  focused instanceof Element && (!focused.part.contains("rotation") || focused.matches(":focus-visible"));
