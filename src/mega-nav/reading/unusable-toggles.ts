import { OWN_TOGGLE } from "../marks.ts";
import { ITEM } from "./nodes.ts";

const PRINTED = `${ITEM} :is(button, [role=button]):not(${OWN_TOGGLE})`;

/** The toggles in the author's markup that a visitor cannot press in the current layout, because the theme hides them. */
export const unusableToggles = (root: Element): ReadonlySet<Element> =>
  new Set([...root.querySelectorAll(PRINTED)].filter(isHiddenByStyle));

function isHiddenByStyle(toggle: Element): boolean {
  const { display, opacity, clip, visibility, pointerEvents } = getComputedStyle(toggle);
  if (display === "none" || opacity === "0" || !["auto", ""].includes(clip)) return true;
  const around = getComputedStyle(toggle.closest(ITEM) as Element);
  // An item that is hidden with its list is judged as if it were shown.
  return visibility !== around.visibility || (pointerEvents === "none" && around.pointerEvents !== "none");
}
