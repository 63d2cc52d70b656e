import { hasAddress } from "../kernel/has-address.ts";
import { type MarkupLedger, markupLedger } from "./markup-ledger.ts";
import { changes } from "./mega-nav.ts";
import { currentBranch, type MenuBranch, readBranches } from "./menu-reader.ts";

/** The author's list, made into a menu. */
export interface Menu {
  readonly current: MenuBranch | undefined;
  /** Whether the author's markup brings its own landmark. */
  readonly hasLandmark: boolean;
  readonly isEmpty: boolean;
  branchOf(item: Element): MenuBranch | undefined;
  /** The branch that a press on this node opens or closes. */
  pressedBranch(target: Element): MenuBranch | undefined;
  /** Shows and hides panels. */
  show(before: MenuBranch | undefined, after: MenuBranch | undefined): void;
  focusToggle(branch: MenuBranch): void;
  restore(): void;
}

let lastId = 0;

export function enhanceMenu(root: HTMLElement): Menu {
  const ledger = markupLedger();
  const branches = readBranches(root);
  const toggles = new Map<MenuBranch, HTMLButtonElement>();
  for (const branch of branches.values()) toggles.set(branch, addToggle(branch, ledger));

  const setExpanded = (branch: MenuBranch, expanded: boolean) => {
    toggles.get(branch)?.setAttribute("aria-expanded", String(expanded));
    ledger.set(branch.item, "data-dealer-expanded", expanded ? "" : null);
    for (const panel of branch.panels) ledger.set(panel, "hidden", expanded ? null : "");
  };

  return {
    current: currentBranch(root, branches),
    hasLandmark: root.querySelector("nav") !== null || root.closest("nav") !== null,
    isEmpty: branches.size === 0,
    branchOf: (item) => branches.get(item as HTMLElement),
    pressedBranch(target) {
      const branch = branches.get(target.closest("li") as HTMLElement);
      return branch && !isOthersControl(target, branch) ? branch : undefined;
    },
    show(before, after) {
      const { closed, opened } = changes(before, after);
      for (const branch of opened) ledger.set(branch.item, "data-dealer-align", alignmentOf(branch.item));
      for (const branch of closed) setExpanded(branch, false);
      for (const branch of opened) setExpanded(branch, true);
    },
    focusToggle: (branch) => toggles.get(branch)?.focus(),
    restore: ledger.restore,
  };
}

/** A button with the label's name, between the label and the submenu. */
function addToggle(branch: MenuBranch, ledger: MarkupLedger): HTMLButtonElement {
  const toggle = document.createElement("button");
  toggle.type = "button";
  toggle.dataset.dealerToggle = "";
  toggle.setAttribute("aria-expanded", "false");
  toggle.setAttribute("aria-label", branch.label);
  ledger.set(branch.item, "data-dealer-branch", String(branch.level));
  for (const panel of branch.panels) {
    if (!panel.id) ledger.set(panel, "id", `dealer-submenu-${++lastId}`);
    ledger.set(panel, "data-dealer-panel", "");
    ledger.set(panel, "hidden", "");
  }
  toggle.setAttribute("aria-controls", branch.panels.map(({ id }) => id).join(" "));
  ledger.insertBefore(toggle, childAround(branch));
  return toggle;
}

function childAround({ item, panels: [panel] }: MenuBranch): Node {
  return [...item.children].find((child) => panel && child.contains(panel)) as Node;
}

/** A press on a link that leads somewhere, a field, or the panel's own content is not ours. */
function isOthersControl(target: Element, { item, panels }: MenuBranch): boolean {
  if (panels.some((panel) => panel.contains(target))) return true;
  const control = target.closest("a, button, input, select, textarea, label, summary");
  if (!control || !item.contains(control)) return false;
  return control instanceof HTMLAnchorElement
    ? hasAddress(control)
    : !control.hasAttribute("data-dealer-toggle");
}

/** The widest a panel gets: `max-inline-size` in mega-nav.light.css. */
const PANEL_MAX_PX = 420;

/** A panel that would be cut off grows the other way; read before anything is shown. */
function alignmentOf(item: HTMLElement): "start" | "end" {
  const { left, right } = item.getBoundingClientRect();
  const isLeftToRight = getComputedStyle(item).direction === "ltr";
  const roomPx = isLeftToRight ? document.documentElement.clientWidth - left : right;
  return roomPx < PANEL_MAX_PX ? "end" : "start";
}
