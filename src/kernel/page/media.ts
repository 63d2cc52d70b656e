import { memoize } from "../task/memoize.ts";
import { pageSource } from "./page-source.ts";

const lists = memoize((query) => matchMedia(query));
const sources = memoize((query) =>
  pageSource<boolean>((publish, signal) => {
    lists(query).addEventListener("change", ({ matches }) => publish(matches), { signal });
  }),
);

/** Reports whether a media query matches, each time that changes, until the signal aborts. */
export const onMedia = (query: string, listener: (matches: boolean) => void, signal: AbortSignal) =>
  sources(query)(listener, signal);

/** Whether a media query matches now. */
export const matchesMedia = (query: string) => lists(query).matches;

/** Whether fades, slides and smooth scrolling must be immediate (WCAG 2.3.3). */
export const prefersReducedMotion = () => matchesMedia("(prefers-reduced-motion: reduce)");
