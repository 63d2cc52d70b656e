import type { TagsOptions } from "./tags.host.ts";

/** A parser ends the head at an unknown element, and what comes after that is in the body, where it does not count. */
const MISPLACED =
  "head dealer-tags,body>dealer-tags~:is(title,link[rel=canonical],meta[http-equiv],meta[name=robots])";

export const isMisplaced = () => document.querySelector(MISPLACED) !== null;

/** Whether the page's author should hear of a tag in the head, or of half a pair of attributes. */
export const hasMistake = ({ matomoUrl, matomoSite, gtmAuth, gtmPreview }: TagsOptions) =>
  !matomoUrl !== !matomoSite || !gtmAuth !== !gtmPreview || isMisplaced();

/** Calls back when the whole page has been parsed. */
export function whenParsed(listener: () => void, signal: AbortSignal): void {
  if (document.readyState !== "loading") listener();
  else document.addEventListener("DOMContentLoaded", listener, { signal });
}
