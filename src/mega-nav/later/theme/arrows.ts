import { rgbOf } from "../../../kernel/styles/surface/colours.ts";
import type { MenuBranch } from "../../menu-branch.ts";
import { ARROW_MAX_PX, followsText, iconsIn } from "./icons.ts";
import { labelOf, leafBeside } from "./leaf-beside.ts";
import { ARROWS, ARROWS_AFTER } from "./signs.ts";

/** A theme's arrow: an element, or its `::before` or `::after`. */
export interface Arrow {
  readonly element: Element;
  readonly part: "whole" | "before" | "after";
}

/** The arrows that a theme draws on an item with a submenu. What it draws on items without one is no arrow. */
export function arrowsOf(branch: MenuBranch): Arrow[] {
  const { element, labelElement, toggle, panels } = branch;
  const leaf = leafBeside(element);
  const drawn: Arrow[] = [];
  const leafLabel = labelOf(leaf);
  const inLabel = [...(labelElement?.querySelectorAll("span") ?? [])];
  for (const [one, other] of [
    [element, leaf],
    [labelElement, leafLabel],
    ...inLabel.map((inner) => [inner, leafLabel?.querySelector("span")]),
  ]) {
    // Ours.
    if (!one || one === toggle) continue;
    const isOfTwoBars = hasTwoBars(one) && !(other && hasTwoBars(other));
    for (const part of ["before", "after"] as const) {
      if (one === element && part === "before" && !labelElement) continue;
      if (isOfTwoBars || (isArrow(one, part) && !(other && isArrow(other, part))))
        drawn.push({ element: one, part });
    }
  }
  // Where leaves have drawings too, these say what an item is about.
  const areDrawingsArrows = ![...(leaf?.querySelectorAll("svg, img") ?? [])].some(followsText);
  const icons = [labelElement, ...siblingsBefore(panels[0])].flatMap((around) =>
    iconsIn(around, toggle, areDrawingsArrows),
  );
  return [...drawn, ...icons.map((icon) => ({ element: icon, part: "whole" as const }))];
}

/** A printed toggle may have an icon for each state; where the theme's rules do not hide one of them, the first is kept. */
export function doubledIcons(toggle: Element): Arrow[] {
  const icons = [...toggle.querySelectorAll("svg, i, img")].filter((icon) => icon.checkVisibility());
  const [first, ...others] = icons;
  if (!first || others.length === 0) return [];
  const { left, right, top, bottom } = first.getBoundingClientRect();
  const isApart = (icon: Element) => {
    const box = icon.getBoundingClientRect();
    return box.left >= right || box.right <= left || box.top >= bottom || box.bottom <= top;
  };
  return others.filter(isApart).map((icon) => ({ element: icon, part: "whole" }));
}

function siblingsBefore(panel: Element | undefined): Element[] {
  const before = panel?.previousElementSibling;
  return before ? [before, ...siblingsBefore(before)] : [];
}

function isArrow(element: Element, part: "before" | "after"): boolean {
  const style = getComputedStyle(element, `::${part}`);
  const { content, display, visibility, opacity } = style;
  if (["none", "normal", ""].includes(content) || display === "none") return false;
  if (visibility === "hidden" || opacity === "0") return false;
  const text = /^"(.*)"/.exec(content)?.[1]?.trim();
  if (text) return text.length <= 2 && (part === "before" ? ARROWS : ARROWS_AFTER).test(text);
  if ([style.width, style.height].some((size) => Number.parseFloat(size) > ARROW_MAX_PX)) return false;
  const sides = [
    style.borderTopWidth,
    style.borderRightWidth,
    style.borderBottomWidth,
    style.borderLeftWidth,
  ];
  const lines = sides.filter((side) => Number.parseFloat(side) > 0).length;
  return (
    text === undefined ||
    lines > 1 ||
    style.clipPath !== "none" ||
    [style.backgroundImage, style.maskImage].some((image) => image !== "none")
  );
}

/** Two lines that cross or meet. Our style sheet hides the second on a label that is no link. */
function hasTwoBars(element: Element): boolean {
  const [first, second] = ["::before", "::after"].map((part) => getComputedStyle(element, part));
  if (!first || !second || !isBar(first)) return false;
  return (
    isBar(second) ||
    (second.content === "none" && first.position === "absolute" && !element.matches("[href], li"))
  );
}

function isBar({
  content,
  display,
  visibility,
  opacity,
  backgroundColor,
  width,
  height,
}: CSSStyleDeclaration) {
  const isDrawn = content === '""' && display !== "none" && visibility === "visible" && opacity !== "0";
  const sizes = [width, height].map((size) => Number.parseFloat(size));
  return (
    isDrawn &&
    sizes.every((size) => size > 0 && size <= ARROW_MAX_PX) &&
    (rgbOf(backgroundColor)?.[3] ?? 1) > 0
  );
}
