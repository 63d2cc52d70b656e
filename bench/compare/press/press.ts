import { setTimeout } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import type { Contender, Control, ControlName } from "../page/contender.ts";
import { pressPathOf, type Site } from "../page/site.ts";
import { settled } from "../visit/in-page.ts";
import { slowDown, withVisitor } from "../visit/visitor.ts";
import { mouseOf, touchOf } from "./finger.ts";
import { type Point, type PressSeen, timePress } from "./in-page.ts";

/** A press without an effect in this time is lost. */
export const LOST_MS = 8000;
const LATE_MS = 1000;

/**
 * When a control is pressed: when its page has settled (`warm`), as soon as it is painted (`cold`), the same on a slow
 * network (`slow`), or on a slow network one second after the page has loaded (`late`).
 */
export type PressKind = "warm" | "cold" | "slow" | "late";
export type Engine = "chromium" | "firefox";

export interface PressPlan {
  readonly engine: Engine;
  readonly kind: PressKind;
  readonly contender: Contender;
  readonly name: ControlName;
  readonly control: Control;
}

export interface PressRun extends PressPlan {
  /** Undefined for a lost press. */
  readonly seen: PressSeen | undefined;
}

/** Presses one control once, on a fresh page of a fresh visitor. */
export function press(browser: Browser, site: Site, plan: PressPlan): Promise<PressRun> {
  const { kind, contender, control } = plan;
  const isSlow = kind === "slow" || kind === "late";
  const address = (isSlow ? site.slowUrl : site.url) + pressPathOf(contender);
  return withVisitor(browser, async (context) => {
    const page = await context.newPage();
    // Before the slowdown, because the page would take much longer to settle.
    if (kind === "warm") await settle(page, address);
    const finger = plan.engine === "chromium" ? touchOf(await slowDown(page)) : mouseOf(page);
    let pressing: Promise<void> | undefined;
    await page.exposeFunction("benchPressAt", (point: Point) => {
      pressing = finger(point);
    });
    if (kind === "cold" || kind === "slow") await page.goto(address, { waitUntil: "commit" });
    if (kind === "late") await loadAndWait(page, address);
    const seen = await page.evaluate(timePress, [control, LOST_MS] as const);
    await pressing;
    return { ...plan, seen };
  });
}

async function settle(page: Page, address: string) {
  await page.goto(address, { waitUntil: "load" });
  await page.evaluate(settled);
}

async function loadAndWait(page: Page, address: string) {
  await page.goto(address, { waitUntil: "load" });
  await setTimeout(LATE_MS);
}
