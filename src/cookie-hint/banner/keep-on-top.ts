import { follow } from "../../kernel/element/follow.ts";
import { onAbort } from "../../kernel/task/on-abort.ts";
import type { CookieHintHost } from "../cookie-hint.host.ts";
import { hasTopLayer, isInLayer, modalsBeside, placeBanner, raiseBanner } from "./place-banner.ts";
import { warnUnseen } from "./warn-unseen.ts";
import { watchNeighbours } from "./watch-neighbours.ts";

/** Keeps a banner that shows above the page, until the signal aborts. */
export function keepOnTop(host: CookieHintHost, banner: HTMLElement, signal: AbortSignal): void {
  if (!hasTopLayer(banner)) return;
  // A dialog that is removed from the page while it is open dispatches no event.
  const observer = new MutationObserver(() => place());
  let frame = 0;
  const wait = () => {
    const roots = modalsBeside(host.element).map((modal) => modal.getRootNode());
    for (const root of new Set([document, ...roots]))
      observer.observe(root, { childList: true, subtree: true, attributeFilter: ["open"] });
  };
  const place = () => {
    observer.disconnect();
    const wasInLayer = isInLayer(banner);
    placeBanner(banner, host);
    if (!isInLayer(banner)) return wait();
    if (wasInLayer) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => warnUnseen(banner));
  };
  const onFullscreen = () => {
    // The whole page in fullscreen is above what was in the layer before.
    if (isInLayer(banner) && modalsBeside(host.element).length === 0) raiseBanner(banner);
    else place();
  };

  place();
  // A banner that has moved within the page is no longer in the layer.
  follow(host.state, place, signal);
  watchNeighbours(host, banner, signal);
  document.addEventListener("fullscreenchange", onFullscreen, { signal });
  onAbort(signal, () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    placeBanner(banner, host);
  });
}
