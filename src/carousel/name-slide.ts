import type { MarkupLedger } from "../kernel/markup-ledger.ts";

/** What assistive technology has a use for as it is: a link stays a link, and a picture keeps its text. */
const NO_GROUP = "a[href], button, img, picture, video, iframe, svg";
const GROUP_BY_NATURE = "article, figure";

/** Tells assistive technology which slide it is; a name that the author has given comes first. */
export function nameSlide(ledger: MarkupLedger, slide: HTMLElement, label: string, roleLabel: string): void {
  const append = (name: string) =>
    ledger.set(slide, name, [ledger.found(slide, name), label].filter(Boolean).join(", "));
  const role = ledger.found(slide, "role");
  if (role ? role !== "group" : slide.matches(NO_GROUP)) append("aria-description");
  else {
    if (!slide.matches(GROUP_BY_NATURE)) ledger.set(slide, "role", "group");
    ledger.set(slide, "aria-roledescription", ledger.found(slide, "aria-roledescription") ?? roleLabel);
    append("aria-label");
  }
}
