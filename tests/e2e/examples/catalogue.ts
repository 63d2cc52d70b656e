import { expect, type Ui } from "../../support/ui.ts";
import { declaredTags } from "../contract/manifest.ts";
import { open, problems } from "../elements/page.ts";

export const CATALOGUE = "/examples/catalogue/";

/** Opens the catalogue, with an addition to the query or hash. */
export async function openCatalogue(ui: Ui, query = "", size?: readonly [number, number]) {
  await open(ui, `${CATALOGUE}?probe${query}`, size);
  await expect
    .poll(() => ui.eval(() => document.querySelectorAll("section").length))
    .toBe(declaredTags.length);
}

export const field = (tag: string, name: string) => `[id="${tag}.${name}"]`;

/** Scrolls an element's example into view, where it loads, points at it, and waits until the live element is defined. */
export async function showExample(ui: Ui, tag: string) {
  await ui.eval(
    (id) => document.getElementById(id)?.scrollIntoView({ behavior: "instant", block: "start" }),
    tag,
  );
  await expect.poll(() => ui.eval(isAlive, tag)).toBe(true);
}

function isAlive(tag: string) {
  const page = document.querySelector<HTMLIFrameElement>(`#${tag} iframe`)?.contentDocument;
  page?.documentElement?.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
  return page?.readyState === "complete" && page.querySelector(`${tag}:defined`) !== null;
}

/** Waits until an example's page is there; its element's code may not be needed yet. */
export async function isLoaded(ui: Ui, tag: string) {
  const isDrawn = (selector: string) => {
    const page = document.querySelector<HTMLIFrameElement>(`#${selector} iframe`)?.contentDocument;
    return page?.readyState === "complete" && page.querySelector(selector) !== null;
  };
  await expect.poll(() => ui.eval(isDrawn, tag)).toBe(true);
}

/** Sets a field and dispatches the events of typing and leaving it. */
export const fill = (ui: Ui, selector: string, value: string | boolean) =>
  ui.eval(
    (wanted, text) => {
      const input = document.querySelector(wanted) as HTMLInputElement;
      if (typeof text === "boolean") input.checked = text;
      else input.value = text;
      input.dispatchEvent(new Event("input", { bubbles: true }));
      input.dispatchEvent(new Event("change", { bubbles: true }));
    },
    selector,
    value,
  );

export const fieldValue = (ui: Ui, selector: string) =>
  ui.eval((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value, selector);

export const liveProperty = (ui: Ui, tag: string, name: string) =>
  ui.eval(
    (selector, property) => {
      const page = document.querySelector<HTMLIFrameElement>(`#${selector} iframe`)?.contentDocument;
      return Reflect.get(page?.querySelector(selector) ?? {}, property) as unknown;
    },
    tag,
    name,
  );

/** Presses an element in an example's frame, also in shadow roots. */
export async function pressInExample(ui: Ui, tag: string, path: readonly string[]) {
  await ui.eval(
    (id) => document.querySelector(`#${id} iframe`)?.scrollIntoView({ behavior: "instant" }),
    tag,
  );
  const place = () => ui.eval(placeInExample, tag, path);
  await expect.poll(async () => (await place()) !== undefined).toBe(true);
  const { x = 0, y = 0 } = (await place()) ?? {};
  await ui.moveTo(x, y);
  await ui.down();
  await ui.up();
}

function placeInExample(tag: string, path: readonly string[]) {
  const frame = document.querySelector<HTMLIFrameElement>(`#${tag} iframe`);
  let element: Element | null | undefined = frame?.contentDocument?.documentElement;
  for (const step of path) element = (element?.shadowRoot ?? element)?.querySelector(step);
  if (!frame || !element) return undefined;
  const around = frame.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: around.left + left + width / 2, y: around.top + top + height / 2 };
}

/** The events that the log shows, newest first. */
export const logged = (ui: Ui, tag: string) =>
  ui.eval(
    (id) => [...document.querySelectorAll(`#${id} .log li:not(.none)`)].map((line) => line.textContent),
    tag,
  );

export const snippet = (ui: Ui, tag: string) => ui.text(`#${tag} .snippet code`);

export const hasNoProblems = async (ui: Ui) => expect(await problems(ui)).toEqual([]);
