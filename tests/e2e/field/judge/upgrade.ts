import type { Trial } from "../../../fixtures/field/index.ts";
import { holdFiles } from "../../../support/hold.ts";
import { ASKS_SOON } from "../../../support/timeouts.ts";
import { twoFrames } from "../../../support/two-frames.ts";
import { expect, type Ui } from "../../../support/ui.ts";
import { matches, problems } from "../../elements/page.ts";
import { shifts } from "../../layout-shifts.ts";
import { record, type Verdict } from "./verdict.ts";

const UPGRADED = "dealer-mega-nav:is(:state(desktop), :state(mobile))";

export const pathOf = ({ case: { name }, wrap, hasScripts }: Trial) =>
  `/tests/pages/field.html?probe&judge&field=${name}&wrap=${wrap}${hasScripts ? "&scripts" : ""}`;

/** Waits until the element has read its list, which takes some tasks and frames. */
export async function isUpgraded(ui: Ui): Promise<void> {
  await expect.poll(() => matches(ui, UPGRADED), ASKS_SOON).toBe(true);
  for (let turn = 0; turn < 3; turn++) await ui.eval(twoFrames);
}

/** What a page is before our code has come. */
export interface Before {
  readonly html: string;
  readonly messages: readonly string[];
}

/** Opens a page, and lets our code come only after everything else has: nothing moves, and the header stays as high. */
export async function openHeld(ui: Ui, trial: Trial, verdict: Verdict): Promise<Before> {
  const code = holdFiles("chunks/");
  await ui.goto(code.on(pathOf(trial)));
  await ui.eval(twoFrames);
  const { html, height } = await ui.eval(() => ({
    html: (document.querySelector("dealer-mega-nav") as HTMLElement).innerHTML,
    height: window.judge.headerHeight(),
  }));
  const messages = (await problems(ui)).map(({ text }) => text);
  const shiftsBefore = ui.engine === "chromium" ? (await shifts(ui)).length : 0;
  await code.release();
  await isUpgraded(ui);
  await record(verdict, "height", async () => {
    const after = await ui.eval(() => window.judge.headerHeight());
    const moved = ui.engine === "chromium" ? (await shifts(ui)).slice(shiftsBefore) : [];
    return [
      ...(Math.abs(after - height) > 1 ? [`the header was ${height} px high and is ${after} px`] : []),
      ...moved.map(
        ({ value, sources }) =>
          `layout shift of ${value.toFixed(4)}: ${sources.join("; ").replace(/\s+/g, " ")}`,
      ),
    ];
  });
  return { html, messages };
}

/** The messages that the page did not log without us. */
export async function consoleFaults(ui: Ui, { messages }: Before): Promise<string[]> {
  const all = (await problems(ui)).map(({ text }) => text);
  return all.filter((text) => !messages.includes(text) || /dealer/i.test(text));
}

/** The tag's content after its removal. */
export async function removed(ui: Ui): Promise<{ now: string; written: string }> {
  return ui.eval(async () => {
    const nav = document.querySelector("dealer-mega-nav") as HTMLElement;
    nav.remove();
    await Promise.resolve();
    return { now: nav.innerHTML, written: window.writtenMenu };
  });
}

/** Removes the element: its content is again what the page was written with. */
export async function writtenFaults(ui: Ui): Promise<string[]> {
  const { now, written } = await removed(ui);
  return differences(written, now);
}

/** The same on a page whose own scripts have changed the content: it is what they alone have made of it. */
export async function scriptedFaults(ui: Ui, trial: Trial, { html }: Before): Promise<string[]> {
  const { now } = await removed(ui);
  if (now === html) return [];
  // The scripts may also change it later, or when it is removed.
  await ui.goto(`/~drop/dealer-elements.js${pathOf(trial)}`);
  await ui.eval(settled, now, LATER_MS);
  return differences((await removed(ui)).now, now);
}

export const LATER_MS = 1_000;

/** On the page: waits until its scripts have made this of the content, or until the time is over. */
export async function settled(wanted: string, ms: number) {
  const end = performance.now() + ms;
  const nav = document.querySelector("dealer-mega-nav") as HTMLElement;
  while (nav.innerHTML !== wanted && performance.now() < end)
    await new Promise((painted) => requestAnimationFrame(painted));
}

export function differences(expected: string, now: string): string[] {
  if (now === expected) return [];
  const at = [...now].findIndex((character, index) => character !== expected[index]);
  const part = (text: string) => text.slice(Math.max(0, at - 40), at + 60).replace(/\s+/g, " ");
  return [`"…${part(expected)}…" has become "…${part(now)}…"`];
}
