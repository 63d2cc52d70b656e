import { readFileSync } from "node:fs";
import type { PackageSizes } from "../../../scripts/build/sizes.ts";
import { contracts } from "../../../src/contracts.ts";
import { CODE_TIMEOUT_MS } from "../../../src/starter/time-limit.ts";
import { FAULTS, type Fault } from "../../server/faults.ts";
import { ELSEWHERE, isLeftToOthers } from "../../support/parts.ts";
import { waitingFor } from "../../support/timeouts.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { isShown, matches, NARROW, pointAtPage, problems, STARTED_PAGE } from "../elements/page.ts";
import { IS_LONG, tries } from "./trials.ts";

/** All tags, code loaded by the starter. */
const PAGE = `${STARTED_PAGE}&gate&banner&carousel&search&date&header&probe`;
const TAGS = contracts.map(({ tag }) => tag);

const { DEALER_EDITION: edition = "" } = process.env;
const { tags } = JSON.parse(readFileSync(`dist/${edition}/sizes.json`, "utf8")) as PackageSizes;

const chunksOf = (tag: string) =>
  Object.keys({ ...tags[tag]?.own, ...tags[tag]?.shared }).map((file) =>
    file.replace(/^chunks\/(.+-)\w+\.js$/, "$1"),
  );
const CHUNKS = [...new Set(TAGS.flatMap(chunksOf))];
const KINDS = Object.keys(FAULTS) as Fault[];

/** The author's content in the tags that hide it while their code works. */
const WRITTEN: Readonly<Record<string, string>> = {
  "dealer-mega-nav": 'a[href="#nieuw"]',
  "dealer-call-us": 'dealer-call-us a[href^="tel:"]',
  "dealer-cookie-hint": "dealer-cookie-hint p",
};
/** The same tags, added afterwards. */
const LATE = `
  <dealer-mega-nav class="late"><ul><li><a href="#laat">Laat</a></li></ul></dealer-mega-nav>
  <dealer-call-us class="late"><a href="tel:+31201234567">Bel laat</a></dealer-call-us>
`;
const PRESSED = "[data-dealer-pressed]";
/** What is visible with or without the code. */
const ALWAYS = ["#content", "#dag", "dealer-autocomplete input", 'a[href="#up"]', 'a[href="#logo"]'];

async function definedTags(ui: Ui) {
  await pointAtPage(ui);
  return ui.eval((all) => all.filter((tag) => customElements.get(tag) !== undefined), TAGS);
}

/** A placeholder must not stay when its code does not come: to a screen reader a button hides its content. */
const PLACEHOLDER = ":is(dealer-mega-nav, dealer-call-us):is([role~=button], [tabindex], [aria-label])";

const GIVEN_UP = waitingFor(CODE_TIMEOUT_MS);

/** "shown", or a description of the page that hides it. */
const seen = async (ui: Ui, selector: string) =>
  (await isShown(ui, selector))
    ? "shown"
    : ui.eval((wanted) => {
        const host = document.querySelector(wanted)?.closest(":not(:defined)");
        const { visibilityState, timeline } = document;
        const moves = host?.getAnimations().map(({ playState, currentTime }) => [playState, currentTime]);
        return { tag: host?.outerHTML, moves, visibilityState, now: timeline.currentTime };
      }, selector);

const comesToShow = (ui: Ui, selector: string) =>
  expect.poll(() => seen(ui, selector), { message: selector, ...GIVEN_UP }).toBe("shown");

async function addsMore(ui: Ui) {
  await ui.eval((html) => document.body.insertAdjacentHTML("beforeend", html), LATE);
  for (const tag of ["dealer-mega-nav", "dealer-call-us"]) await comesToShow(ui, `${tag}.late a`);
}

async function works(ui: Ui, chunk: string, fault: Fault) {
  const lost = TAGS.filter((tag) => chunksOf(tag).includes(chunk));
  await expect.poll(() => definedTags(ui)).toEqual(TAGS.filter((tag) => !lost.includes(tag)));
  await expect.poll(() => isShown(ui, "dealer-loader")).toBe(false);
  for (const selector of ALWAYS) await expect.poll(() => isShown(ui, selector), selector).toBe(true);
  for (const tag of lost) if (WRITTEN[tag]) await comesToShow(ui, WRITTEN[tag]);
  if (lost.includes("dealer-mega-nav")) await addsMore(ui);
  expect(await matches(ui, PLACEHOLDER)).toBe(false);
  const lines = async () => (await problems(ui)).map(({ text }) => text);
  const line = expect.stringMatching(new RegExp(`^Error in file:http\\S+/${chunk}\\w+\\.js; Error:\\S`));
  // For the tags that were added their own file is requested again.
  const again = expect.stringMatching(/^Error in file:http\S+\/chunks\/core-\w+\.js; Error:\S/);
  const failures = lost.includes("dealer-mega-nav") ? [line, again] : [line];
  // The request may fail after all else is as it should be.
  await expect.poll(lines).toEqual(fault === "silent" ? [] : failures);
  expect((await problems(ui)).filter(({ kind }) => kind !== "error")).toEqual([]);
}

/**
 * Each file fails in one way, and the file that most tags need in every way; in the long run each file in every way.
 */
const CASES = IS_LONG
  ? CHUNKS.flatMap((chunk) => KINDS.map((fault) => [chunk, fault] as const))
  : [
      ...CHUNKS.map((chunk, index) => [chunk, KINDS[index % KINDS.length] as Fault] as const),
      ...KINDS.map((fault) => ["core-", fault] as const),
    ];
const TESTS = new Map(CASES.map(([chunk, fault]) => [`${chunk} ${fault}`, { chunk, fault }]));

for (const [index, { chunk, fault }] of [...TESTS.values()].entries())
  test(`without ${chunk}*.js (${fault}) the other elements work and the author's content is visible`, async ({
    ui,
  }) => {
    test.skip(isLeftToOthers(ui.engine, index), ELSEWHERE);
    tries("missing-file", 1);
    await ui.viewport(...NARROW);
    await ui.goto(`/~drop-${fault}/${chunk}${PAGE}`);
    await works(ui, chunk, fault);
  });

test("a press on an element without code looks pressed until the time limit, then the author's content shows", async ({
  ui,
}) => {
  await ui.viewport(...NARROW);
  await ui.goto(`/~drop-silent/core-${STARTED_PAGE}&clock`);
  await expect.poll(() => isShown(ui, "dealer-loader")).toBe(false);
  await ui.click("dealer-call-us");
  await expect.poll(() => matches(ui, PRESSED)).toBe(true);
  await ui.clock.tick(CODE_TIMEOUT_MS - 1);
  expect(await matches(ui, PRESSED)).toBe(true);
  await ui.clock.tick(1);
  await expect.poll(() => matches(ui, PRESSED)).toBe(false);
  await comesToShow(ui, WRITTEN["dealer-call-us"] as string);
});
