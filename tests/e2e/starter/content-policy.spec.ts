import { contracts } from "../../../src/contracts.ts";
import { NONCES } from "../../server/nonces.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { DIRECT_PAGE, isReady, isShown, problems, STARTED_PAGE, scrollTo } from "../elements/page.ts";
import { TIP } from "../elements/tooltips/tips.ts";
import { hasRun, leadGoogleHere, runs } from "../tag-services.ts";

/*
 * The policy allows no host: only scripts with the page's nonce run, and the modules they import. The probe records
 * every violation, as it starts before the page's own scripts.
 */
const STRICT = "csp=strict&probe";

const tagsOn = (ui: Ui) =>
  ui.eval(
    (tags) => tags.filter((tag) => document.querySelector(tag)),
    contracts.map(({ tag }) => tag),
  );

async function useEverything(ui: Ui) {
  await isReady(ui);
  await expect.poll(() => isShown(ui, "dealer-loader")).toBe(false);
  await ui.click('dealer-mega-nav button[aria-label="Auto’s"]');
  await expect.poll(() => isShown(ui, 'a[href="#nieuw"]')).toBe(true);
  await ui.click('dealer-call-us >>> [part="button"]');
  await expect.poll(() => isShown(ui, 'dealer-call-us a[href^="tel:"]')).toBe(true);
  await ui.click('dealer-date-input >>> [part="button"]');
  await ui.click('dealer-date-input >>> td[data-day="2026-11-12"] button');
  await scrollTo(ui, 1000);
  await expect.poll(() => isShown(ui, 'dealer-to-top >>> [part="button"]')).toBe(true);
  await ui.hover("#tip");
  await expect.poll(() => isShown(ui, TIP)).toBe(true);
  // A certain slide and not the next one, as the slides may have rotated by now.
  await ui.click('dealer-carousel >>> [part="dots"] :nth-child(2)');
  await expect.poll(() => ui.attribute("dealer-carousel > :first-child", "inert")).toBe("");
  await ui.click('dealer-cookie-hint >>> [part="decline"]');
  await ui.press("Escape");
  await ui.click('dealer-cookie-hint >>> [part="accept"]');
  await expect.poll(() => isShown(ui, 'dealer-cookie-hint >>> [part="banner"]')).toBe(false);
}

test.describe("everything works under a strict content policy without violations", () => {
  test("by the starter, which preloads code before it runs it", async ({ ui }) => {
    await ui.goto("/tests/pages/undefined.html");
    await leadGoogleHere(ui);
    await ui.goto(`${STARTED_PAGE}&tags&banner&carousel&search&tips&guard&date&gate&header&${STRICT}`);
    expect(await tagsOn(ui)).toEqual(contracts.map(({ tag }) => tag));
    await useEverything(ui);
    for (const script of ["gtm.js", "gtag/js", "matomo.js"] as const) await hasRun(ui, script);
    expect((await runs(ui)).map(({ nonce }) => nonce)).toEqual(Array(3).fill(NONCES.tags));
    expect(await problems(ui)).toEqual([]);
  });

  test("by the starter, with immediate loading", async ({ ui }) => {
    await ui.goto(`/tests/pages/modes.html?${STRICT}`);
    await expect.poll(() => ui.eval(() => document.querySelector("dealer-logo:defined") !== null)).toBe(true);
    await ui.hover("dealer-call-us");
    await scrollTo(ui, 3000);
    await isReady(ui);
    expect(await problems(ui)).toEqual([]);
  });

  test("by tags that register themselves", async ({ ui }) => {
    await ui.goto(`${DIRECT_PAGE}&loader&banner&carousel&search&tips&date&${STRICT}`);
    await useEverything(ui);
    expect(await problems(ui)).toEqual([]);
  });

  test("by tags without a nonce, which use that of the page's scripts", async ({ ui }) => {
    await ui.goto("/tests/pages/undefined.html");
    await leadGoogleHere(ui);
    await ui.goto(`/tests/pages/light.html?${STRICT}`);
    await ui.eval(() => {
      const tags = document.createElement("dealer-tags");
      tags.setAttribute("gtm-id", "GTM-POLICY");
      document.body.append(tags);
    });
    await hasRun(ui, "gtm.js");
    expect((await runs(ui)).map(({ nonce }) => nonce)).toEqual([NONCES.page]);
    expect(await problems(ui)).toEqual([]);
  });
});

test("a script without the nonce is reported under a strict content policy", async ({ ui }) => {
  await ui.goto(`/tests/pages/light.html?${STRICT}`);
  await isReady(ui);
  // An import and not a preload, as Firefox blocks a preload silently.
  await ui.eval((path) => import(path).catch(() => undefined), "/dist/index.js");
  await expect.poll(async () => (await problems(ui)).map(({ kind }) => kind)).toEqual(["csp"]);
});

test("when the page has used the policy's name itself, only the services' scripts fail", async ({ ui }) => {
  await ui.goto(`/tests/pages/light.html?${STRICT}`);
  test.skip(!(await ui.eval(() => "trustedTypes" in window)), `${ui.engine} has no Trusted Types`);
  await ui.eval(() => {
    Reflect.get(window, "trustedTypes").createPolicy("dealer-elements", {});
    const tags = document.createElement("dealer-tags");
    tags.setAttribute("gtm-id", "GTM-POLICY");
    tags.addEventListener("dealer-tags-failed", () =>
      document.documentElement.setAttribute("data-failed", ""),
    );
    document.body.append(tags);
  });
  await expect.poll(() => ui.attribute("html", "data-failed")).toBe("");
  await isReady(ui);
  const logged = (await problems(ui)).filter(({ kind }) => kind !== "csp");
  expect(logged.map(({ kind }) => kind)).toEqual(["error"]);
  expect(logged[0]?.text).toMatch(
    /^Error in file:https:\/\/www\.googletagmanager\.com\/gtm\.js\?id=GTM-POLICY; Error:\S/,
  );
});
