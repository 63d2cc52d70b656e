import { CONSENT_COOKIE } from "../../../../src/kernel/consent.ts";
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

/** By then a banner has faded, and nothing waits for it any more. */
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
  test("without a choice: all denied first, then each service, which finds that when it runs", async ({
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

  test("with a stored acceptance: the update before any service", async ({ ui }) => {
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

  test("with a stored refusal: loaded, and nothing granted", async ({ ui }) => {
    const { name, gtm, matomo } = services();
    await open(ui, TAGS_PAGE, "-1");
    await show(ui, tags(`${gtm} ${matomo}`));
    await hasRun(ui, "gtm.js");
    expect(await dataLayer(ui)).toEqual(["default denied", "update denied", "gtm.js"]);
    expect(await matomoQueue(ui)).toEqual(["requireConsent", ...matomoSetup(name)]);
  });

  test("with two cookies of that name the refusal counts", async ({ ui }) => {
    await open(ui, TAGS_PAGE, "1");
    await ui.eval(
      (pair) => Reflect.set(document, "cookie", `${pair}; path=/tests/pages`),
      `${CONSENT_COOKIE}=-1`,
    );
    await show(ui, tags(services().gtm));
    await hasRun(ui, "gtm.js");
    expect(await dataLayer(ui)).toEqual(["default denied", "update denied", "gtm.js"]);
  });

  test("on accepting: told, then announced; on declining after that all is taken back", async ({ ui }) => {
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

  test("on declining: at once, and nothing is ever granted", async ({ ui }) => {
    const { name, gtm, matomo } = services();
    await open(ui);
    await show(ui, BANNER + tags(`${gtm} ${matomo}`));
    await decide(ui, "declined");
    expect((await dataLayer(ui)).slice(-2)).toEqual(["update denied", `${ANNOUNCED} declined`]);
    await ui.eval(settle);
    expect((await dataLayer(ui)).filter((entry) => entry.includes("granted"))).toEqual([]);
    expect(await matomoQueue(ui)).toEqual(["requireConsent", ...matomoSetup(name)]);
  });

  test("a refusal while the accepted banner still fades wins", async ({ ui }) => {
    await open(ui, STILL_PAGE);
    await show(ui, BANNER + tags(services().gtm));
    await decide(ui, "accepted");
    await declineElsewhere(ui);
    await ui.clock.tick(LONG_AFTER_MS);
    expect((await dataLayer(ui)).filter((entry) => entry.includes("granted"))).toEqual([]);
  });

  test("a refusal in another tab is told when this page is seen again, also where no banner has code", async ({
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

  test("accepted twice is told once", async ({ ui }) => {
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

  test("an event that says nothing usable is no choice", async ({ ui }) => {
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

  /** As a service that loads would have by then. */
  async function expectNoRequest(ui: Ui, name: string) {
    const control = services();
    await ui.eval((url) => fetch(`${url}/control`, { mode: "no-cors" }), matomoUrl(control.name));
    expect(await requestsWith(control.name)).toHaveLength(1);
    expect(await requestsWith(name)).toEqual([]);
    expect(await outside(ui)).toEqual([]);
    expect(await runs(ui)).toEqual([]);
  }

  test("asks for nothing before consent, and nothing after declining", async ({ ui }) => {
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

  test("asks for nothing where the refusal is stored", async ({ ui }) => {
    const { name, all } = services();
    await open(ui, TAGS_PAGE, "-1");
    await show(ui, tags(`${LATER} ${all}`));
    await ui.eval(settle);
    await expectNoRequest(ui, name);
    expect(await dataLayer(ui)).toEqual(["default denied", "update denied"]);
  });

  test("loads at once where the acceptance is stored", async ({ ui }) => {
    const { name, gtm } = services();
    await open(ui, TAGS_PAGE, "1");
    await show(ui, tags(`${LATER} ${gtm}`));
    await hasRun(ui, "gtm.js");
    expect(await dataLayer(ui)).toEqual(["default denied", "update granted", "gtm.js"]);
    expect(await requestsWith(name)).toHaveLength(1);
  });

  test("loads at once also where the banner stands by the author's wish", async ({ ui }) => {
    await open(ui, STILL_PAGE, "1");
    await show(
      ui,
      `<dealer-cookie-hint when-decided="show"></dealer-cookie-hint>${tags(`${LATER} ${services().gtm}`)}`,
    );
    await hasRun(ui, "gtm.js");
  });

  test("on accepting: told, announced, then loaded", async ({ ui }) => {
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

  test("code that comes after an acceptance that no cookie keeps, finds it all the same", async ({ ui }) => {
    const { gtm } = services();
    await open(ui);
    await ui.eval(put, BANNER + tags(`${LATER} ${gtm}`));
    await refuseCookies(ui);
    await decideAndClose(ui, "accepted");
    await bringCode(ui);
    await hasRun(ui, "gtm.js");
    expect(await dataLayer(ui)).toEqual(["default denied", "update granted", "gtm.js"]);
  });

  test("a refusal that no cookie keeps is found too", async ({ ui }) => {
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
