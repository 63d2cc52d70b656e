import { elementsOutside } from "../kernel/page/elements-outside.ts";
import { elementsUnder } from "../kernel/page/elements-under.ts";

/** Whether anything of the page is under a panel, besides what is around the element. */
export function isCovering(element: Element, panel: Element): boolean {
  const around = elementsOutside(element);
  return elementsUnder(panel).some((one) => !element.contains(one) && !around.includes(one));
}
