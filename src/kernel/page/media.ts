import { oncePer } from "../task/once-per.ts";
import { pageSource } from "./page-source.ts";

const lists = oncePer((query) => matchMedia(query));
const sources = oncePer((query) =>
  pageSource<boolean>((publish, signal) => {
    lists(query).addEventListener("change", ({ matches }) => publish(matches), { signal });
  }),
);

/** Whether a media query matches, whenever that changes. */
export const onMedia = (query: string, listener: (matches: boolean) => void, signal: AbortSignal) =>
  sources(query)(listener, signal);

/** The same, asked for now. */
export const matchesMedia = (query: string) => lists(query).matches;

/** WCAG 2.3.3: every fade, slide and smooth scroll then becomes immediate. */
export const prefersReducedMotion = () => matchesMedia("(prefers-reduced-motion: reduce)");
