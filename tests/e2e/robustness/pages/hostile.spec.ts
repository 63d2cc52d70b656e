import { BASE_URL } from "../../../server/address.ts";
import { DOCUMENTS } from "../../../server/hostile/documents.ts";
import { SCRIPTS } from "../../../server/hostile/scripts.ts";
import { missingLibrary, STRANGERS } from "../../../server/hostile/strangers.ts";
import { STYLES } from "../../../server/hostile/styles.ts";
import { ELSEWHERE, isLeft } from "../../../support/parts.ts";
import type { Trial } from "../../../support/trials.ts";
import { test } from "../../../support/ui.ts";
import { tries } from "../trials.ts";
import { visitPage, WHOLE_PAGE } from "./visit.ts";

const KINDS = [
  ["hostile-style", { ...STYLES, ...DOCUMENTS }],
  ["hostile-script", SCRIPTS],
  ["stranger", STRANGERS],
] as const satisfies readonly (readonly [Trial, object])[];

const TO_TOP = "the button to the top appears and scrolls there";
const STICKY = "the sticky column stays as wide as it was";

/** Steps that such a page makes impossible by itself. */
const WITHOUT: Readonly<Record<string, readonly string[]>> = {
  // The page's own button with the tip is invisible.
  "buttons-faded": ["a tip shows"],
  // Its columns stand below each other.
  "display-block": [STICKY],
  // The window never scrolls.
  "scrolling-body": [STICKY, TO_TOP],
  // Its content is above everything except a banner.
  "above-all": [TO_TOP],
  // The calendar's library iterates over an object's inherited keys; dates can be typed.
  "object-additions": ["the date input opens its calendar"],
};

/**
 * Pages that WebKit's driver cannot test: it uses the page's own arrays, objects and promises, measures a focus ring
 * during its transition, aims at boxes without the page's zoom, and presses the scroll bar over a button at the window's edge.
 */
const NOT_DRIVABLE = [
  "array-polyfills",
  "object-additions",
  "promise-before-es2020",
  "moving-all",
  "zoomed-in",
  "zoomed-body",
  "zoomed-out",
  "display-block",
];

/** What WebKit's driver cannot test is not left to it. */
const partOf = (name: string, index: number) => (NOT_DRIVABLE.includes(name) ? 0 : index);

for (const [trial, hostilities] of KINDS)
  for (const [index, name] of Object.keys(hostilities).entries())
    test.describe(() => {
      test.skip(({ engine }) => isLeft(engine, partOf(name, index)), ELSEWHERE);
      test.skip(
        ({ engine }) => engine === "webkit" && NOT_DRIVABLE.includes(name),
        "WebKit's driver cannot test it",
      );
      const missing = missingLibrary(name);
      test.skip(missing !== undefined, `${missing} is not installed on this machine`);

      test(`all thirteen elements work on a page with ${name}`, async ({ ui }) => {
        tries(trial, 1);
        await visitPage(ui, BASE_URL, `${WHOLE_PAGE}&hostile=${name}`, { without: WITHOUT[name] ?? [] });
      });
    });

test("all thirteen elements work on a page without attacks", ({ ui }) => visitPage(ui, BASE_URL, WHOLE_PAGE));
