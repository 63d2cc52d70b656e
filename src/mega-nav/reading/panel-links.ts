import { decoded } from "../../kernel/page/decoded.ts";
import { ITEM, ITEMS } from "./nodes.ts";

/** The links that point to a panel elsewhere in the same menu. */
export interface PanelLinks {
  all(): Iterable<Element>;
  panelOf(link: Element): HTMLElement | undefined;
  /** A linked panel belongs to the item of its link, wherever it is in the menu. */
  isLinked(panel: Element): boolean;
}

const PANELS = "div, section, article, aside, nav, fieldset, ul, ol, table, form";

export function readPanelLinks(root: HTMLElement): PanelLinks {
  const panels = new Map<Element, HTMLElement>();
  const byId = firstById(root);
  for (const link of root.querySelectorAll('a[href^="#"]')) {
    const panel = byId.get(decoded(link.getAttribute("href")?.slice(1) ?? ""));
    if (!panel?.matches(PANELS) || panel.contains(link)) continue;
    // A theme's button names the list itself.
    if (link.closest(ITEMS) || !panel.querySelector(ITEM)) panels.set(link, panel);
  }
  const linked = new Set<Element>(panels.values());
  return {
    all: () => panels.keys(),
    panelOf: (link) => panels.get(link),
    isLinked: (panel) => linked.has(panel),
  };
}

/** The links that do not point to the same panel as before. */
export const changedLinks = (before: PanelLinks, after: PanelLinks): Element[] =>
  [...before.all(), ...after.all()].filter((link) => before.panelOf(link) !== after.panelOf(link));

/** One query for all ids: a menu may have thousands of links. */
function firstById(root: HTMLElement): ReadonlyMap<string, HTMLElement> {
  const last = [...root.querySelectorAll<HTMLElement>('[id]:not([id=""])')].reverse();
  return new Map(last.map((element) => [element.id, element]));
}
