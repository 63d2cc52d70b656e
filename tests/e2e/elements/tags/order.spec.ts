import { CONSENT_COOKIE } from "../../../../src/kernel/consent/consent.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { put, settle } from "../../contract/in-page.ts";
import { hasRun, matomoUrl, requestsWith, runs } from "../../tag-services.ts";
import { problems } from "../page.ts";
import { decide, decideAndClose, declineElsewhere, refuseCookies } from "./banner.ts";
import {
  BANNER,
  bringCode,
  dataLayer,
  LATER,
  matomoQueue,
  open,
  STILL_PAGE,
  services,
  show,
  TAGS_PAGE,
  tags,
} from "./page.ts";

/** After this time a banner has faded and no element waits for it. */
const LONG_AFTER_MS = 5000;
const ANNOUNCED = "dealer-cookie-hint-decided";

const matomoSetup = (name: string) => [
  `setTrackerUrl ${matomoUrl(name)}/matomo.php`,
  "setSiteId 7",
  "trackPageView",
  "enableLinkTracking",
];

async function allHaveRun(ui: Ui) {
  for (const script of ["gtm.js", "gtag/js", "matomo.js"] as const) await hasRun(ui, script);
}

test.describe("dealer-tags, load=always", () => {
  test("without a choice: denies everything first, then loads each service, which reads that", async ({
    ui,
  }) => {
    const { name, all } = services();
    await open(ui);
    await show(ui, tags(all));
    await allHaveRun(ui);
    expect(await dataLayer(ui)).toEqual(["default denied", "gtm.js", "js now", `config G-${name}`]);
    expect(await matomoQueue(ui)).toEqual(["requireConsent", ...matomoSetup(name)]);
    const found = Object.fromEntries((await runs(ui)).map((run) => [run.script, run]));
    expect(found["gtm.js"]?.dataLayer).toBeGreaterThanOrEqual(2);
    expect(found["gtag/js"]?.dataLayer).toBe(4);
    expect(found["matomo.js"]?.matomo).toBe(5);
    expect((await requestsWith(name)).sort()).toEqual([
      `/~tags/${name}/matomo.js`,
      `/~tags/google/gtag/js?id=G-${name}`,
      `/~tags/google/gtm.js?id=GTM-${name}`,
    ]);
    expect(await problems(ui)).toEqual([]);
  });

  test("with a stored acceptance: updates consent before any service", async ({ ui }) => {
    const { name, all } = services();
    await open(ui, TAGS_PAGE, "1");
    await show(ui, tags(all));
    await allHaveRun(ui);
    expect(await dataLayer(ui)).toEqual([
      "default denied",
      "update granted",
      "gtm.js",
      "js now",
      `config G-${name}`,
    ]);
    expect(await matomoQueue(ui)).toEqual(["requireConsent", "setConsentGiven", ...matomoSetup(name)]);
  });

  test("with a stored refusal: loads and grants nothing", async ({ ui }) => {
    const { name, gtm, matomo } = services();
    await open(ui, TAGS_PAGE, "-1");
    await show(ui, tags(`${gtm} ${matomo}`));
    await hasRun(ui, "gtm.js");
    expect(await dataLayer(ui)).toEqual(["default denied", "update denied", "gtm.js"]);
    expect(await matomoQueue(ui)).toEqual(["requireConsent", ...matomoSetup(name)]);
  });

  test("with two cookies of that name: respects the refusal", async ({ ui }) => {
    await open(ui, TAGS_PAGE, "1");
    await ui.eval(
      (pair) => Reflect.set(document, "cookie", `${pair}; path=/tests/pages`),
      `${CONSENT_COOKIE}=-1`,
    );
    await show(ui, tags(services().gtm));
    await hasRun(ui, "gtm.js");
    expect(await dataLayer(ui)).toEqual(["default denied", "update denied", "gtm.js"]);
  });

  test("on accept: grants, then announces; on a later decline: denies everything again", async ({ ui }) => {
    const { name, gtm, matomo } = services();
    await open(ui);
    await show(ui, BANNER + tags(`${gtm} ${matomo}`));
    await hasRun(ui, "gtm.js");
    await decideAndClose(ui, "accepted");
    const accepted = ["default denied", "gtm.js", "update granted", `${ANNOUNCED} accepted`];
    await expect.poll(() => dataLayer(ui)).toEqual(accepted);
    const given = ["requireConsent", ...matomoSetup(name), "setConsentGiven"];
    expect(await matomoQueue(ui)).toEqual(given);
    await declineElsewhere(ui);
    expect(await dataLayer(ui)).toEqual([...accepted, "update denied", `${ANNOUNCED} declined`]);
    expect(await matomoQueue(ui)).toEqual([...given, "forgetConsentGiven"]);
  });

  test("on decline: immediately, without ever granting", async ({ ui }) => {
    const { name, gtm, matomo } = services();
    await open(ui);
    await show(ui, BANNER + tags(`${gtm} ${matomo}`));
    await hasRun(ui, "gtm.js");
    await decide(ui, "declined");
    expect((await dataLayer(ui)).slice(-2)).toEqual(["update denied", `${ANNOUNCED} declined`]);
    await ui.eval(settle);
    expect((await dataLayer(ui)).filter((entry) => entry.includes("granted"))).toEqual([]);
    expect(await matomoQueue(ui)).toEqual(["requireConsent", ...matomoSetup(name)]);
  });

  test("a refusal during the fade of an accepted banner wins", async ({ ui }) => {
    await open(ui, STILL_PAGE);
    await show(ui, BANNER + tags(services().gtm));
    await decide(ui, "accepted");
    await declineElsewhere(ui);
    await ui.clock.tick(LONG_AFTER_MS);
    expect((await dataLayer(ui)).filter((entry) => entry.includes("granted"))).toEqual([]);
  });

  test("passes on a refusal from another tab when this page is visible again, also without a defined banner", async ({
    ui,
  }) => {
    await open(ui, "/tests/pages/undefined.html?probe", "1");
    await show(ui, `<dealer-cookie-hint></dealer-cookie-hint>${tags(services().gtm)}`);
    await hasRun(ui, "gtm.js");
    await declineElsewhere(ui);
    expect(await dataLayer(ui)).toEqual([
      "default denied",
      "update granted",
      "gtm.js",
      "update denied",
      `${ANNOUNCED} declined`,
    ]);
  });

  test("passes on two acceptances once", async ({ ui }) => {
    await open(ui);
    await show(ui, BANNER + tags(services().gtm));
    await decide(ui, "accepted");
    await decideAndClose(ui, "accepted");
    await expect.poll(() => dataLayer(ui)).toContain("update granted");
    await decide(ui, "accepted");
    await ui.eval(settle);
    const emitted = (await dataLayer(ui)).filter((entry) => /granted|accepted/.test(entry));
    expect(emitted).toEqual(["update granted", `${ANNOUNCED} accepted`]);
  });

  test("ignores an event without a valid choice", async ({ ui }) => {
    await open(ui);
    await show(ui, tags(services().gtm));
    await hasRun(ui, "gtm.js");
    await ui.eval((name) => {
      for (const detail of [null, {}, { choice: "yes" }, { choice: "toString" }, { choice: 1 }])
        document.body.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
    }, ANNOUNCED);
    await ui.eval(settle);
    expect(await dataLayer(ui)).toEqual(["default denied", "gtm.js"]);
    expect(await problems(ui)).toEqual([]);
  });
});

test.describe("dealer-tags, load=after-consent", () => {
  const outside = (ui: Ui) =>
    ui.eval(() =>
      [...document.querySelectorAll("link, script, iframe, img")]
        .map((node) => node.getAttribute("href") ?? node.getAttribute("src") ?? "")
        .filter((url) => /googletagmanager|~tags/.test(url)),
    );

  /** Longer than a service would need to load. */
  async function expectNoRequest(ui: Ui, name: string) {
    const control = services();
    await ui.eval((url) => fetch(`${url}/control`, { mode: "no-cors" }), matomoUrl(control.name));
    expect(await requestsWith(control.name)).toHaveLength(1);
    expect(await requestsWith(name)).toEqual([]);
    expect(await outside(ui)).toEqual([]);
    expect(await runs(ui)).toEqual([]);
  }

  test("requests nothing before consent and nothing after a refusal", async ({ ui }) => {
    const { name, all } = services();
    await open(ui);
    await show(ui, BANNER + tags(`${LATER} ${all}`));
    await ui.eval(settle);
    await expectNoRequest(ui, name);
    expect(await dataLayer(ui)).toEqual(["default denied"]);
    await decideAndClose(ui, "declined");
    await ui.eval(settle);
    await expectNoRequest(ui, name);
    expect(await matomoQueue(ui)).toEqual([]);
  });

  test("requests nothing with a stored refusal", async ({ ui }) => {
    const { name, all } = services();
    await open(ui, TAGS_PAGE, "-1");
    await show(ui, tags(`${LATER} ${all}`));
    await ui.eval(settle);
    await expectNoRequest(ui, name);
    expect(await dataLayer(ui)).toEqual(["default denied", "update denied"]);
  });

  test("loads immediately with a stored acceptance", async ({ ui }) => {
    const { name, gtm } = services();
    await open(ui, TAGS_PAGE, "1");
    await show(ui, tags(`${LATER} ${gtm}`));
    await hasRun(ui, "gtm.js");
    expect(await dataLayer(ui)).toEqual(["default denied", "update granted", "gtm.js"]);
    expect(await requestsWith(name)).toHaveLength(1);
  });

  test("loads immediately also where the author keeps the banner shown", async ({ ui }) => {
    await open(ui, STILL_PAGE, "1");
    await show(
      ui,
      `<dealer-cookie-hint when-decided="show"></dealer-cookie-hint>${tags(`${LATER} ${services().gtm}`)}`,
    );
    await hasRun(ui, "gtm.js");
  });

  test("on accept: grants, announces, then loads", async ({ ui }) => {
    const { name, all } = services();
    await open(ui);
    await show(ui, BANNER + tags(`${LATER} ${all}`));
    await decideAndClose(ui, "accepted");
    await allHaveRun(ui);
    expect(await dataLayer(ui)).toEqual([
      "default denied",
      "update granted",
      `${ANNOUNCED} accepted`,
      "gtm.js",
      "js now",
      `config G-${name}`,
    ]);
    expect(await matomoQueue(ui)).toEqual(["requireConsent", "setConsentGiven", ...matomoSetup(name)]);
    expect(await requestsWith(name)).toHaveLength(3);
  });

  test("code that arrives after an acceptance without a cookie still finds it", async ({ ui }) => {
    const { gtm } = services();
    await open(ui);
    await ui.eval(put, BANNER + tags(`${LATER} ${gtm}`));
    await refuseCookies(ui);
    await decideAndClose(ui, "accepted");
    await bringCode(ui);
    await hasRun(ui, "gtm.js");
    expect(await dataLayer(ui)).toEqual(["default denied", "update granted", "gtm.js"]);
  });

  test("code that arrives after a refusal without a cookie finds it too", async ({ ui }) => {
    const { name, all } = services();
    await open(ui);
    await ui.eval(put, BANNER + tags(`${LATER} ${all}`));
    await refuseCookies(ui);
    await decideAndClose(ui, "declined");
    await bringCode(ui);
    await ui.eval(settle);
    await expectNoRequest(ui, name);
    expect(await dataLayer(ui)).toEqual(["default denied", "update denied"]);
  });
});
