import { elementsOutside } from "../../page/elements-outside.ts";
import { cssOf, DARK, inkOn, isDark, READABLE, type Rgb, textContrast, WHITE } from "./colours.ts";
import { OwnStyles } from "./own-styles.ts";
import { paintedBy } from "./painted-by.ts";
import { paintedColour } from "./painted-colour.ts";
import { fainterOn, makeReadable, type Surface, textsIn } from "./texts.ts";

/** The page's colours, for the style sheet of a surface: they apply where the author has set no custom property. */
const SURFACE = "--dealer-page-surface";
const TEXT = "--dealer-page-text";

/** Text of less contrast was meant for another background. */
const LOST = 2;

interface Options {
  /** The author's content on the surface; by default what is in it. */
  readonly content?: Element;
  /** The surface has the colour of the page's text, and its text the colour of the page. */
  readonly isReversed?: boolean;
  /** The visitor sees it already, or nothing in it has a transition. */
  readonly staysDisplayed?: boolean;
}

const coloured = new WeakMap<Element, { readonly surface: Surface; readonly styles: OwnStyles }>();

/** Gives a surface the colours of its place in the page, and makes the author's texts on it readable. */
export function colourSurface(
  box: HTMLElement,
  place: Element,
  { content = box, isReversed = false, staysDisplayed = false }: Options = {},
): void {
  restoreSurface(box);
  const surface = { box, content };
  const styles = new OwnStyles();
  coloured.set(box, { surface, styles });
  // What is not displayed has no transitions of colours.
  const display = [box.style.getPropertyValue("display"), box.style.getPropertyPriority("display")] as const;
  if (!staysDisplayed) styles.set(box, "display", "none", "important");
  const text = textAt(place);
  const texts = textsIn(content);
  const show = (colour: string) => setColours(box, { colour, text, isReversed }, styles);
  const colours = coloursAt(place, text);
  const counts = firstGood(colours, (colour) => {
    show(colour);
    return fainterOn(surface, texts, LOST).length;
  });
  const best = counts.indexOf(Math.min(...counts));
  if (counts[best]) show(colours[best] as string);
  makeReadable(fainterOn(surface, texts, READABLE), surface, styles);
  if (!staysDisplayed) styles.set(box, "display", ...display);
}

/** Makes texts readable that appear on a surface later. */
export function colourTexts(box: Element, content: Element): void {
  const found = coloured.get(box);
  if (found) makeReadable(fainterOn(found.surface, textsIn(content), READABLE), found.surface, found.styles);
}

/** Restores what a surface and the texts on it had. */
export function restoreSurface(box: Element): void {
  coloured.get(box)?.styles.restore();
  coloured.delete(box);
}

/** Text that is hidden by its colour says nothing about the page. */
function textAt(place: Element): string {
  const { color } = getComputedStyle(place);
  return paintedColour(color)[3] > 0.5 ? color : "CanvasText";
}

/** The colours that a surface may have, best first: what is painted there, then what fits the text. */
function coloursAt(place: Element, text: string): string[] {
  const painted = paintedBy([place, ...elementsOutside(place)]);
  const greys = isDark(paintedColour(text)) ? [WHITE, DARK] : [DARK, WHITE];
  const first = painted === undefined ? ["Canvas"] : painted ? [cssOf(painted)] : [];
  return [...first, ...greys.map(cssOf)];
}

/** The counts for some colours, up to the first that is zero. */
function firstGood(colours: readonly string[], countOf: (colour: string) => number): number[] {
  const counts: number[] = [];
  for (const colour of colours) if (counts.at(-1) !== 0) counts.push(countOf(colour));
  return counts;
}

interface Colours {
  readonly colour: string;
  readonly text: string;
  readonly isReversed: boolean;
}

function setColours(box: HTMLElement, { colour, text, isReversed }: Colours, styles: OwnStyles): void {
  const own = getComputedStyle(box);
  styles.set(box, SURFACE, colour);
  styles.set(box, TEXT, text);
  // For the browser's own colours of links and controls.
  if (own.backgroundColor === colour) styles.set(box, "color-scheme", schemeOf(colour));
  const [ink, behind] = [own.color, own.backgroundColor].map(paintedColour) as [Rgb, Rgb];
  if (textContrast(ink, behind) < READABLE) styles.set(box, TEXT, cssOf(inkOn(isReversed ? ink : behind)));
}

const schemeOf = (colour: string) => (isDark(paintedColour(colour)) ? "dark" : "light");
