import { contracts } from "../../src/contracts.ts";
import type { Contract } from "../../src/kernel/element/contract.ts";

/** The tags whose code waits until they are near the window. */
export const NEAR = contracts
  .filter(({ start }: Contract) => start.mode === "near")
  .map(({ tag }) => `${tag}:not([load])`)
  .join();

/** On a page: a visitor points at it; the tags without code that the visitor may need there, but for those that match the second selector. */
export function undefinedTags(near: string, waiting = ":not(*)"): string[] {
  document.documentElement.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
  const isFar = (element: Element) =>
    element.matches(near) &&
    (!element.checkVisibility() || element.getBoundingClientRect().top > 2 * innerHeight);
  return [...document.querySelectorAll(`:not(:defined, ${waiting})`)]
    .filter((element) => !isFar(element))
    .map(({ localName }) => localName);
}
