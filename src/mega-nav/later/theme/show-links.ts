import { follow } from "../../../kernel/element/follow.ts";
import { ended } from "../../../kernel/task/ended.ts";
import { isMenuShown } from "../../control/menu-button.ts";
import type { MenuController } from "../../control/menu-controller.ts";
import { elementsAround } from "../../decoration/shown-elements.ts";
import { MARK } from "../../marks.ts";
import type { MegaNavHost } from "../../mega-nav.host.ts";
import { shownBranches } from "../../mega-nav.ts";
import { isList, outsideItems } from "../../reading/nodes.ts";
import { afterPaint } from "../after-paint.ts";
import { setAuthorStyles } from "../set-styles.ts";
import { fadesIn } from "./fades.ts";
import { isHiddenUpTo } from "./hiding-styles.ts";
import { hasContent, partsToShow } from "./link-text.ts";
import { readableStyles } from "./text-styles.ts";

/** After the links their texts are judged, and both again after a fade. */
const MOST_ROUNDS = 4;

/**
 * Some themes hide the links of a submenu, or the texts of these links, and not its list. Where none of the links that have
 * been opened can be read and pressed, all of them are shown as an open list is.
 */
export function showLinks(host: MegaNavHost, { menu }: MenuController): void {
  const { element, state, lifetime } = host;
  const rounds = new Map<object, number>();
  /** What the pointer has left, or come to: its links may fade now. */
  const left = new Set<object>();
  const styled = new Map<object, HTMLElement[]>();

  const judge = () => {
    if (lifetime.aborted) return;
    const lists = isMenuShown(host) ? [outsideItems(element).filter(isList)] : [];
    const writes = [
      ...lists.map((boxes) => judgeOne(element, boxes)),
      ...[...shownBranches(state.get())].map((branch) => judgeOne(branch, branch.panels)),
    ];
    for (const write of writes) write?.();
  };
  const judgeSoon = afterPaint(judge, lifetime);

  /** Reads; what it returns writes. */
  const judgeOne = (one: object, boxes: readonly HTMLElement[]): (() => void) | undefined => {
    const round = rounds.get(one) ?? 0;
    if (round === MOST_ROUNDS) return;
    const hidden = boxes.flatMap(hiddenIn);
    const mayChange = hidden.length > 0 || left.delete(one);
    const fades = mayChange && round < MOST_ROUNDS - 1 ? boxes.flatMap(fadesIn) : [];
    rounds.set(one, hidden.length + fades.length > 0 ? round + 1 : MOST_ROUNDS);
    if (fades.length > 0) {
      void ended(fades).then(judgeSoon);
      return;
    }
    const texts = hidden.filter((found) => found.closest("a"));
    const styles = readableStyles(texts);
    const marked = hidden.filter((found) => !found.hasAttribute(MARK.shown));
    if (marked.length + styles.size === 0) return;
    return () => {
      menu.showAlso(one, marked);
      for (const [text, readable] of styles) setAuthorStyles(menu.ledger, text, readable, "important");
      styled.set(one, [...(styled.get(one) ?? []), ...styles.keys()]);
      judgeSoon();
    };
  };
  /** At once: what closes may open again before the next paint. */
  const forgetClosed = () => {
    const opened = new Set<object>(shownBranches(state.get()));
    if (isMenuShown(host)) opened.add(element);
    for (const one of rounds.keys()) {
      if (opened.has(one)) continue;
      for (const text of styled.get(one) ?? []) menu.ledger.reset(text, "style");
      styled.delete(one);
      left.delete(one);
      rounds.delete(one);
    }
  };

  /** The item under the pointer while something is open. */
  let over: object | undefined = element;
  /** A theme may show the links only while the pointer is over their item. */
  const onOver = (event: MouseEvent) => {
    if (rounds.size === 0) {
      over = element;
      return;
    }
    const [target] = event.composedPath();
    const now = target instanceof Node ? menu.branches.closest(target) : undefined;
    if (now === over) return;
    over = now;
    for (const one of rounds.keys()) {
      rounds.set(one, 0);
      left.add(one);
    }
    judgeSoon();
  };

  judgeSoon();
  document.addEventListener("mouseover", onOver, { passive: true, signal: lifetime });
  follow(state, forgetClosed, lifetime);
  follow(state, judgeSoon, lifetime);
}

/**
 * The links in an open box, with the elements around them and around their texts, if no link can be used. Closed panels in
 * the box stay as they are.
 */
function hiddenIn(box: HTMLElement): HTMLElement[] {
  const links = [...box.querySelectorAll<HTMLElement>("a[href]")].filter(
    (link) =>
      [box, null].includes(link.closest(`[${MARK.panel}]`)) && !link.closest(`[hidden], [${MARK.absent}]`),
  );
  // Such a box is in a closed drawer of the theme.
  if (!box.checkVisibility({ visibilityProperty: true })) return [];
  const inPlace = new Set<Element>();
  for (const link of links) {
    if (!isInPlace(link, box)) continue;
    if (hasContent(link, box)) return [];
    inPlace.add(link);
  }
  const [, ...around] = elementsAround(links, box) as HTMLElement[];
  return [...around, ...links.flatMap((link) => [link, ...(inPlace.has(link) ? partsToShow(link) : [])])];
}

/** Whether a link has a place where it can be pressed. */
function isInPlace(link: Element, box: Element): boolean {
  const place = link.getBoundingClientRect();
  if (place.width * place.height === 0 || isHiddenUpTo(link, box)) return false;
  const seen = document.elementFromPoint(place.x + place.width / 2, place.y + place.height / 2);
  // Something else lies over the box, or the window does not show this part of it.
  if (!seen || !box.contains(seen)) return isInside(place, box.getBoundingClientRect());
  return link.contains(seen);
}

const isInside = (one: DOMRect, other: DOMRect) =>
  one.right > other.left && one.left < other.right && one.bottom > other.top && one.top < other.bottom;
