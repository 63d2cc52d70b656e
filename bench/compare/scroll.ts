import type { Browser } from "@playwright/test";
import type { Contender } from "./contender.ts";
import { workSoFar } from "./cost-so-far.ts";
import { scrollThrough } from "./scroll-in-page.ts";
import { pathOf } from "./site.ts";
import { told } from "./told.ts";
import { settled } from "./visit-in-page.ts";
import { newVisitor, slowDown } from "./visitor.ts";

const STEP_PX = 40;

/** What scrolling through the settled page costs, per frame. */
export interface Scroll {
  readonly scriptMs: number;
  readonly taskMs: number;
  /** Frames that kept the next one waiting for more than 50 ms, in the whole page. */
  readonly longFrames: number;
}

export async function measureScroll(browser: Browser, url: string, contender: Contender): Promise<Scroll> {
  const context = await newVisitor(browser);
  const page = await context.newPage();
  const devtools = await slowDown(page);
  await devtools.send("Performance.enable");
  await page.goto(url + pathOf(contender), { waitUntil: "load" });
  await page.evaluate(settled);
  const before = await workSoFar(devtools);
  const { frames, longFrames } = await page.evaluate(scrollThrough, STEP_PX);
  const after = await workSoFar(devtools);
  await context.close();
  return {
    scriptMs: (after.scriptMs - before.scriptMs) / frames,
    taskMs: (after.taskMs - before.taskMs) / frames,
    longFrames,
  };
}

export function scrollTable(runs: ReadonlyMap<Contender, readonly Scroll[]>): string[] {
  const rows = [...runs].map(([{ name }, scrolls]) => {
    const values = (amount: keyof Scroll) => scrolls.map((scroll) => scroll[amount]);
    const cells = [
      told(values("scriptMs"), "ms", 2),
      told(values("taskMs"), "ms", 2),
      told(values("longFrames"), "", 0),
    ];
    return `| ${[name, ...cells].join(" | ")} |`;
  });
  return [
    "## Scrolling through the settled page",
    "",
    `By ${STEP_PX} px in each frame, from top to end; the step itself is in the row without scripts too.`,
    "",
    "| | script per frame | all tasks per frame | frames over 50 ms |",
    "|---|---:|---:|---:|",
    ...rows,
    "",
  ];
}
