import { hasAddress } from "../../kernel/has-address.ts";
import { isElement, isSilent } from "./element-kinds.ts";
import type { ItemParts } from "./item-parts.ts";
import type { Submenu } from "./menu-item.ts";
import type { Pointers } from "./pointers.ts";

const CONTAINERS = "div, section, article, aside, nav";

/** What an item opens, if anything. */
export function submenuOf(parts: ItemParts, pointers: Pointers): Submenu | undefined {
  const { around, labelNode, holders } = parts;
  const label = labelNode && isElement(labelNode) ? labelNode : undefined;
  const pointed = label && pointers.panelOf(label);
  if (pointed && !around.contains(pointed))
    return { panels: [pointed, ...holders], toggle: label, isPointedTo: true };

  const details = around.matches("details") ? around : holders.find((holder) => holder.matches("details"));
  const summary = details?.querySelector<HTMLElement>("summary");
  const panels = details && summary ? contentAfter(summary) : [...holders, ...linkPanels(parts, pointed)];
  if (panels.length === 0) return undefined;
  const toggle = summary ?? printedToggle(parts, panels) ?? pressableLabel(label, pointers);
  return { panels, toggle, isPointedTo: false };
}

function contentAfter(summary: Element): HTMLElement[] {
  const next = summary.nextElementSibling;
  return next ? [next as HTMLElement, ...contentAfter(next)] : [];
}

/** A menu may be no list at all: a box of links after the label, or what the label points to. */
function linkPanels({ own, labelNode }: ItemParts, pointed: HTMLElement | undefined): HTMLElement[] {
  const labelAt = own.findIndex((node) => labelNode && node.contains(labelNode));
  return own
    .slice(labelAt + 1)
    .filter(isElement)
    .filter(
      (element) =>
        element === pointed || (element.matches(CONTAINERS) && element.querySelector("a[href]") !== null),
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
  return buttons.find((button) => !isSilent(button) && button !== labelNode && !button.closest("form"));
}

/** A label that takes the focus and leads nowhere opens its submenu itself. */
function pressableLabel(label: HTMLElement | undefined, pointers: Pointers): HTMLElement | undefined {
  if (label?.matches("button")) return label;
  const leadsNowhere = label?.matches("a[href]") && (!hasAddress(label) || pointers.panelOf(label));
  return leadsNowhere ? label : undefined;
}
