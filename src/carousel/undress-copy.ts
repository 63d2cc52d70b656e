/** What no author wrote where it stands on a copy of a slide, its mark first. */
const DRESS = ["data-dealer-slide", "inert", "role", "aria-roledescription"];
const LABELS = ["aria-label", "aria-description"];

/** A page's script may copy slides that we have dressed, by `innerHTML +=` or `cloneNode`: ours is not said twice. */
export function undressCopy(slide: HTMLElement, slideLabel: string): void {
  if (!slide.matches("[data-dealer-slide]")) return;
  const hasLabel = slide.matches("[aria-roledescription], [aria-description]");
  for (const name of DRESS) slide.removeAttribute(name);
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
