import { contrastOf, isTransparent } from "./colours.ts";
import { type Item, nameBox, textNodes, toggleOf } from "./menu.ts";
import { isVisible, middleOf, nameOf } from "./met.ts";

/** Something drawn that looks like an arrow. */
interface Caret {
  readonly name: string;
  readonly element: Element;
  readonly colour: string;
}

const PSEUDOS = ["::before", "::after"] as const;
/** Larger shapes are lines, boxes and areas that are no arrows. */
const LARGEST_PX = 40;
const SMALLEST_CONTRAST = 3;
const SMALLEST_TOGGLE_PX = 24;
/** Text that only separates or numbers items. */
const DASHES = /^[\s\u200b\u2013\u2014\ufeff|·•-]*$/;

/** What is wrong with the arrow of an item whose label is visible. */
export function caretFaults(item: Item, icons: string): string[] {
  const carets = caretsOf(item, icons);
  const faults: string[] = [];
  if (carets.length !== 1)
    faults.push(
      `${item.name} has ${carets.length} carets: ${carets.map(({ name }) => name).join(", ") || "none"}`,
    );
  for (const { name, element, colour } of carets) {
    const point = middleOf(element) ?? { x: 0, y: 0 };
    const contrast = contrastOf(colour, element, point.x, point.y);
    if (contrast < Math.min(SMALLEST_CONTRAST, labelContrast(item) - 0.1))
      faults.push(`${item.name}: ${name} has a contrast of ${contrast.toFixed(1)}`);
  }
  return [...faults, ...toggleFaults(item)];
}

/** An arrow need not be easier to read than the theme's own label. */
function labelContrast(item: Item): number {
  const box = nameBox(item);
  const label = item.label ?? item.element;
  return box
    ? contrastOf(getComputedStyle(label).color, label, box.x + box.width / 2, box.y + box.height / 2)
    : SMALLEST_CONTRAST;
}

function toggleFaults(item: Item): string[] {
  const toggle = toggleOf(item);
  const name = nameBox(item);
  if (!toggle) return [`${item.name} has no toggle`];
  const { x, y, width, height, right } = toggle.getBoundingClientRect();
  const faults: string[] = [];
  if (Math.min(width, height) < SMALLEST_TOGGLE_PX - 0.5)
    faults.push(`${item.name}: toggle of ${Math.round(width)} × ${Math.round(height)} px`);
  if (!name || toggle.contains(item.label ?? null)) return faults;
  const apart = Math.abs(y + height / 2 - (name.y + name.height / 2));
  if (apart > name.height / 2)
    faults.push(`${item.name}: toggle ${Math.round(apart)} px above or below its label`);
  const covered = Math.min(right, name.right) - Math.max(x, name.x);
  if (apart <= name.height / 2 && covered > 4)
    faults.push(`${item.name}: toggle covers ${Math.round(covered)} px of its label`);
  return faults;
}

function caretsOf(item: Item, icons: string): Caret[] {
  const { element, panel, label } = item;
  const outside = (found: Element) => !panel.contains(found) && !found.contains(panel);
  const iconElements = [...element.querySelectorAll(icons)].filter(
    (icon) => outside(icon) && icon !== label && !icon.parentElement?.closest(icons) && isVisible(icon),
  );
  const controls = [...element.querySelectorAll("button, [role=button], [data-dealer-toggle], summary")];
  const hosts = new Set([element, ...(label ? [label, ...label.children] : []), ...controls.filter(outside)]);
  const carets: Caret[] = [];
  for (const host of hosts) {
    if (!isVisible(host) || iconElements.some((icon) => icon.contains(host))) continue;
    for (const pseudo of PSEUDOS) carets.push(...pseudoCaret(host, pseudo));
    if (host.matches("button, [role=button]") && host !== label) carets.push(...glyphOf(host));
  }
  for (const icon of iconElements) carets.push(...iconCaret(icon));
  return carets;
}

function pseudoCaret(element: Element, pseudo: (typeof PSEUDOS)[number]): Caret[] {
  const style = getComputedStyle(element, pseudo);
  if (/^(none|normal)$/.test(style.content)) return [];
  if (style.display === "none" || style.visibility !== "visible" || Number(style.opacity) === 0) return [];
  const [left, top] = [Number.parseFloat(style.left), Number.parseFloat(style.top)];
  if (style.position !== "static" && Math.max(Math.abs(left || 0), Math.abs(top || 0)) > 900) return [];
  const colour = inkOf(style);
  return colour ? [{ name: `${nameOf(element)}${pseudo}`, element, colour }] : [];
}

/** The colour that draws a shape, or undefined if nothing is drawn that can be an arrow. */
function inkOf(style: CSSStyleDeclaration): string | undefined {
  const [, text = ""] = /^"(.*)"$/.exec(style.content) ?? [];
  if (text.trim() && !DASHES.test(text))
    return Number.parseFloat(style.fontSize) > 3 ? style.color : undefined;
  const border = (["Top", "Right", "Bottom", "Left"] as const).find(
    (side) =>
      Number.parseFloat(style[`border${side}Width`]) > 0 &&
      style[`border${side}Style`] !== "none" &&
      !isTransparent(style[`border${side}Color`]),
  );
  const [width, height] = [Number.parseFloat(style.width), Number.parseFloat(style.height)];
  if (width > LARGEST_PX || height > LARGEST_PX) return undefined;
  if (border) return style[`border${border}Color`];
  if (!(width > 0 && height > 0)) return undefined;
  if (!isTransparent(style.backgroundColor)) return style.backgroundColor;
  return style.backgroundImage !== "none" ? style.color : undefined;
}

/** A printed toggle that shows a sign or a word of its own. */
function glyphOf(toggle: Element): Caret[] {
  const texts = [...textNodes(toggle)].filter((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { width, height } = range.getBoundingClientRect();
    const { overflow, clipPath, fontSize } = getComputedStyle(text.parentElement as Element);
    const isForReaders = overflow === "hidden" && clipPath !== "none";
    return width > 2 && height > 2 && !isForReaders && Number.parseFloat(fontSize) > 3;
  });
  const [first] = texts;
  if (!first?.parentElement || !isVisible(first.parentElement)) return [];
  return [
    {
      name: `text of ${nameOf(toggle)}`,
      element: toggle,
      colour: getComputedStyle(first.parentElement).color,
    },
  ];
}

function iconCaret(icon: Element): Caret[] {
  const { width, height } = icon.getBoundingClientRect();
  const parts = [icon, ...icon.querySelectorAll("*")];
  const drawn = parts.flatMap((part) => [
    ...(part instanceof SVGElement && part.matches("path, polyline, polygon, line, use")
      ? [inkOfShape(part)]
      : []),
    ...PSEUDOS.flatMap((pseudo) => pseudoCaret(part, pseudo).map(({ colour }) => colour)),
  ]);
  const own = inkOf(getComputedStyle(icon)) ?? (icon.matches("img") ? "black" : undefined);
  const [colour] = [...drawn, ...(own ? [own] : [])].filter((found) => !isTransparent(found));
  const isDrawn = colour !== undefined && (drawn.length > 0 || Math.max(width, height) > 2);
  return isDrawn ? [{ name: nameOf(icon), element: icon, colour }] : [];
}

function inkOfShape(shape: SVGElement): string {
  const { fill, stroke } = getComputedStyle(shape);
  return fill !== "none" && !isTransparent(fill) ? fill : stroke;
}
