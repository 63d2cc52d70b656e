import { contracts } from "../../../../src/contracts.ts";
import { seePage } from "../../../support/see-page.ts";
import { ASKS_SOON } from "../../../support/timeouts.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { typeWhole } from "../../elements/autocomplete/field.ts";
import { isShown, matches, NARROW, problems, STARTED_PAGE, scrollTo, WIDE } from "../../elements/page.ts";
import { canBeUsed, isWhole } from "./controls.ts";

/** All tags, code loaded by the starter. */
export const WHOLE_PAGE = `${STARTED_PAGE}&gate&banner&carousel&search&date&tips&header&probe`;
const TAGS = contracts.map(({ tag }) => tag);

const ACCEPT = "dealer-cookie-hint >>> [part=accept]";
const DECLINE = "dealer-cookie-hint >>> [part=decline]";
const SUBMENU = 'dealer-mega-nav button[aria-label="Auto’s"]';
const MENU = "dealer-mega-nav >>> [part=toggle]";
const CALL_US = "dealer-call-us >>> [part=button]";
const PREVIOUS = "dealer-carousel >>> [part=previous]";
const NEXT = "dealer-carousel >>> [part=next]";
const ROTATION = "dealer-carousel >>> [part=rotation]";
const DOT = "dealer-carousel >>> [part=dots] button:first-child";
const DATE = "dealer-date-input >>> [part=button]";
const DIALOG = "dealer-date-input >>> [part=dialog]";
const CLOSE = "dealer-date-input >>> [part=close]";
const SEARCH = "dealer-autocomplete input";
const GATE = "dealer-consent-gate >>> [part=button]";
const FRAME = "dealer-consent-gate iframe";
const TO_TOP = "dealer-to-top >>> [part=button]";
const TIP = "[data-dealer-tip]";

const shows = (ui: Ui, selector: string, expected = true) =>
  expect.poll(() => isShown(ui, selector), { message: selector, ...ASKS_SOON }).toBe(expected);

const holds = (ui: Ui, selector: string, expected = true) =>
  expect.poll(() => matches(ui, selector), { message: selector, ...ASKS_SOON }).toBe(expected);

const notDefined = (ui: Ui) =>
  ui.eval((all) => all.filter((tag) => !document.querySelector(`${tag}:defined`)), TAGS);

/** The slides in the middle of the carousel. */
const slideSeen = (ui: Ui) =>
  ui.eval(() => {
    const carousel = document.querySelector("dealer-carousel");
    const box = carousel?.shadowRoot?.querySelector("[part=viewport]")?.getBoundingClientRect();
    const middle = (box?.left ?? 0) + (box?.width ?? 0) / 2;
    const slides = [...(carousel?.querySelectorAll(":scope > div") ?? [])];
    const isSeen = ({ left, right }: DOMRect) => left < middle && middle < right;
    return slides.filter((slide) => isSeen(slide.getBoundingClientRect())).map((slide) => slide.textContent);
  });

const LINK = /<a href="(#[^"]+)"[^>]*>([^<]*)<\/a>/g;

/** The author's links with their addresses, in order. */
const linksOf = (html: string) => [...html.matchAll(LINK)].map(([, href, text]) => `${href} ${text}`);
const linksNow = (ui: Ui) =>
  ui.eval(() =>
    [...document.querySelectorAll("a[href^='#']")].map((a) => `${a.getAttribute("href")} ${a.textContent}`),
  );

/** A smaller text is unreadable. */
const LEAST_TEXT_PX = 12;

function fontSize(selector: string) {
  const element = document.querySelector(selector);
  return element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0;
}

/** What a visitor does with each element, with the expected results. */
const WIDE_STEPS: Readonly<Record<string, (ui: Ui) => Promise<void>>> = {
  "every tag gets its code": async (ui) => {
    await ui.eval(seePage);
    await expect.poll(() => notDefined(ui), ASKS_SOON).toEqual([]);
  },
  async "the loader goes"(ui) {
    await holds(ui, "dealer-loader:state(done)");
    await shows(ui, "dealer-loader >>> [part=overlay]", false);
  },
  async "the gate shows its placeholder"(ui) {
    await shows(ui, GATE);
    await isWhole(ui, GATE);
  },
  async "the banner is accepted and closes"(ui) {
    await shows(ui, ACCEPT);
    await canBeUsed(ui, DECLINE, ACCEPT);
    await ui.click(ACCEPT);
    await shows(ui, ACCEPT, false);
    expect((await ui.cookies()).map(({ name, value }) => `${name}=${value}`)).toContain("reDimCookieHint=1");
  },
  "the gate shows its frame": (ui) => shows(ui, FRAME),
  async "the menu opens a submenu"(ui) {
    await canBeUsed(ui, SUBMENU);
    await shows(ui, 'a[href="#nieuw"]', false);
    await ui.click(SUBMENU);
    await shows(ui, 'a[href="#nieuw"]');
    await isWhole(ui, 'a[href="#nieuw"]');
    await ui.press("Escape");
    await shows(ui, 'a[href="#nieuw"]', false);
  },
  async "call-us opens"(ui) {
    await canBeUsed(ui, CALL_US);
    await ui.click(CALL_US);
    await shows(ui, 'a[href^="tel:"]');
    await isWhole(ui, "dealer-call-us >>> [part=panel]");
    await ui.click(CALL_US);
    await shows(ui, 'a[href^="tel:"]', false);
  },
  async "the carousel goes on"(ui) {
    await canBeUsed(ui, PREVIOUS, NEXT, ROTATION, DOT);
    await ui.click(DOT);
    await expect.poll(() => slideSeen(ui), ASKS_SOON).toEqual(["Volkswagen Up"]);
    await ui.click(NEXT);
    await expect.poll(() => slideSeen(ui), ASKS_SOON).toEqual(["Kia Picanto"]);
  },
  async "the date input opens its calendar"(ui) {
    await canBeUsed(ui, DATE);
    await ui.click(DATE);
    await shows(ui, DIALOG);
    await isWhole(ui, DIALOG);
    await canBeUsed(ui, CLOSE);
    await ui.click(CLOSE);
    await shows(ui, DIALOG, false);
  },
  async "autocomplete suggests"(ui) {
    await ui.click(SEARCH);
    await typeWhole(ui, "noorda");
    await shows(ui, "dealer-autocomplete [part=option]");
    await isWhole(ui, "dealer-autocomplete [part=list]");
    await ui.press("ArrowDown");
    await ui.press("Enter");
    await expect
      .poll(() => ui.eval((path) => document.querySelector<HTMLInputElement>(path)?.value, SEARCH))
      .toBe("Noorda Haven");
  },
  async "a tip shows"(ui) {
    await ui.hover("#tip");
    await shows(ui, `${TIP} > [part=tip]`);
    await isWhole(ui, `${TIP} > [part=tip]`);
    expect(await ui.eval(fontSize, `${TIP} > [part=tip]`)).toBeGreaterThanOrEqual(LEAST_TEXT_PX);
    await ui.press("Escape");
    await shows(ui, TIP, false);
  },
  async "the sticky column stays as wide as it was"(ui) {
    const width = () =>
      ui.eval(() => document.querySelector("dealer-sticky-column p")?.getBoundingClientRect().width);
    const before = await width();
    await scrollTo(ui, 800);
    await holds(ui, "dealer-sticky-column:state(fixed)");
    expect(Math.abs(((await width()) ?? 0) - (before ?? 0))).toBeLessThan(1);
    await scrollTo(ui, 0);
  },
  async "the button to the top appears and scrolls there"(ui) {
    await scrollTo(ui, 500);
    await shows(ui, TO_TOP);
    await canBeUsed(ui, TO_TOP);
    await ui.click(TO_TOP);
    await expect.poll(() => ui.eval(() => Math.round(scrollY))).toBe(0);
  },
};

const NARROW_STEPS: Readonly<Record<string, (ui: Ui) => Promise<void>>> = {
  async "the Menu button opens the menu"(ui) {
    await holds(ui, "dealer-mega-nav:state(mobile)");
    await shows(ui, 'a[href="#home"]', false);
    await canBeUsed(ui, MENU);
    await ui.click(MENU);
    await shows(ui, 'a[href="#home"]');
    await canBeUsed(ui, SUBMENU);
    // The branch of the current page is open.
    await shows(ui, 'a[href="#nieuw"]');
    await ui.click(SUBMENU);
    await shows(ui, 'a[href="#nieuw"]', false);
    // Where the window has no room below the button, the menu is a dialog.
    await ui.press("Escape");
    await shows(ui, 'a[href="#home"]', false);
  },
  "nothing is too wide for a phone": (ui) => canBeUsed(ui, CALL_US, PREVIOUS, NEXT, ROTATION, DOT, DATE),
};

export interface Visit {
  /** The names of the steps that are impossible on this page. */
  readonly without?: readonly string[];
  /** The page's own lines in the console. */
  readonly own?: RegExp;
}

async function take(ui: Ui, steps: typeof WIDE_STEPS, without: readonly string[] = []) {
  for (const [name, step] of Object.entries(steps))
    if (!without.includes(name)) await test.step(name, () => step(ui));
}

/** Uses all thirteen elements on a wide and on a narrow page, and expects all of the author's content. */
export async function tryAll(ui: Ui, visit: Visit = {}): Promise<void> {
  await take(ui, WIDE_STEPS, visit.without);
  await ui.viewport(...NARROW);
  await take(ui, NARROW_STEPS, visit.without);
  const logged = (await problems(ui)).filter(({ text }) => !visit.own?.test(text));
  expect(logged).toEqual([]);
}

export async function visitPage(ui: Ui, baseURL: string, path: string, visit: Visit = {}): Promise<void> {
  const written = linksOf(await (await fetch(`${baseURL}${path}`)).text());
  expect(written).toHaveLength(9);
  await ui.viewport(...WIDE);
  await ui.goto(path);
  await tryAll(ui, visit);
  expect(await linksNow(ui)).toEqual(written);
}
