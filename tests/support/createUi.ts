import type { Page } from "@playwright/test";
import type { ProbeReport } from "../server/page/ProbeReport.ts";
import { type AxeOptions, findViolations, type Violation } from "./axe.ts";
import type { Driver } from "./Driver.ts";
import { callExpression, elementExpression } from "./expression.ts";
import { describeFocused, type Focused } from "./focused.ts";
import type { EngineName, Visit } from "./Host.ts";

/** A visitor's browser: the same operations in every engine. */
export interface Ui extends Omit<Driver, "run"> {
  engine: EngineName;
  /** Playwright's own page in Chromium and Firefox, for operations of one engine only. */
  page: Page | undefined;
  /** Calls a function on the page; it can use only its arguments, which must be JSON. */
  eval<A extends unknown[], R>(fn: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  text(selector: string): Promise<string | null>;
  attribute(selector: string, name: string): Promise<string | null>;
  focused(): Promise<Focused>;
  axe(options?: AxeOptions): Promise<Violation[]>;
  /** Needs a page opened with `?clock`. */
  clock: { tick(ms: number): Promise<void> };
  /** Needs a page opened with `?probe`. */
  probe(): Promise<ProbeReport>;
}

export function createUi(visit: Omit<Visit, "end">, engine: EngineName): Ui {
  const { driver } = visit;
  const evaluate = async <A extends unknown[], R>(fn: (...args: A) => R, ...args: A): Promise<Awaited<R>> =>
    (await driver.run(callExpression(fn, args))) as Awaited<R>;
  const onElement = async (
    fn: (element: Element | null, name: string) => string | null,
    selector: string,
    name = "",
  ) => (await driver.run(elementExpression(fn, selector, [name]))) as string | null;
  return {
    ...driver,
    engine,
    get page() {
      return visit.page;
    },
    eval: evaluate,
    text: (selector) => onElement((element) => element?.textContent ?? null, selector),
    attribute: (selector, name) =>
      onElement((element, asked) => element?.getAttribute(asked) ?? null, selector, name),
    focused: () => evaluate(describeFocused),
    axe: (options = {}) => findViolations(driver, options),
    clock: { tick: (ms) => evaluate(tick, ms) },
    probe: () => evaluate(readProbe),
  };
}

async function tick(ms: number) {
  if (!window.rig?.clock) throw new Error("No clock here: open the page with ?clock");
  await window.rig.clock.tickAsync(ms);
}

function readProbe(): ProbeReport {
  if (!window.rig?.probe) throw new Error("No probe here: open the page with ?probe");
  return window.rig.probe();
}
