import type { MarkupLedger } from "../../kernel/markup/markup-ledger.ts";
import { unstyledRole } from "../../kernel/markup/unstyled-role.ts";

/** Elements whose own role must stay: a link stays a link, and a picture keeps its text. */
const KEEPS_ROLE = "a[href], button, img, picture, video, iframe, svg";
const IS_GROUP = "article, figure";

/** Gives a slide its name and role for assistive technology; a name from the author comes first. */
export function nameSlide(ledger: MarkupLedger, slide: HTMLElement, label: string, roleLabel: string): void {
  const append = (name: string) =>
    ledger.set(slide, name, [ledger.found(slide, name), label].filter(Boolean).join(", "));
  const role = ledger.found(slide, "role");
  if (role ? role !== "group" : slide.matches(KEEPS_ROLE)) append("aria-description");
  else {
    if (!slide.matches(IS_GROUP)) ledger.set(slide, "role", unstyledRole("group"));
    ledger.set(slide, "aria-roledescription", ledger.found(slide, "aria-roledescription") ?? roleLabel);
    append("aria-label");
  }
}
