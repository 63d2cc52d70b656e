import { expect, type Ui } from "../../../support/ui.ts";
import { firedEvents, isReady, WIDE } from "../page.ts";

/** Six slides beside a sticky column; the starter loads the code, or the page does so directly. */
export const STARTED_PAGE = "/tests/pages/carousel.html?probe";
export const PAGE = `${STARTED_PAGE}&direct`;
const STOPPED_PAGE = `${PAGE}&clock`;

export const ROTATION = 'dealer-carousel >>> [part="rotation"]';
export const PREVIOUS = 'dealer-carousel >>> [part="previous"]';
export const NEXT = 'dealer-carousel >>> [part="next"]';
export const VIEWPORT = 'dealer-carousel >>> [part="viewport"]';
export const dot = (place: number) => `dealer-carousel >>> [part="dots"] > :nth-child(${place})`;

/** One frame, in which new slides are set up. */
export const FRAME_MS = 20;
/** Longer than the transition of a slide. */
export const SLIDE_IN_MS = 1500;

/** How far slides are dragged, in parts of their width. */
const DRAGGED = 0.7;

interface Scene {
  /** The author's slides; by default the page's own six. */
  html?: string;
  attributes?: Readonly<Record<string, string>>;
  dir?: "ltr" | "rtl";
  size?: readonly [width: number, height: number];
}

/** Opens a page with a stopped clock and puts a carousel on it. */
export async function stage(ui: Ui, scene: Scene = {}): Promise<void> {
  const { size = WIDE } = scene;
  await ui.viewport(...size);
  await ui.goto(STOPPED_PAGE);
  await isReady(ui);
  await stageHere(ui, scene);
}

/** The same on the page that is open, with a stopped clock. */
export async function stageHere(ui: Ui, scene: Scene): Promise<void> {
  const { html, attributes = {}, dir = "ltr", size = WIDE } = scene;
  await ui.moveTo(1, size[1] - 1);
  await ui.eval(put, html, attributes, dir);
  await ui.clock.tick(FRAME_MS);
}

/** On the page. A removed carousel restores its slides one task later, and a new one is soon told that it is in view. */
async function put(html: string | undefined, attributes: Readonly<Record<string, string>>, dir: string) {
  document.documentElement.dir = dir;
  const before = document.querySelector("dealer-carousel");
  before?.remove();
  await new Promise((resolve) => window.rig?.natives.setTimeout(resolve));
  const carousel = document.createElement("dealer-carousel");
  for (const [name, value] of Object.entries(attributes)) carousel.setAttribute(name, value);
  carousel.innerHTML = html ?? before?.innerHTML ?? "";
  document.querySelector("h1")?.after(carousel);
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(carousel);
  });
  // Browsers call observers in any order.
  await new Promise((resolve) => window.rig?.natives.setTimeout(resolve));
  window.dealerEvents = [];
}

/** The first line of the slide in the middle of the viewport. */
export const seen = (ui: Ui) =>
  ui.eval(() => {
    const carousel = document.querySelector("dealer-carousel");
    const box = carousel?.shadowRoot?.querySelector("[part=viewport]")?.getBoundingClientRect();
    if (!carousel || !box) return [];
    const middle = box.left + box.width / 2;
    const slides = [...carousel.querySelectorAll("[data-dealer-slide]:not([data-dealer-slide=holder])")];
    const isSeen = ({ left, right }: DOMRect) => left < middle && middle < right;
    return slides
      .filter((slide) => isSeen(slide.getBoundingClientRect()))
      .map((slide) => (slide.querySelector("h2") ?? slide).textContent?.trim() || slide.id);
  });

/** The slides that are not inert: assistive technology and the keyboard can reach them. */
export const reachable = (ui: Ui) =>
  ui.eval(() =>
    [
      ...document.querySelectorAll(
        "dealer-carousel [data-dealer-slide]:not([inert], [data-dealer-slide=holder])",
      ),
    ].map((slide) => (slide.querySelector("h2") ?? slide).textContent?.trim() || slide.id),
  );

/** Waits until this slide is the only one shown. */
export async function expectShown(ui: Ui, text: string): Promise<void> {
  await expect.poll(() => reachable(ui)).toEqual([text]);
  await ui.clock.tick(SLIDE_IN_MS);
  expect(await seen(ui)).toEqual([text]);
}

export const isPlaying = (ui: Ui) =>
  ui.eval(() => document.querySelector("dealer-carousel")?.matches(":state(playing)") ?? false);

/** The details of the element's events of one type. */
export const emitted = async (ui: Ui, type: "changed" | "rotation-changed") =>
  (await firedEvents(ui))
    .filter((event) => event.type === `dealer-carousel-${type}`)
    .map(({ detail }) => detail);

export const focus = (ui: Ui, selector: string) =>
  ui.eval((path) => {
    const [outer = "", inner] = path.split(" >>> ");
    const found = document.querySelector(outer);
    (inner ? found?.shadowRoot?.querySelector<HTMLElement>(inner) : (found as HTMLElement))?.focus();
  }, selector);

/** The middle of the viewport, in px from the window's top left corner. */
export const middle = (ui: Ui) =>
  ui.eval(() => {
    const viewport = document.querySelector("dealer-carousel")?.shadowRoot?.querySelector("[part=viewport]");
    const { x, y, width, height } = viewport?.getBoundingClientRect() ?? new DOMRect();
    return { x: x + width / 2, y: y + height / 2, width };
  });

/**
 * Drags the slides with the mouse past their middle. The result of a shorter drag depends on its speed, which the
 * driver decides.
 */
export async function drag(ui: Ui, towards: "left" | "right"): Promise<void> {
  const { x, y, width } = await middle(ui);
  const toPx = width * (towards === "left" ? -DRAGGED / 2 : DRAGGED / 2);
  await ui.moveTo(x - toPx, y);
  await ui.down();
  for (const part of [-0.5, 0, 0.5, 1]) {
    await ui.moveTo(x + toPx * part, y);
    await ui.clock.tick(FRAME_MS);
  }
  await ui.up();
}
