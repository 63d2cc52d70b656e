import { isIgnored } from "../../reading/nodes.ts";
import { isClear, isHiddenUpTo, isHiding } from "./hiding-styles.ts";

/** Smaller text cannot be read. */
export const LEAST_TEXT_PX = 4;

/** Whether a link of an open box has anything to see in it: text, a picture, or an icon that a style draws. */
export function hasContent(link: Element, box: Element): boolean {
  const texts = textsIn(link);
  return texts.length === 0 || texts.some((text) => isSeen(text, link, box)) || hasPicture(link);
}

/**
 * The elements around the texts of a link that are to be shown, without the link: none if it has text outside them.
 * Texts for screen readers stay hidden beside others.
 */
export function partsToShow(link: Element): HTMLElement[] {
  const parents = textsIn(link)
    .map((text) => text.parentElement as HTMLElement)
    .filter((parent) => !parent.closest("[hidden]"));
  if (parents.includes(link as HTMLElement)) return [];
  const readable = parents.filter((parent) => !isForScreenReaders(parent));
  return (readable.length > 0 ? readable : parents).flatMap((parent) => elementsUpTo(parent, link));
}

function textsIn(link: Element): Text[] {
  const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (/\S/.test(text.data) && !isIgnored(text.parentNode as Node)) texts.push(text);
  }
  return texts;
}

function isSeen(text: Text, link: Element, box: Element): boolean {
  const parent = text.parentElement as Element;
  const isColoured = isPainted(getComputedStyle(parent)) || getComputedStyle(link).backgroundClip === "text";
  if (!isColoured || isHiddenUpTo(parent, link)) return false;
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].some((line) => isLineSeen(line, parent, link, box));
}

function isLineSeen(line: DOMRect, parent: Element, link: Element, box: Element): boolean {
  const uncut = [...elementsUpTo(parent, box), box].filter(isCutting).reduce((rest, cutting) => {
    return overlapOf(rest, cutting.getBoundingClientRect());
  }, line);
  // An ellipsis cuts most of a long text off, and less than half of its height.
  if (uncut.width < 2 || uncut.height < Math.max(LEAST_TEXT_PX, line.height * 0.6)) return false;
  const inLink = overlapOf(uncut, link.getBoundingClientRect());
  const isInLink = inLink.width > 0 && inLink.height > 0;
  const { x, y, width, height } = isInLink ? inLink : uncut;
  const there = document.elementsFromPoint(x + width / 2, y + height / 2);
  // The window does not show this part of the box, or the text lets presses through.
  if (!there.some((one) => box.contains(one)) || getComputedStyle(parent).pointerEvents === "none")
    return isInLink;
  return there.includes(parent);
}

const isCutting = (element: Element) => getComputedStyle(element).overflowX !== "visible";

function overlapOf(one: DOMRect, other: DOMRect): DOMRect {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
  return new DOMRect(x, y, Math.max(0, right - x), Math.max(0, bottom - y));
}

/** Also by an outline, a shadow, or the background in the shape of the letters. */
export function isPainted(style: CSSStyleDeclaration): boolean {
  const { webkitTextFillColor, webkitTextStrokeWidth, textShadow, backgroundClip } = style;
  return (
    !isClear(webkitTextFillColor) ||
    Number.parseFloat(webkitTextStrokeWidth) > 0 ||
    textShadow !== "none" ||
    backgroundClip === "text"
  );
}

const PICTURES = "img, svg, picture, canvas, video, object";

/** A theme may replace a text by a picture, and hide it for that. */
const hasPicture = (link: Element) =>
  [link, ...link.querySelectorAll("*")].some(
    (element) => !isHiddenUpTo(element, link) && (isPicture(element) || hasIcon(element)),
  );

function isPicture(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width < LEAST_TEXT_PX || height < LEAST_TEXT_PX) return false;
  return element.matches(PICTURES) || isDrawn(getComputedStyle(element));
}

const isDrawn = ({ backgroundImage, maskImage }: CSSStyleDeclaration) =>
  [backgroundImage, maskImage].some((image) => image.includes("url("));

const hasIcon = (element: Element) =>
  ["::before", "::after"].some((pseudo) => isIcon(getComputedStyle(element, pseudo)));

/** A letter, a sign of an icon font, or a picture; no arrow and no underline. */
function isIcon(style: CSSStyleDeclaration): boolean {
  const { content, display, fontSize, textIndent, opacity } = style;
  if (["none", "normal"].includes(content) || display === "none" || opacity === "0") return false;
  if (content.includes("url(") || isDrawn(style)) return true;
  const hasSign = /[\p{L}\p{N}\p{Co}\p{Extended_Pictographic}]/u.test(content);
  const isInPlace = Math.abs(Number.parseFloat(textIndent)) < 100 && !/^[1-9]\d*%/.test(textIndent);
  return hasSign && isInPlace && Number.parseFloat(fontSize) >= LEAST_TEXT_PX && isPainted(style);
}

function isForScreenReaders(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return getComputedStyle(element).position === "absolute" && (isHiding(element) || width * height <= 1);
}

/** An element and those around it, without the last one. */
export const elementsUpTo = (element: HTMLElement | Element, end: Element): HTMLElement[] =>
  element === end ? [] : [element as HTMLElement, ...elementsUpTo(element.parentElement as Element, end)];
