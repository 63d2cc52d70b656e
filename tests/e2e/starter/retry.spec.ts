import type { Fault } from "../../server/faults.ts";
import { type FileHold, loseFiles } from "../../support/hold.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { matches, problems } from "../elements/page.ts";

const PAGE = "/tests/pages/retry.html?probe";
const BUTTON = "dealer-date-input >>> [part=button]";

/** The element's own file, and files that it shares: its imports of these fail too, and a browser may remember that. */
const LOST = ["date-input-", "kernel-", "react-"];
const FAULTS: readonly Fault[] = ["reset", "missing", "html", "broken"];

/** What needs the code once more. */
const NEEDS: Readonly<Record<string, (ui: Ui) => Promise<unknown>>> = {
  "another element": (ui) =>
    ui.eval(() => {
      const form = document.querySelector("form");
      form?.insertAdjacentHTML("beforeend", "<dealer-date-input><input></dealer-date-input>");
    }),
  "a press": (ui) => ui.click("#dag"),
  "the focus": async (ui) => {
    await ui.eval(() => document.querySelector<HTMLElement>("#dag")?.focus());
  },
  "the network": (ui) => ui.eval(() => void dispatchEvent(new Event("online"))),
};

const lines = async (ui: Ui) =>
  (await problems(ui)).map(({ text }) => text).filter((text) => text.startsWith("Error in "));

async function fails(ui: Ui, lost: FileHold, file: string) {
  await ui.goto(lost.on(PAGE));
  await expect.poll(() => lines(ui)).toHaveLength(1);
  expect((await lines(ui))[0]).toMatch(new RegExp(`^Error in file:http\\S+/${file}\\w+\\.js; Error:\\S`));
  await expect.poll(() => matches(ui, "[data-dealer-phase=failed]")).toBe(true);
}

async function works(ui: Ui) {
  await expect.poll(() => matches(ui, "dealer-date-input:defined")).toBe(true);
  await expect.poll(() => matches(ui, "[data-dealer-phase]")).toBe(false);
  await ui.click(BUTTON);
  const isOpen = () =>
    ui.eval(
      () => !!document.querySelector("dealer-date-input")?.shadowRoot?.querySelector("dialog[open] td"),
    );
  await expect.poll(isOpen).toBe(true);
}

const CASES = LOST.flatMap((file, at) =>
  Object.keys(NEEDS).map((need, index) => ({
    file,
    need,
    fault: FAULTS[(at + index) % FAULTS.length] as Fault,
  })),
);

for (const { file, need, fault } of CASES)
  test(`code whose ${file}*.js failed once (${fault}) is loaded for ${need}`, async ({ ui }) => {
    const lost = loseFiles(file, fault);
    await fails(ui, lost, file);
    await lost.release();
    await NEEDS[need]?.(ui);
    await works(ui);
    expect(await lines(ui)).toHaveLength(1);
  });

test("each attempt that fails has one line, and the date that the visitor typed meanwhile is read", async ({
  ui,
}) => {
  const lost = loseFiles("kernel-", "reset");
  await fails(ui, lost, "kernel-");
  for (const count of [2, 3]) {
    await NEEDS["the network"]?.(ui);
    await expect.poll(() => lines(ui)).toHaveLength(count);
  }
  await ui.eval(() => Object.assign(document.querySelector("#dag") ?? {}, { value: "03-05-26" }));
  await lost.release();
  await NEEDS["the network"]?.(ui);
  await works(ui);
  expect(await ui.eval(() => document.querySelector<HTMLInputElement>("#dag")?.value)).toBe("03-05-2026");
});

test("the file that is requested to try again may fail as well", async ({ ui }) => {
  const lost = loseFiles("date-input-", "missing");
  const retry = loseFiles("dealer-retry", "reset");
  await ui.goto(retry.on(lost.on(PAGE)));
  await expect.poll(() => lines(ui)).toHaveLength(1);
  await lost.release();
  await NEEDS["the network"]?.(ui);
  await expect.poll(() => lines(ui)).toHaveLength(2);
  expect((await lines(ui))[1]).toMatch(/^Error in file:http\S+\/dealer-retry\.js\S*; Error:\S/);
  await retry.release();
  await NEEDS["the network"]?.(ui);
  await works(ui);
});

test("a pointer that passes does not request lost code again", async ({ ui }) => {
  const lost = loseFiles("date-input-", "missing");
  await fails(ui, lost, "date-input-");
  await ui.hover("#dag");
  await ui.hover("label");
  await ui.hover("#dag");
  await expect.poll(() => lines(ui)).toHaveLength(1);
});

test("a page that is still open after an update loads the new files for the next need", async ({ ui }) => {
  await ui.goto(`/~stale${PAGE}`);
  await expect.poll(() => lines(ui)).toHaveLength(1);
  expect(await matches(ui, "dealer-date-input:defined")).toBe(false);
  await ui.click("#dag");
  await works(ui);
});
