import { elementsOutside } from "../../kernel/page/elements-outside.ts";
import { colourSurface, colourTexts, restoreSurface } from "../../kernel/styles/surface/colour-surface.ts";
import type { MenuBranch } from "../menu-branch.ts";

/** Gives panels that open over the page the colours of the bar that they hang from. */
export function colourPanels({ element, panels }: MenuBranch): void {
  for (const panel of panels) {
    // In a hidden panel nothing has a transition: styles/panel.css.
    const staysDisplayed = panel.hasAttribute("hidden");
    colourSurface(panel, element.parentElement ?? element, { staysDisplayed });
  }
}

export const restorePanels = ({ panels }: MenuBranch) => panels.forEach(restoreSurface);

/** Makes the texts of panels readable that open within a surface. */
export function colourInnerPanels({ panels }: MenuBranch): void {
  for (const panel of panels) for (const box of elementsOutside(panel)) colourTexts(box, panel);
}

/** Gives a box that shows the whole list of a narrow page the colours of the list's place. */
export const colourList = (box: HTMLElement, menu: Element) =>
  colourSurface(box, box === menu ? (elementsOutside(menu)[0] ?? menu) : menu, { content: menu });
