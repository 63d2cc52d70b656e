import { readFileSync } from "node:fs";
import type { PackageSizes } from "../../../scripts/sizes.ts";
import { contracts } from "../../../src/contracts.ts";
import { FAULTS, type Fault } from "../../server/faults.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { isShown, NARROW, problems, STARTED_PAGE } from "../elements/page.ts";

/** All twelve tags, code loaded by the starter. */
const PAGE = `${STARTED_PAGE}&banner&carousel&search&date&probe`;
const TAGS = contracts.map(({ tag }) => tag);

const { DEALER_EDITION: edition = "" } = process.env;
const { tags } = JSON.parse(readFileSync(`dist/${edition}/sizes.json`, "utf8")) as PackageSizes;

const chunksOf = (tag: string) =>
  Object.keys({ ...tags[tag]?.own, ...tags[tag]?.shared }).map((file) =>
    file.replace(/^chunks\/(.+-)\w+\.js$/, "$1"),
  );
const CHUNKS = [...new Set(TAGS.flatMap(chunksOf))];
const KINDS = Object.keys(FAULTS) as Fault[];

/** What the author wrote in each tag that shows nothing of it by itself while its code is there. */
const WRITTEN: Readonly<Record<string, string>> = {
  "dealer-mega-nav": 'a[href="#nieuw"]',
  "dealer-call-us": 'dealer-call-us a[href^="tel:"]',
  "dealer-cookie-hint": "dealer-cookie-hint p",
};
/** What shows whether or not the code is there. */
const ALWAYS = ["#content", "#dag", "dealer-autocomplete input", 'a[href="#up"]', 'a[href="#logo"]'];

const definedTags = (ui: Ui) =>
  ui.eval((all) => all.filter((tag) => customElements.get(tag) !== undefined), TAGS);

async function works(ui: Ui, chunk: string, fault: Fault) {
  const lost = TAGS.filter((tag) => chunksOf(tag).includes(chunk));
  await expect.poll(() => definedTags(ui)).toEqual(TAGS.filter((tag) => !lost.includes(tag)));
  await expect.poll(() => isShown(ui, "dealer-loader")).toBe(false);
  for (const selector of ALWAYS) await expect.poll(() => isShown(ui, selector), selector).toBe(true);
  for (const tag of lost)
    if (WRITTEN[tag]) await expect.poll(() => isShown(ui, WRITTEN[tag] ?? ""), tag).toBe(true);
  const told = await problems(ui);
  expect(told.filter(({ kind }) => kind !== "error")).toEqual([]);
  const lines = told.map(({ text }) => text);
  expect(lines).toEqual(
    fault === "silent"
      ? []
      : [expect.stringMatching(new RegExp(`^Error in file:http\\S+/${chunk}\\w+\\.js; Error:\\S`))],
  );
}

/** Each file in one way, and the one that most tags need in every way. */
const CASES = [
  ...CHUNKS.map((chunk, index) => [chunk, KINDS[index % KINDS.length] as Fault] as const),
  ...KINDS.map((fault) => ["core-", fault] as const),
];
const TESTS = new Map(CASES.map(([chunk, fault]) => [`${chunk} ${fault}`, { chunk, fault }]));

for (const { chunk, fault } of TESTS.values())
  test(`without ${chunk}*.js (${fault}) the other elements work and all that the author wrote is there`, async ({
    ui,
  }) => {
    await ui.viewport(...NARROW);
    await ui.goto(`/~drop-${fault}/${chunk}${PAGE}`);
    await works(ui, chunk, fault);
  });
