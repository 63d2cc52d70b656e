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

const TO_TOP = "the way to the top appears and leads there";
const STICKY = "the sticky column stays as wide as it was";

/** What a page takes from its visitors by itself. */
const WITHOUT: Readonly<Record<string, readonly string[]>> = {
  // Its own button, which asks for the tip, cannot be seen.
  "buttons-faded": ["a tip shows"],
  // The window never scrolls.
  "scrolling-body": [STICKY, TO_TOP],
  // Its content lies above all that is not a banner.
  "above-all": [TO_TOP],
  // The calendar's library looks through an object: dates are typed.
  "object-additions": ["the date input opens its calendar"],
};

/**
 * What WebKit's driver cannot tell: it speaks with the page's own arrays, objects and promises, sees a ring before it has
 * grown, and aims at boxes that are without the page's zoom there.
 */
const NOT_DRIVABLE = [
  "array-polyfills",
  "object-additions",
  "promise-before-es2020",
  "moving-all",
  "zoomed-in",
  "zoomed-body",
  "zoomed-out",
];

const PARTS = 4;

for (const [trial, hostilities] of KINDS)
  for (const [index, name] of Object.keys(hostilities).entries())
    test(`all twelve elements work on a page with ${name}`, async ({ ui }) => {
      test.skip(isLeft(ui.engine, index, PARTS), ELSEWHERE);
      test.skip(ui.engine === "webkit" && NOT_DRIVABLE.includes(name), "WebKit's driver cannot tell");
      const missing = missingLibrary(name);
      test.skip(missing !== undefined, `${missing} is not installed on this machine`);
      tries(trial, 1);
      await visitPage(ui, BASE_URL, `${WHOLE_PAGE}&hostile=${name}`, { without: WITHOUT[name] ?? [] });
    });

test("all twelve elements work on a page that nobody attacks", ({ ui }) =>
  visitPage(ui, BASE_URL, WHOLE_PAGE));
