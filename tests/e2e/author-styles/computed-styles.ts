import type { Ui } from "../../support/ui.ts";

/** The computed style of one of the author's nodes, and where it is. */
export interface NodeStyle {
  readonly tag: string;
  readonly name: string;
  readonly style: Readonly<Record<string, string>>;
}

/** The computed styles of the author's nodes, by their number; without those of nodes that are not rendered. */
export const nodeStyles = (ui: Ui, section = ""): Promise<Record<string, NodeStyle>> =>
  ui.eval(readStyles, section);

function readStyles(section: string): Record<string, NodeStyle> {
  // Sizes and places depend on the room, not only on styles. Logical properties repeat physical ones.
  const IS_PLACE = /^(width|height|top|right|bottom|left|perspective-origin|transform-origin)$/;
  const IS_REPEATED = /(^|-)(inline|block|start-start|start-end|end-start|end-end)(-|$)|^(-|inset)/;
  // The same zero, which shows as `auto` in a flex or grid container.
  const shownValue = (style: CSSStyleDeclaration, property: string) =>
    style.getPropertyValue(property).replace(/^auto$/, property.startsWith("min-") ? "0px" : "auto");
  const nodes = [...document.querySelectorAll<HTMLElement>(`${section && `#${section}`} [data-node]`)];
  return Object.fromEntries(
    nodes.flatMap((node) => {
      const computed = getComputedStyle(node);
      const values = [...computed]
        .filter((property) => !IS_PLACE.test(property) && !IS_REPEATED.test(property))
        .map((property): [string, string] => [property, shownValue(computed, property)])
        // Of the element's own colour.
        .filter(([property, value]) => !property.endsWith("-color") || value !== computed.color);
      if (values.length === 0) return [];
      const tag = node.closest("section[id^=dealer-]")?.id ?? "";
      return [[node.dataset.node, { tag, name: node.localName, style: Object.fromEntries(values) }]];
    }),
  );
}
