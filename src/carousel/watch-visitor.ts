import { onMedia } from "../kernel/page/media.ts";
import { onPageEvent } from "../kernel/page/page-event.ts";
import type { CarouselHost, Hold } from "./carousel.host.ts";
import { held, stopped } from "./carousel.ts";

/** Pauses rotation while the pointer is over the slides or the page is hidden, and stops it when the focus comes in. */
export function watchVisitor({ element, state, lifetime: signal }: CarouselHost): void {
  const hold = (reason: Hold, isHeld: boolean) => state.set(held(state.get(), reason, isHeld));
  const stop = () => state.get().rotates && state.set(stopped(state.get()));
  const hover = ({ pointerType, type }: PointerEvent) =>
    hold("hover", type === "pointerenter" && pointerType === "mouse");
  const checkVisibility = () => hold("hidden", document.hidden);

  const search = (isSearched: boolean) => state.set({ ...state.get(), isSearched });

  checkVisibility();
  element.addEventListener("pointerenter", hover, { signal });
  element.addEventListener("pointerleave", hover, { signal });
  // On the shadow root: the element gets no event when the focus goes from one of its buttons to another.
  element.shadowRoot?.addEventListener("focusin", (event) => isTakeover(event.target) && stop(), { signal });
  addEventListener("blur", () => search(true), { signal });
  addEventListener("focus", () => search(false), { signal });
  onPageEvent("visibilitychange", checkVisibility, signal);
  onMedia("(prefers-reduced-motion: reduce)", (isReduced) => isReduced && stop(), signal);
}

/** A mouse press on the rotation button focuses it too, and its click must find rotation unchanged. */
const isTakeover = (focused: EventTarget | null) =>
  focused instanceof Element && (!focused.part.contains("rotation") || focused.matches(":focus-visible"));
