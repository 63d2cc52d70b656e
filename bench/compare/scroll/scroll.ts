import type { Browser } from "@playwright/test";
import type { Contender } from "../page/contender.ts";
import { pathOf } from "../page/site.ts";
import { summaryOf } from "../report/measures.ts";
import { table } from "../report/table.ts";
import { type Rounds, runsOf } from "../rounds.ts";
import { workSoFar } from "../visit/cost-so-far.ts";
import { settled } from "../visit/in-page.ts";
import { slowDown, withVisitor } from "../visit/visitor.ts";
import { scrollThrough } from "./in-page.ts";

const STEP_PX = 40;

/** The cost per frame of scrolling through the settled page. */
export interface Scroll {
  readonly scriptMs: number;
  readonly taskMs: number;
  /** The number of frames on the whole page that delayed the next one by more than 50 ms. */
  readonly longFrames: number;
}

export function measureScroll(browser: Browser, url: string, contender: Contender): Promise<Scroll> {
  return withVisitor(browser, async (context) => {
    const page = await context.newPage();
    const devtools = await slowDown(page);
    await devtools.send("Performance.enable");
    await page.goto(url + pathOf(contender), { waitUntil: "load" });
    await page.evaluate(settled);
    const before = await workSoFar(devtools);
    const { frames, longFrames } = await page.evaluate(scrollThrough, STEP_PX);
    const after = await workSoFar(devtools);
    return {
      scriptMs: (after.scriptMs - before.scriptMs) / frames,
      taskMs: (after.taskMs - before.taskMs) / frames,
      longFrames,
    };
  });
}

export function scrollTable(contenders: readonly Contender[], rounds: Rounds<Scroll>): string[] {
  const rows = contenders.map((contender) => {
    const values = (amount: keyof Scroll) => runsOf(rounds, contender).map((scroll) => scroll[amount]);
    return [
      contender.name,
      summaryOf(values("scriptMs"), { unit: "ms", digits: 2 }),
      summaryOf(values("taskMs"), { unit: "ms", digits: 2 }),
      summaryOf(values("longFrames"), { unit: "", digits: 0 }),
    ];
  });
  return [
    ...table(
      "Scrolling through the settled page",
      ["", "script per frame", "all tasks per frame", "frames over 50 ms"],
      rows,
    ),
    `By ${STEP_PX} px in each frame, from top to end; the step itself is in the row without scripts too.`,
    "",
  ];
}
