const MARK = "data-dealer-tip";

export const isTip = (element: Element) => element.hasAttribute(MARK);

let count = 0;

/** Creates a tip: the inner box with the text, and an outer one that includes the gap to the trigger, so that the pointer can cross it. */
export function createTip(text: string, direction: string): HTMLElement {
  const tip = document.createElement("div");
  tip.id = `dealer-tip-${++count}`;
  // Without `role="tooltip"`, which pages style for tooltips of their own. The trigger's description has this text already; here, at the end of the page, it would be read without context.
  tip.ariaHidden = "true";
  tip.popover = "manual";
  tip.setAttribute(MARK, "");
  tip.dir = direction;
  const box = document.createElement("div");
  box.part.add("tip");
  box.textContent = text;
  tip.append(box);
  return tip;
}
