import { cssOf, type Rgb, readableTint, textContrast } from "./colours.ts";
import type { OwnStyles } from "./own-styles.ts";
import { paintedBy } from "./painted-by.ts";
import { paintedColour } from "./painted-colour.ts";

const NO_TEXT = "[hidden], script, style, template";

/** More are of the same kinds. */
const MOST_TEXTS = 200;

/** The elements in some content that have text of their own, without what is hidden in it. */
export function textsIn(content: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  const visit = (element: Element) => {
    for (const child of element.children) {
      if (found.length === MOST_TEXTS || child.matches(NO_TEXT)) continue;
      if (hasText(child)) found.push(child as HTMLElement);
      visit(child);
    }
  };
  visit(content);
  return found;
}

const hasText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

/** A surface, and the author's content that lies on it. */
export interface Surface {
  readonly box: HTMLElement;
  readonly content: Element;
}

/** The texts with less contrast to a surface. On a background of the author's, such as a button's, they are the author's own. */
export function fainterOn(
  { box, content }: Surface,
  texts: readonly HTMLElement[],
  least: number,
): HTMLElement[] {
  const behind = paintedColour(getComputedStyle(box).backgroundColor);
  // What is behind it is not known.
  if (behind[3] < 1) return [];
  return texts.filter((text) => {
    const colour = paintedColour(getComputedStyle(text).color);
    // Transparent text is hidden on purpose.
    const isReadable = colour[3] < 0.05 || textContrast(colour, behind) >= least;
    return !isReadable && !hasOwnBackground(text, content);
  });
}

const hasOwnBackground = (text: Element | null, content: Element): boolean =>
  text !== null &&
  text !== content &&
  (paintedBy([text]) !== undefined || hasOwnBackground(text.parentElement, content));

/** Moves the colours of texts towards that of the surface's own text, as little as needed. */
export function makeReadable(texts: readonly HTMLElement[], { box }: Surface, styles: OwnStyles): void {
  const own = getComputedStyle(box);
  const [ink, behind] = [paintedColour(own.color), paintedColour(own.backgroundColor)];
  const tints = texts.map((text) => readableTint(paintedColour(getComputedStyle(text).color), ink, behind));
  texts.forEach((text, index) => {
    styles.set(text, "color", cssOf(tints[index] as Rgb), "important");
  });
}
