import { restoreCopy } from "../../kernel/markup/restore-copy.ts";

/** Attributes that no author wrote on a copy of a slide: the mark and what we set with it. */
const OUR_ATTRIBUTES = ["data-dealer-slide", "inert", "role", "aria-roledescription"];
const LABELS = ["aria-label", "aria-description"];

/** Removes our changes from a copy of a slide: otherwise the copy's label would contain ours twice. */
export function restoreSlideCopy(slide: HTMLElement, slideLabel: string): void {
  if (!slide.matches("[data-dealer-slide]")) return;
  const hasLabel = slide.matches("[aria-roledescription], [aria-description]");
  restoreCopy(slide, OUR_ATTRIBUTES);
  slide.style.transform = "";
  if (!slide.getAttribute("style")) slide.removeAttribute("style");
  if (hasLabel) for (const name of LABELS) shorten(slide, name, partsOf(slideLabel));
}

const partsOf = (label: string) => label.split(", ").length;

function shorten(slide: Element, name: string, parts: number): void {
  const text = slide.getAttribute(name)?.split(", ").slice(0, -parts).join(", ");
  if (text) slide.setAttribute(name, text);
  else slide.removeAttribute(name);
}
