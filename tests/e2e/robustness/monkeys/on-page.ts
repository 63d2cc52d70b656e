/** On the page: the middle of the nth control that a pointer can reach at the current scroll position. */
export function reachable(nth: number): { x: number; y: number } | undefined {
  const CONTROLS = "a[href], button, input, summary, [tabindex], [role=option]";
  /** Controls that open a window of the browser. */
  const OWN_WINDOWS = "select, [type=date], [type=file], [type=color]";
  const everything = (root: ParentNode): Element[] =>
    [...root.querySelectorAll("*")].flatMap((element) => [
      element,
      ...(element.shadowRoot ? everything(element.shadowRoot) : []),
    ]);
  const hitAt = (x: number, y: number) => {
    let hit = document.elementFromPoint(x, y);
    while (hit?.shadowRoot) {
      const inner = hit.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === hit) break;
      hit = inner;
    }
    return hit;
  };
  const points = everything(document)
    .filter((element) => element.matches(CONTROLS) && !element.matches(OWN_WINDOWS))
    .flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      return element.contains(hitAt(middle.x, middle.y)) ? [middle] : [];
    });
  return points[nth % points.length];
}

/** On the page: moves an element to the end of the main part, or back to its place. */
export function moveTag(tag: string): void {
  const element = document.querySelector(tag);
  const main = document.querySelector("main");
  if (!element || !main) return;
  const mark = document.querySelector(`[data-place="${tag}"]`);
  if (mark) mark.replaceWith(element);
  else {
    const place = Object.assign(document.createElement("span"), { hidden: true });
    place.dataset.place = tag;
    element.replaceWith(place);
    main.append(element);
  }
}
