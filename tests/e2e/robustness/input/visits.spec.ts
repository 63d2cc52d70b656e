import { expect, test, type Ui } from "../../../support/ui.ts";
import { setAttributes, settle } from "../../contract/in-page.ts";
import { isShown, matches, pointAtPage, STARTED_PAGE } from "../../elements/page.ts";
import { matomoUrl, scriptsRun } from "../../tag-services.ts";
import { always } from "../at-random.ts";
import { times, tries } from "../trials.ts";
import { faults, hasRun } from "./injection.ts";
import { type Visit, visits } from "./random-visit.ts";
import { followRequests } from "./requests.ts";

const RIG_PAGE = "/~rig/blank.html";
/** All tags, code loaded by the starter. */
const PAGE = `${STARTED_PAGE}&gate&banner&carousel&search&date&probe`;
const RUNS = times(8, 150);

function writeCookies(cookies: readonly string[]) {
  for (const cookie of cookies) document.cookie = cookie;
}

/** On the page: the stored choice by its exact value. */
function readVisit() {
  const cookies = document.cookie.split("; ");
  const isDeclined = cookies.includes("reDimCookieHint=-1");
  return {
    isAccepted: !isDeclined && cookies.includes("reDimCookieHint=1"),
    isDeclined,
  };
}

/** Configures a service that must not load before consent. */
const measure = (ui: Ui) =>
  ui.eval(setAttributes, "dealer-tags", {
    load: "after-consent",
    "matomo-url": matomoUrl("visit"),
    "matomo-site": "1",
  });

async function visit(ui: Ui, { cookies, search, hash }: Visit) {
  await ui.goto(RIG_PAGE);
  await ui.clearCookies();
  await ui.eval(writeCookies, cookies);
  await ui.goto(`${PAGE}&${search}#${hash}`);
  for (const tag of ["dealer-tags", "dealer-mega-nav", "dealer-tooltips"]) {
    const isDefined = async () => {
      await pointAtPage(ui);
      return matches(ui, `${tag}:defined`);
    };
    await expect.poll(isDefined, tag).toBe(true);
  }
}

test("only the exact cookie is consent, and no address breaks or changes a page", async ({ ui }) => {
  tries("visit", RUNS);
  const strangers = followRequests(ui);
  await always(visits, RUNS, async (random) => {
    await visit(ui, random);
    await measure(ui);
    const { isAccepted, isDeclined } = await ui.eval(readVisit);
    const isAsked = new URLSearchParams(random.search).get("cookiehint") === "set";
    const isUndecided = !isAccepted && !isDeclined;
    const isBannerShown = () => matches(ui, "dealer-cookie-hint:state(shown)");
    await expect.poll(isBannerShown).toBe(isUndecided || isAsked);
    await expect.poll(() => isShown(ui, "dealer-loader")).toBe(false);
    if (isAccepted) await expect.poll(() => scriptsRun(ui)).toEqual(["matomo.js"]);
    await ui.eval(settle);
    expect(await scriptsRun(ui)).toEqual(isAccepted ? ["matomo.js"] : []);
    expect(await matches(ui, "canary-x, [onerror]")).toBe(false);
    expect(await hasRun(ui)).toBe(false);
    expect(await faults(ui)).toEqual([]);
    expect(await strangers([])).toEqual([]);
  });
});
