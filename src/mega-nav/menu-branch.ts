import type { Branch } from "./mega-nav.ts";

/** An item of the author's list that has a submenu. */
export interface MenuBranch extends Branch<MenuBranch> {
  readonly element: HTMLElement;
  /** The current text of the author's label. */
  label: string;
  /** The label's link, if it leads to another place. */
  link: HTMLAnchorElement | undefined;
  /** From 1. */
  readonly level: number;
  /** The element that the label comes from, unless it is bare text. */
  readonly labelElement: HTMLElement | undefined;
  readonly toggle: HTMLElement;
  readonly panels: readonly HTMLElement[];
  readonly tabList: Element | undefined;
}

/** The item's own `details`, which the browser opens and closes. */
export const detailsOf = ({ toggle }: MenuBranch): HTMLDetailsElement | undefined =>
  toggle.matches("summary") ? (toggle.parentElement as HTMLDetailsElement) : undefined;

export const contains = ({ element, panels }: MenuBranch, node: Node | null) =>
  element.contains(node) || panels.some((panel) => panel.contains(node));

export const panelsContain = ({ panels }: MenuBranch, node: Node | null) =>
  panels.some((panel) => panel.contains(node));
