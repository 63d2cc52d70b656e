import { SELECTORS, type Selectors } from "../../../../fixtures/field/FieldCase.ts";
import { caretFaults } from "./carets.ts";
import { focused, type Stop, stopOf } from "./focus.ts";
import { type Item, linkName, nameBox, nav, ownLinks, readItems, textNodes, toggleOf } from "./menu.ts";
import { buttonName, menuButtons } from "./menu-buttons.ts";
import { isMet, middleOf, obstacleOf } from "./met.ts";

/** An item with a submenu, for the test. */
export interface ItemReport {
  readonly name: string;
  /** The index of the item whose submenu has this one; -1 for none. */
  readonly outer: number;
  readonly links: readonly string[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

let selectors: Selectors = SELECTORS;
let items: Item[] = [];

const nextFrame = () => new Promise((painted) => requestAnimationFrame(painted));

/** Asks again each frame, until there are no faults or the time is over. */
async function patiently(faults: () => string[], ms: number): Promise<string[]> {
  const end = performance.now() + ms;
  for (;;) {
    const found = faults();
    if (found.length === 0 || performance.now() > end) return found;
    await nextFrame();
  }
}

const faultsOf = (links: readonly Element[]) =>
  links.flatMap((link) => {
    const obstacle = obstacleOf(link) ?? (isReadable(link) ? undefined : "has no readable text");
    return obstacle ? [`${linkName(link)} ${obstacle}`] : [];
  });

/** Some themes hide a submenu by letters without a size. */
const isReadable = (link: Element) => {
  const [text] = textNodes(link);
  return !text?.parentElement || Number.parseFloat(getComputedStyle(text.parentElement).fontSize) > 3;
};

const isRunning = ({ playState, effect }: Animation) =>
  playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime);

const itemAt = (index: number) => items[index] as Item;
const allLinks = ({ panel }: Item) => [...panel.querySelectorAll("a[href]")];
/** The links of the list that are in no submenu. */
const outerLinks = () =>
  [...nav().querySelectorAll("a[href]")].filter(
    (link) =>
      (link.closest(selectors.list) || nav().parentElement?.matches(selectors.list)) &&
      !items.some(({ panel }) => panel.contains(link)),
  );

/** What the judge asks of a page. It knows the author's markup only, and finds our toggles by their attribute. */
const judge = {
  start(asked: Selectors): ItemReport[] {
    selectors = asked;
    items = readItems(selectors);
    // A press never leaves the page.
    addEventListener("click", (event) => {
      const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
      if (link && !(link.getAttribute("href") ?? "#").startsWith("#")) event.preventDefault();
    });
    addEventListener("submit", (event) => event.preventDefault());
    return items.map((item) => ({
      name: item.name,
      outer: item.outer ? items.indexOf(item.outer) : -1,
      links: ownLinks(item, items).map(linkName),
    }));
  },
  headerHeight: () => (document.querySelector("header") as HTMLElement).getBoundingClientRect().height,
  /** The middle of an item's toggle, or why it cannot be pressed although a theme's drawer has had time to slide in. */
  async toggleAt(index: number, ms: number): Promise<Point | string> {
    let before: Point | undefined;
    const obstacles = () => {
      const toggle = toggleOf(itemAt(index));
      const obstacle = toggle ? obstacleOf(toggle) : "is not there";
      if (!toggle || obstacle) return [`toggle ${obstacle}`];
      const now = middleOf(toggle) as Point;
      const isSame = before?.x === now.x && before.y === now.y;
      before = now;
      return isSame ? [] : ["toggle moves"];
    };
    const [left] = await patiently(obstacles, ms);
    return left ?? (middleOf(toggleOf(itemAt(index)) as Element) as Point);
  },
  /** Whether an item says that it is expanded. */
  saysOpen: (index: number) => {
    const toggle = toggleOf(itemAt(index));
    return (
      toggle?.getAttribute("aria-expanded") === "true" || toggle?.matches("details[open] > summary") === true
    );
  },
  waitOpen: (index: number, ms: number) => patiently(() => faultsOf(ownLinks(itemAt(index), items)), ms),
  waitClosed: (index: number, ms: number) =>
    patiently(
      () =>
        allLinks(itemAt(index))
          .filter(isMet)
          .map((link) => `${linkName(link)} can still be pressed`),
      ms,
    ),
  /** The links that can no longer be pressed at some moment of this time. */
  async staysOpen(index: number, ms: number): Promise<string[]> {
    const end = performance.now() + ms;
    while (performance.now() < end) {
      const faults = faultsOf(ownLinks(itemAt(index), items));
      if (faults.length > 0) return faults;
      await nextFrame();
    }
    return [];
  },
  /** A drawer of the theme has had time to slide in. */
  async still(ms: number): Promise<void> {
    const end = performance.now() + ms;
    while (document.getAnimations().some(isRunning) && performance.now() < end) await nextFrame();
  },
  waitList: (ms: number) => patiently(() => faultsOf(outerLinks()), ms),
  waitNoList: (ms: number) =>
    patiently(
      () =>
        outerLinks()
          .filter(isMet)
          .map((link) => `${linkName(link)} can still be pressed`),
      ms,
    ),
  /** In the next frame: a visitor sees what has been painted. */
  async caretFaults(index: number): Promise<string[]> {
    await nextFrame();
    return caretFaults(itemAt(index), selectors.icon);
  },
  hasLabel: (index: number) => nameBox(itemAt(index)) !== undefined,
  menuButtons: () =>
    menuButtons(selectors.menuButton).map((button) => ({
      ...(middleOf(button) as Point),
      name: buttonName(button),
    })),
  focusBefore: () => document.querySelector<HTMLElement>("#before")?.focus(),
  focusList: () => (outerLinks()[0] as HTMLElement | undefined)?.focus(),
  /** Whether there is a toggle that can have the focus. */
  focusToggle(index: number): boolean {
    const toggle = toggleOf(itemAt(index));
    toggle?.focus();
    return toggle !== undefined && focused() === toggle;
  },
  stop: (): Stop => stopOf(focused(), items, menuButtons(selectors.menuButton)),
  /** The stops that the Tab key must reach, in document order: outermost, or in one panel. */
  expectedStops(index: number): string[] {
    const around = index < 0 ? undefined : itemAt(index);
    const links: Element[] = around ? ownLinks(around, items) : outerLinks();
    const toggles = items.filter(({ outer }) => outer === around).map(toggleOf);
    const stops = [...new Set([...links, ...toggles.filter((toggle) => toggle !== undefined)])];
    stops.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    return stops.map((stop) => {
      const item = items.find((found) => toggleOf(found) === stop);
      return item ? `toggle ${item.name}` : `link ${linkName(stop)}`;
    });
  },
};

export type Judge = typeof judge;

declare global {
  interface Window {
    judge: Judge;
  }
}

window.judge = judge;
