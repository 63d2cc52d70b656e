import type { Page } from "@playwright/test";
import { type FileHold, holdFiles } from "../../support/hold.ts";
import { expect, test } from "../../support/ui.ts";
import { isReady, NARROW, PAGE, WIDE } from "../elements/page.ts";
import { NETWORKS, type Network, throttle } from "./throttle.ts";

/*
 * Presses right after the first paint, before any chunk has loaded, on a slow phone: no press is lost, and each has a
 * visible effect immediately. In Chromium, which can be throttled.
 */

/**
 * Each way needs so many cold presses, thirty on each network. The first runs let the code come when it comes: a press
 * after that is made but not counted. The runs that follow hold the code until the press.
 * `bench/` does as many on each of what is pressed.
 */
const PRESSES = 15;
const MAX_RUNS = 2 * PRESSES;
const CHUNKS = "chunks/";
/** A lost press never arrives; on a busy machine the others may take long. */
const ARRIVAL_TIMEOUT_MS = 60_000;
const POLL_MS = 50;
const SUITE_TIMEOUT_MS = 600_000;

interface Target {
  readonly size: readonly [number, number];
  /** The pressed element before the code has loaded. */
  readonly pressed: string;
  readonly done: string;
}

const buttons: readonly Target[] = [
  { size: WIDE, pressed: "dealer-call-us", done: "dealer-call-us:state(open)" },
  { size: NARROW, pressed: "dealer-mega-nav", done: "dealer-mega-nav:state(open)" },
];
const label: Target = {
  size: WIDE,
  pressed: "#menu > li:last-child > a",
  done: 'dealer-mega-nav button[aria-label="Werkplaats"][aria-expanded="true"]',
};

interface Outcome {
  readonly pressed: string;
  /** The path of the press, innermost element first. */
  readonly path: readonly string[];
  /** The element was not yet defined when it was pressed. */
  readonly cold: boolean;
  readonly acknowledged: boolean;
  readonly done: boolean;
}

/** In the page: starts the press at the first paint, and records what the press hits and whether it is acknowledged. */
function watchPress([pressed, needsFocus]: readonly [string, boolean]) {
  const noted = { cold: false, acknowledged: false, path: [] as string[] };
  const note = (event: Event) => {
    noted.path = event.composedPath().flatMap((node) => (node instanceof Element ? node.localName : []));
    const host = document.querySelector(pressed)?.closest("dealer-call-us, dealer-mega-nav");
    noted.cold = host instanceof HTMLElement && customElements.get(host.localName) === undefined;
    Object.assign(window, { pressNoted: noted });
  };
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, note, { capture: true, once: true });
  new MutationObserver(() => {
    noted.acknowledged = true;
  }).observe(document, { attributeFilter: ["data-dealer-pressed"], subtree: true });

  const ready = () => {
    const target = document.querySelector<HTMLElement>(pressed);
    if (needsFocus) target?.focus();
    if (target && (!needsFocus || document.activeElement === target)) Reflect.get(window, "pressNow")();
    else requestAnimationFrame(ready);
  };
  new PerformanceObserver(ready).observe({ type: "paint" });
}

const isNoted = () => "pressNoted" in window;

async function pressCold(
  page: Page,
  network: Network,
  target: Target,
  place: Place,
  byKey: boolean,
  code: FileHold | undefined,
): Promise<Outcome> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error("no browser");
  const visitor = await context.newPage();
  await visitor.setViewportSize({ width: target.size[0], height: target.size[1] });
  const session = await throttle(visitor, network);
  const mouse = { ...place, button: "left", clickCount: 1 } as const;
  const enter = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 13, text: "\r" } as const;
  let presses = 0;
  await visitor.exposeFunction("pressNow", () => {
    if (presses++ > 0) return;
    const [down, up] = byKey
      ? [
          session.send("Input.dispatchKeyEvent", { type: "keyDown", ...enter }),
          session.send("Input.dispatchKeyEvent", { type: "keyUp", ...enter }),
        ]
      : [
          session.send("Input.dispatchMouseEvent", { type: "mousePressed", ...mouse }),
          session.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...mouse }),
        ];
    return Promise.all([down, up]);
  });
  await visitor.addInitScript(watchPress, [target.pressed, byKey] as const);
  await visitor.goto(new URL(code?.on(PAGE) ?? PAGE, page.url()).href, { waitUntil: "commit" });
  await visitor.waitForFunction(isNoted);
  await code?.release();
  // Polls by time and not by frames, as a starved page may paint none for seconds.
  const arrived = await visitor
    .waitForFunction((selector) => document.querySelector(selector) !== null, target.done, {
      polling: POLL_MS,
      timeout: ARRIVAL_TIMEOUT_MS,
    })
    .then(
      () => true,
      () => false,
    );
  const noted = await visitor.evaluate(
    () => Reflect.get(window, "pressNoted") as Omit<Outcome, "done" | "pressed">,
  );
  const outcome = { ...noted, done: arrived, pressed: target.pressed };
  await context.close();
  return outcome;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The target's place, which is the same at the first paint and after the upgrade. */
async function placeOf(page: Page, { size, pressed }: Target): Promise<Place> {
  await page.setViewportSize({ width: size[0], height: size[1] });
  await page.goto(PAGE);
  const box = await page.locator(pressed).boundingBox();
  if (!box) throw new Error(`${pressed} is not on the page`);
  return { x: box.x + 20, y: box.y + 20 };
}

const ways = [
  { way: "by pointer", byKey: false, targets: [...buttons, label] },
  { way: "by Enter", byKey: true, targets: buttons },
];

for (const network of Object.keys(NETWORKS) as Network[])
  for (const { way, byKey, targets } of ways)
    test(`no cold press ${way} is lost on ${network}`, async ({ ui }) => {
      const { page } = ui;
      test.skip(ui.engine !== "chromium" || !page, "only Chromium can be slowed down");
      if (!page) return;
      test.setTimeout(SUITE_TIMEOUT_MS);
      const places = [];
      for (const target of targets) places.push(await placeOf(page, target));
      await isReady(ui);

      const outcomes: Outcome[] = [];
      const isEnough = () => outcomes.filter(({ cold }) => cold).length === PRESSES;
      for (let run = 0; run < MAX_RUNS && !isEnough(); run++) {
        const index = run % targets.length;
        const code = run < PRESSES ? undefined : holdFiles(CHUNKS);
        outcomes.push(
          await pressCold(page, network, targets[index] as Target, places[index] as Place, byKey, code),
        );
      }
      const count = (key: keyof Outcome) => outcomes.filter((outcome) => outcome[key]).length;
      console.log(
        `cold presses ${way}, ${network}: ${count("cold")} cold, ${count("done")} of ${outcomes.length} delivered`,
      );
      expect(outcomes.filter(({ done }) => !done)).toEqual([]);
      expect(outcomes.filter(({ cold, acknowledged }) => cold && !acknowledged)).toEqual([]);
      expect(count("cold")).toBe(PRESSES);
    });
