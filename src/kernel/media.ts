import { type PageSource, pageSource } from "./page-source.ts";

const sources = new Map<string, PageSource<boolean>>();

/** Whether a media query matches, whenever that changes. */
export function onMedia(query: string, listener: (matches: boolean) => void, signal: AbortSignal): void {
  const source = sources.get(query) ?? mediaSource(query);
  sources.set(query, source);
  source(listener, signal);
}

const mediaSource = (query: string) =>
  pageSource<boolean>((publish, signal) => {
    matchMedia(query).addEventListener("change", ({ matches }) => publish(matches), { signal });
  });

/** WCAG 2.3.3: every fade, slide and smooth scroll then becomes immediate. */
export const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
