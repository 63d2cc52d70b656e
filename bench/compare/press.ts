import { setTimeout } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { CONTROLS, type Contender, type Control, type ControlName } from "./contender.ts";
import { hasPainted, type PressSeen, timePress } from "./press-in-page.ts";
import { pathOf } from "./site.ts";
import { settled } from "./visit-in-page.ts";
import { locate, newVisitor, SLOW_NETWORK, slowDown } from "./visitor.ts";

/** How long a finger rests. */
const REST_MS = 80;
/** A press that has had no effect by then is lost. */
const LOST_MS = 20_000;

/** Each on a fresh page: warm once it has settled, cold right after its first paint on a slow network. */
export interface Presses {
  readonly warm: Readonly<Record<ControlName, PressSeen | undefined>>;
  readonly cold: Readonly<Record<ControlName, PressSeen | undefined>>;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Undefined for a page on which nothing can be pressed, and for a press that is lost. */
export async function measurePresses(
  browser: Browser,
  url: string,
  contender: Contender,
): Promise<Presses | undefined> {
  const { controls } = contender;
  if (!controls) return;
  const address = url + pathOf(contender);
  const rows = [];
  for (const name of CONTROLS) {
    const { place, seen: warm } = await warmPress(browser, address, controls[name]);
    rows.push({ name, warm, cold: await coldPress(browser, address, controls[name], place) });
  }
  const by = (kind: "warm" | "cold") =>
    Object.fromEntries(rows.map((row) => [row.name, row[kind]])) as Presses["warm"];
  return { warm: by("warm"), cold: by("cold") };
}

async function warmPress(browser: Browser, address: string, control: Control) {
  const context = await newVisitor(browser);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "load" });
  await page.evaluate(settled);
  const place = await placeOf(page, control);
  const devtools = await slowDown(page);
  const seen = await press(page, devtools, control, place);
  await context.close();
  return { place, seen };
}

async function coldPress(browser: Browser, address: string, control: Control, place: Point) {
  const context = await newVisitor(browser);
  const page = await context.newPage();
  const devtools = await slowDown(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_NETWORK });
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(hasPainted);
  const seen = await press(page, devtools, control, place);
  await context.close();
  return seen;
}

async function placeOf(page: Page, control: Control): Promise<Point> {
  const box = await locate(page, control.press).boundingBox();
  if (!box) throw new Error(`${control.press} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** As a finger does. */
async function press(page: Page, devtools: CDPSession, { effect, goes }: Control, place: Point) {
  await page.evaluate(timePress, [effect, goes === true] as const);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
  await setTimeout(REST_MS);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  const seen = await page
    .waitForFunction(() => window.benchPress, undefined, { timeout: LOST_MS })
    .catch(() => undefined);
  return (await seen?.jsonValue()) as PressSeen | undefined;
}
