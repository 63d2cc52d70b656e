const MARK = "data-dealer-tip";

export const isTip = (element: Element) => element.hasAttribute(MARK);

let count = 0;

/** A tip with its text, and around it the gap to its trigger, over which a pointer may travel. */
export function tipNode(text: string, direction: string): HTMLElement {
  const tip = document.createElement("div");
  tip.id = `dealer-tip-${++count}`;
  tip.role = "tooltip";
  // Its words are its trigger's description already, and at the page's end they would belong to nothing.
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
