import { nav } from "./menu.ts";
import { isMet } from "./met.ts";

const SIGN_MIN_PX = 8;

/** The menu buttons that a visitor can press: ours, and the theme's. */
export function menuButtons(selector: string): HTMLElement[] {
  const ours = nav().shadowRoot?.querySelector<HTMLElement>("[part~=toggle]");
  return [...(ours ? [ours] : []), ...document.querySelectorAll<HTMLElement>(selector)].filter(
    (button) => Math.min(button.offsetWidth, button.offsetHeight) >= SIGN_MIN_PX && isMet(button),
  );
}

export const buttonName = (button: Element) =>
  button.getRootNode() === document ? `the theme's ${button.className}` : "ours";
