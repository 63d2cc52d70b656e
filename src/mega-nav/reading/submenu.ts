import { hasAddress } from "../../kernel/markup/has-address.ts";
import { CONTENT, hasContent } from "./content.ts";
import type { ItemParts } from "./item-parts.ts";
import { isElement, isIgnored, nodesIn } from "./nodes.ts";
import type { PanelLinks } from "./panel-links.ts";

export interface Submenu {
  /** The elements to show and hide: each is the outermost wrapper that does not contain the label. */
  readonly panels: readonly HTMLElement[];
  /** The author's own toggle: a button beside the label, or a label that can be pressed but leads nowhere. */
  readonly toggle: HTMLElement | undefined;
  /** The label links to its panel, which is elsewhere in the menu: it is a tab if the layout has tabs. */
  readonly isLinkTarget: boolean;
}

const CONTAINERS = "div, section, article, aside, nav";

/** The submenu that an item opens, if it has one. */
export function submenuOf(parts: ItemParts, links: PanelLinks): Submenu | undefined {
  const { around, labelNode, holders } = parts;
  const label = labelNode && isElement(labelNode) ? labelNode : undefined;
  const linked = label && links.panelOf(label);
  if (linked && !around.contains(linked))
    return { panels: [linked, ...holders], toggle: label, isLinkTarget: true };

  const details = around.matches("details") ? around : holders.find((holder) => holder.matches("details"));
  const summary = details?.querySelector<HTMLElement>("summary");
  const panels =
    details && summary
      ? contentAfter(summary)
      : [...holders.filter(isFilled), ...boxesOfLinks(parts, linked)];
  if (panels.length === 0) return undefined;
  const toggle = summary ?? printedToggle(parts, panels) ?? pressableLabel(label, links);
  return { panels, toggle, isLinkTarget: false };
}

/** A CMS or a script may fill a list later, or show what it has hidden. */
const isFilled = (holder: Element): boolean =>
  hasHiddenItems(holder) ? nodesIn(holder).some(isShownAndFilled) : hasContent(holder) || hasText(holder);

const HIDDEN_ITEM = "li[hidden]";

const hasHiddenItems = (holder: Element) => holder.querySelector(HIDDEN_ITEM) !== null;

/** A theme may show hidden items all the same. */
const isShownAndFilled = (node: Node) => {
  if (!isElement(node)) return /\S/.test(node.nodeValue ?? "");
  const isHidden = node.matches(HIDDEN_ITEM) && getComputedStyle(node).display === "none";
  return !isHidden && (node.matches(CONTENT) || isFilled(node));
};

/** Text that a visitor can read. */
function hasText(element: Element): boolean {
  if (element.matches("script, style")) return false;
  return [...element.childNodes].some((node) =>
    isElement(node) ? hasText(node) : node instanceof Text && /\S/.test(node.data),
  );
}

function contentAfter(summary: Element): HTMLElement[] {
  const next = summary.nextElementSibling;
  return next ? [next as HTMLElement, ...contentAfter(next)] : [];
}

/** Some submenus contain no list: a box of links after the label, or the panel that the label links to. */
function boxesOfLinks({ own, labelNode }: ItemParts, linked: HTMLElement | undefined): HTMLElement[] {
  const labelAt = own.findIndex((node) => labelNode && node.contains(labelNode));
  return own
    .slice(labelAt + 1)
    .filter(isElement)
    .filter(
      (element) =>
        element === linked || (element.matches(CONTAINERS) && element.querySelector("a[href]") !== null),
    );
}

function printedToggle(
  { own, labelNode }: ItemParts,
  panels: readonly HTMLElement[],
): HTMLElement | undefined {
  const buttons = own
    .filter(isElement)
    .filter((element) => !panels.includes(element))
    .flatMap((element) => [element, ...element.querySelectorAll<HTMLElement>("button, [role=button]")])
    .filter((element) => element.matches("button, [role=button]"));
  return buttons.find((button) => !isIgnored(button) && button !== labelNode && !button.closest("form"));
}

/** A label that can have the focus and leads nowhere opens its submenu itself. */
function pressableLabel(label: HTMLElement | undefined, links: PanelLinks): HTMLElement | undefined {
  if (label?.matches("button, [role=button][tabindex]:not(a[href])")) return label;
  const leadsNowhere = label?.matches("a[href]") && (!hasAddress(label) || links.panelOf(label));
  return leadsNowhere ? label : undefined;
}
