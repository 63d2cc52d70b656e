import { MARK, OWN_TOGGLE } from "../../marks.ts";
import { ITEM } from "../../reading/nodes.ts";
import { leafBeside } from "./leaf-beside.ts";
import { SIGN } from "./signs.ts";

/** Larger drawings are not arrows: lines under an item, or backgrounds. */
export const ARROW_MAX_PX = 32;
const ICONS = "i, b, em, span, svg, small, sup, strong, img";
const ICON_NAMES = /arrow|caret|chevron|angle|icon|indicator|sub|toggle|drop|plus|expand/i;
const ARROW_NAMES = /arrow|caret|chevron|angle|drop/i;
const ARROW_FILES = /arrow|caret|chevron|angle|drop|down(?!load)|triangle|expand|plus|pijl/i;
const OTHER_NAMES =
  /cart|basket|winkel|user|account|avatar|profil|search|zoek|phone|mail|flag|vlag|home|star|heart|lock|log|globe|badge|new|nieuw/i;
const OTHER_FILES = new RegExp(`${OTHER_NAMES.source}|icon`, "i");
/** What the label of a picture says that opens a submenu. */
const OPENING = /open|menu|toon|uitklap/i;
/** A filled chevron is one path of at most this many characters; other pictures are longer, or of more shapes. */
const ARROW_PATH_LENGTH = 240;
/** Google's icon fonts draw a picture for the name that is its text. */
const MATERIAL_ICONS = "[class*=material-icons], [class*=material-symbols]";
const MATERIAL_ARROWS = /^(expand|arrow|keyboard_arrow|chevron|add|unfold|south|stat)(_\w+)?$/;
const WORDS = /[\p{L}\p{N}]/u;

/** The icons at the end of a label, or the icon itself. */
export function iconsIn(around: Element | undefined, toggle: Element, areDrawingsArrows: boolean): Element[] {
  if (!around || (around === toggle && around.matches(OWN_TOGGLE))) return [];
  const candidates = [around, ...around.querySelectorAll(ICONS)].filter((one) => one.matches(ICONS));
  const icons = candidates.filter((one) => isIcon(one, areDrawingsArrows) || isSignIn(one, around));
  return icons.filter((icon) => !icons.some((other) => other !== icon && other.contains(icon)));
}

/** A sign in an element of its own, after the text or before it; before each item's text it is no arrow. */
function isSignIn(element: Element, around: Element): boolean {
  const sign = element.textContent.trim();
  if (!SIGN.test(sign)) return false;
  const hasAfter = hasTextAfter(element, around);
  if (followsText(element)) return !hasAfter;
  const item = element.closest(ITEM);
  return hasAfter && !(item && leafBeside(item)?.textContent.includes(sign));
}

function hasTextAfter(element: Element, around: Element): boolean {
  const rest = document.createRange();
  rest.setStartAfter(element);
  rest.setEnd(around, around.childNodes.length);
  return element !== around && WORDS.test(rest.toString());
}

/** A small picture after the text that its author calls an arrow, or that says nothing. */
function isPicture(image: Element, areDrawingsArrows: boolean): boolean {
  if (!isSmall(image) || !followsText(image)) return false;
  const alt = image.getAttribute("alt")?.trim();
  const names = `${image.className} ${alt} ${image.getAttribute("src")?.replace(/^data:.*/, "")}`;
  return ARROW_FILES.test(names) || (!alt && areDrawingsArrows && !OTHER_FILES.test(names));
}

function isIcon(element: Element, areDrawingsArrows: boolean): boolean {
  if (element.matches("img")) return isPicture(element, areDrawingsArrows);
  const text = element.textContent ?? "";
  if (element.matches(MATERIAL_ICONS)) return MATERIAL_ARROWS.test(text.trim()) && followsText(element);
  if (WORDS.test(text) || element.querySelector("img, input, button, a")) return false;
  const names = `${element.getAttribute("class")} ${element.querySelector("[class]")?.getAttribute("class")} ${element.querySelector("use")?.getAttribute("href")}`;
  if (!ARROW_NAMES.test(names) && isOtherPicture(element, names)) return false;
  if (element.closest(`[${MARK.item}]`)) return isArrowWithoutList(element, names);
  const isDrawing = areDrawingsArrows && element.matches("svg") && isSmall(element);
  return (isDrawing || ICON_NAMES.test(names)) && followsText(element);
}

function isOtherPicture(element: Element, names: string): boolean {
  const drawing = element.matches("svg") ? element : element.querySelector("svg");
  const said = [element, drawing]
    .map((one) => one?.getAttribute("aria-label") ?? one?.querySelector("title")?.textContent ?? "")
    .join(" ");
  if (OTHER_NAMES.test(names) || (/\S/.test(said) && !OPENING.test(said))) return true;
  return drawing !== null && !isChevron(drawing);
}

/** One path, or two lines; a shape that is not drawn only keeps the picture's size. */
function isChevron(drawing: Element): boolean {
  const shapes = [
    ...drawing.querySelectorAll("path, polyline, polygon, line, circle, ellipse, rect, use, image, text"),
  ].filter((shape) => shape.getAttribute("fill") !== "none" || getComputedStyle(shape).stroke !== "none");
  if (shapes.every((shape) => shape.matches("line"))) return shapes.length <= 2;
  const [shape] = shapes;
  const path = shape?.getAttribute("d") ?? shape?.getAttribute("points") ?? "";
  const isOutline = shape?.matches("path, polyline, polygon") ?? false;
  return shapes.length === 1 && isOutline && path.length <= ARROW_PATH_LENGTH;
}

const isSmall = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return Math.max(width, height) <= ARROW_MAX_PX;
};

/** Utility frameworks give icons no names, and a floated arrow may come before the text. */
const isArrowWithoutList = (element: Element, names: string) =>
  ARROW_NAMES.test(names) || (followsText(element) && (element.matches("svg") || ICON_NAMES.test(names)));

/** An icon before the text says what an item is about. */
export const followsText = (element: Element) =>
  [...precedingNodes(element)].some((node) => WORDS.test(node.textContent ?? ""));

function* precedingNodes(element: Element): Generator<Node> {
  for (let around: Element | null = element; around && !around.matches(ITEM); around = around.parentElement)
    for (let node = around.previousSibling; node; node = node.previousSibling) yield node;
}
