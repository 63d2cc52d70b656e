/** What a page is divided into; a section or a form without an id says nothing about where it is. */
const PLACES = [
  ":is(a,area,form,section,article,[role=region],[role=form])[id]",
  "header,nav,main,footer,aside,dialog,dealer-call-us,dealer-mega-nav",
  "[role=banner],[role=navigation],[role=main],[role=contentinfo],[role=complementary],[role=dialog]",
].join();

/** Where on the page something was done: an id or a name of markup, never text, which may repeat what was typed. */
export function placeOf(path: readonly EventTarget[]): string {
  const place = path.find((node): node is Element => node instanceof Element && node.matches(PLACES));
  // Not the properties: a field of a form can have the name of one.
  return place?.getAttribute("id") || place?.getAttribute("role") || place?.localName || "page";
}
