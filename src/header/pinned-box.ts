/** The box that stays in view: the tag, or the `<header>` that it is in, where the tag itself has no room to stay. */
export function pinnedBox(element: HTMLElement): HTMLElement {
  const around = element.parentElement;
  return around?.localName === "header" ? around : element;
}
