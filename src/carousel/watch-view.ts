import { onAbort } from "../kernel/task/on-abort.ts";
import type { CarouselHost } from "./carousel.host.ts";
import { held } from "./carousel.ts";
import { loadInView } from "./on-demand.ts";

/** In steps, so that one that is higher than the window is noticed as well. */
const THRESHOLDS = [0, 0.1, 0.2, 0.3, 0.4, 0.5];

/** Pauses rotation unless the visitor sees half of the carousel, or sees it in half of the window. */
export function watchView(host: CarouselHost): void {
  const { element, state, lifetime } = host;
  let isSeen = false;
  const check = (entries: readonly IntersectionObserverEntry[]) => {
    const entry = entries.at(-1);
    if (entry?.isIntersecting && !isSeen) {
      isSeen = true;
      void loadInView().then((code) => {
        if (lifetime.aborted) return;
        code?.watchMedia(host);
        code?.colourArrows(host);
        code?.followThumbs(host);
        code?.enlargePhotos(host);
      });
    }
    state.set(held(state.get(), "unseen", !isInView(entry)));
  };
  const observer = new IntersectionObserver(check, { threshold: THRESHOLDS });
  observer.observe(element);
  onAbort(lifetime, () => observer.disconnect());
}

/** What is not rendered has no bounds either, so that half of nothing would be in view. */
const isInView = (entry: IntersectionObserverEntry | undefined) =>
  entry?.isIntersecting === true &&
  (entry.intersectionRatio >= 0.5 ||
    2 * entry.intersectionRect.height >= (entry.rootBounds?.height ?? Number.POSITIVE_INFINITY));
