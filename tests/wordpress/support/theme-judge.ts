import { SIZES, type Size, tryNarrow, tryWide } from "../../e2e/field/judge/judge.ts";
import { CHANGE_MS, type Menu, type PressAt } from "../../e2e/field/judge/menu.ts";
import { differences, isUpgraded, LATER_MS, removed, settled } from "../../e2e/field/judge/upgrade.ts";
import { record, type Verdict } from "../../e2e/field/judge/verdict.ts";
import { shifts } from "../../e2e/layout-shifts.ts";
import { bundlePageScript } from "../../server/pageScripts.ts";
import { createFinger } from "../../support/finger.ts";
import { twoFrames } from "../../support/two-frames.ts";
import type { Ui } from "../../support/ui.ts";
import type { Place, ThemeCase } from "./themes.ts";
import { loggedBy } from "./visit.ts";

const STARTER = "**/dist/dealer-elements.js*";
const CHUNKS = "**/dist/chunks/**";

/** The same for all tests of a worker. */
let judgeScript: Promise<string> | undefined;

/** Visits a theme's page in one size with the judge of the field suite, which tries everything that a visitor does. */
export async function judgeTheme(ui: Ui, theme: ThemeCase, place: Place, size: Size): Promise<Verdict> {
  const { page } = ui;
  if (!page) throw new Error("Only Playwright's pages can hold files back");
  judgeScript ??= bundlePageScript("judge");
  await page.addInitScript({ content: await judgeScript });
  const finger = await createFinger(ui);
  const [width, height] = SIZES[size];
  await ui.viewport(width, height);

  const url = `${theme.site}${theme.path}&tag=${place}`;
  const verdict: Verdict = {};
  const upgraded = await openHeld(ui, url, verdict);
  const without = await openWithoutUs(ui, url, upgraded.html);
  await record(verdict, "markup", async () => differences(without.html, upgraded.html));
  // On narrow pages nothing folds the list away without us, unless the theme does.
  if (size === "wide")
    await record(verdict, "height", async () => heightFaults(without.height, upgraded.height));

  await ui.goto(url);
  await isUpgraded(ui);
  const items = await ui.eval((selectors) => window.judge.start(selectors), theme.selectors);
  const menu = { ui, items };
  const tap: PressAt = ({ x, y }) => finger([x, y]);
  if (size === "wide") await tryWide(menu, tap, verdict);
  else {
    await tryNarrow(menu, tap, verdict);
    await record(verdict, "button", () => openButtonFaults(menu, tap));
  }
  await record(verdict, "console", async () =>
    (await loggedBy(ui)).filter((message) => !without.messages.includes(message)),
  );
  return verdict;
}

/** The theme's own menu buttons are not in the list that ours shows. */
async function openButtonFaults({ ui }: Menu, press: PressAt): Promise<string[]> {
  const buttons = () => ui.eval(() => window.judge.menuButtons());
  const [button] = await buttons();
  if (!button) return [];
  await press(button);
  const unmet = await ui.eval((ms) => window.judge.waitList(ms), CHANGE_MS);
  // That nothing is shown is the finding of another check.
  if (unmet.length > 0) return [];
  const names = (await buttons()).map(({ name }) => name);
  return names.length === 1
    ? []
    : [`${names.length} menu buttons while the list is open: ${names.join(", ")}`];
}

/** What a page is with or without our code: the tag's content after the tag's removal, and the header's height. */
interface Found {
  readonly html: string;
  readonly height: number;
}

/** Opens the page, and lets our code come only after everything else has: nothing moves. */
async function openHeld(ui: Ui, url: string, verdict: Verdict): Promise<Found> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await ui.page?.route(CHUNKS, async (route) => {
    await released;
    await route.continue();
  });
  await ui.goto(url);
  await ui.eval(hasFonts);
  const before = await headerHeight(ui);
  const shiftsBefore = (await shifts(ui)).length;
  release();
  await isUpgraded(ui);
  await ui.page?.unroute(CHUNKS);
  const height = await headerHeight(ui);
  const moved = (await shifts(ui)).slice(shiftsBefore);
  await record(verdict, "height", async () => [
    ...heightFaults(before, height),
    ...moved.map(({ value, sources }) => `layout shift of ${value.toFixed(4)}: ${sources.join("; ")}`),
  ]);
  return { html: (await removed(ui)).now, height };
}

/** Opens the page with an empty file for our script, and waits until the theme's scripts have made this of the content. */
async function openWithoutUs(ui: Ui, url: string, html: string) {
  await ui.page?.route(STARTER, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await ui.goto(url);
  await ui.page?.unroute(STARTER);
  await ui.eval(hasFonts);
  const height = await headerHeight(ui);
  await ui.eval(settled, html, LATER_MS);
  const messages = await loggedBy(ui);
  return { html: (await removed(ui)).now, height, messages };
}

const headerHeight = async (ui: Ui) => {
  await ui.eval(twoFrames);
  return ui.eval(() => window.judge.headerHeight());
};

/** On the page: waits for the theme's fonts, which change heights. */
const hasFonts = async () => {
  await document.fonts.ready;
};

const heightFaults = (before: number, after: number) =>
  Math.abs(after - before) > 1 ? [`the header was ${before} px high and is ${after} px`] : [];
