import { expect, test, type Ui } from "../../../support/ui.ts";
import { put, setAttributes, settle } from "../../contract/in-page.ts";
import { hasRun, matomoUrl, requestsWith, scriptsRun } from "../../tag-services.ts";
import { firedEvents, problems } from "../page.ts";
import { close, decideAndClose } from "./banner.ts";
import { BANNER, bringCode, dataLayer, LATER, open, STILL_PAGE, services, show, tags } from "./page.ts";

const emitted = async (ui: Ui) =>
  (await firedEvents(ui)).filter(({ type }) => type.startsWith("dealer-tags"));
const loaded = (service: string) => ({ type: "dealer-tags-loaded", detail: { service } });
const failed = (service: string) => ({ type: "dealer-tags-failed", detail: { service } });

test.beforeEach(({ ui }) => open(ui));

test.describe("dealer-tags loads each service once per page", () => {
  test("however many elements there are", async ({ ui }) => {
    const { name, gtm, matomo } = services();
    await show(ui, tags(gtm) + tags(gtm) + tags(matomo) + tags(gtm));
    await hasRun(ui, "gtm.js");
    await hasRun(ui, "matomo.js");
    expect(await requestsWith(name)).toHaveLength(2);
    expect(await dataLayer(ui)).toEqual(["default denied", "gtm.js"]);
    expect(await emitted(ui)).toHaveLength(2);
    expect(await emitted(ui)).toEqual(expect.arrayContaining([loaded("gtm"), loaded("matomo")]));
  });

  test("also where two elements receive the acceptance", async ({ ui }) => {
    const { name, gtm, matomo } = services();
    await show(ui, BANNER + tags(`${LATER} ${gtm}`) + tags(`${LATER} ${gtm} ${matomo}`));
    await decideAndClose(ui, "accepted");
    await hasRun(ui, "matomo.js");
    await hasRun(ui, "gtm.js");
    expect(await requestsWith(name)).toHaveLength(2);
    expect(await dataLayer(ui)).toEqual([
      "default denied",
      "update granted",
      "dealer-cookie-hint-decided accepted",
      "gtm.js",
    ]);
  });

  test("also when it is moved, removed and put back", async ({ ui }) => {
    const { name, gtm } = services();
    await show(ui, tags(gtm));
    await hasRun(ui, "gtm.js");
    await ui.eval(() => {
      const element = document.querySelector("dealer-tags") as HTMLElement;
      document.querySelector("#elsewhere")?.append(element);
      element.remove();
      setTimeout(() => document.querySelector("#elsewhere")?.append(element));
    });
    await expect
      .poll(() => ui.eval(() => document.querySelector("#elsewhere dealer-tags") !== null))
      .toBe(true);
    await ui.eval(put, tags(gtm));
    await ui.eval(settle);
    expect(await requestsWith(name)).toHaveLength(1);
    expect(await dataLayer(ui)).toEqual(["default denied", "gtm.js"]);
    expect(await emitted(ui)).toEqual([loaded("gtm")]);
  });

  test("whatever its attributes are later; only new services are loaded", async ({ ui }) => {
    const { name, gtm, matomo } = services();
    await show(ui, tags(gtm));
    await hasRun(ui, "gtm.js");
    await ui.eval(setAttributes, "dealer-tags", { "gtm-id": null });
    await ui.eval(setAttributes, "dealer-tags", {
      "gtm-id": `GTM-${name}`,
      load: "after-consent",
    });
    await ui.eval(setAttributes, "dealer-tags", {
      load: null,
      "matomo-url": matomoUrl(name),
      "matomo-site": "7",
    });
    await hasRun(ui, "matomo.js");
    expect(matomo).toContain(matomoUrl(name));
    expect(await scriptsRun(ui)).toEqual(["gtm.js", "matomo.js"]);
    expect(await requestsWith(name)).toHaveLength(2);
  });

  test("waits until all attributes of a script's element are set", async ({ ui }) => {
    const { name } = services();
    await bringCode(ui);
    await ui.eval((id) => {
      const element = document.createElement("dealer-tags");
      document.querySelector("#stage")?.append(element);
      element.gtmId = id;
      element.load = "after-consent";
    }, `GTM-${name}`);
    await ui.eval(settle);
    expect(await requestsWith(name)).toEqual([]);
  });

  test("an element that is removed before the banner has closed loads nothing and leaves no timer", async ({
    ui,
  }) => {
    const { name, gtm } = services();
    await ui.goto(STILL_PAGE);
    await show(ui, BANNER);
    const { alive: before } = await ui.probe();
    await ui.eval(
      (html) => {
        document.querySelector("#stage")?.insertAdjacentHTML("beforeend", html);
        const banner = document.querySelector("dealer-cookie-hint");
        banner?.shadowRoot?.querySelector<HTMLElement>("[part=accept]")?.click();
      },
      tags(`${LATER} ${gtm}`),
    );
    // The other one belongs to the banner.
    expect((await ui.probe()).alive).toMatchObject({ setTimeout: 2 });
    await ui.eval(() => document.querySelector("dealer-tags")?.remove());
    await close(ui);
    // What the banner listened to ends with it.
    await expect.poll(async () => (await ui.probe()).alive.setTimeout ?? 0).toBe(before.setTimeout ?? 0);
    expect(await requestsWith(name)).toEqual([]);
  });
});

test.describe("dealer-tags", () => {
  test("refuses invalid ids with a warning each and loads nothing", async ({ ui }) => {
    const { name } = services();
    const bad = `&quot;&gt;&lt;script&gt;${name}`;
    await show(
      ui,
      tags(
        `gtm-id="${bad}" ga-id="UA-${name}-1" matomo-url="javascript:alert('${name}')" matomo-site="1 or ${name}"`,
      ),
    );
    await ui.eval(settle);
    expect(await requestsWith(name)).toEqual([]);
    expect(await dataLayer(ui)).toEqual(["default denied"]);
    const warnings = await problems(ui);
    expect(warnings.map(({ kind }) => kind)).toEqual(["warn", "warn", "warn", "warn"]);
    expect(warnings[0]?.text).toBe(
      `<dealer-tags gtm-id=""><script>${name}"> has "><script>${name}, not of the form GTM-ABC123; "" is used instead.`,
    );
    expect(await ui.eval(() => document.querySelector("dealer-tags")?.gtmId)).toBe("");
  });

  test("logs a script that fails to load once, and the others work", async ({ ui }) => {
    const { name, gtm } = services();
    await show(ui, BANNER + tags(`${gtm} matomo-url="${matomoUrl(`MISSING-${name}`)}" matomo-site="7"`));
    await hasRun(ui, "gtm.js");
    await expect.poll(() => emitted(ui)).toHaveLength(2);
    await decideAndClose(ui, "accepted");
    await ui.eval(setAttributes, "dealer-tags", { "matomo-site": "8" });
    await expect.poll(() => dataLayer(ui)).toContain("update granted");
    expect(await emitted(ui)).toEqual(expect.arrayContaining([loaded("gtm"), failed("matomo")]));
    const folder = matomoUrl(`MISSING-${name}`);
    expect(await problems(ui)).toEqual([
      { kind: "error", text: `Error in file:${folder}/matomo.js; Error:The script could not be loaded` },
      {
        kind: "warn",
        text: `<dealer-tags matomo-url="${folder}" matomo-site="8"> is not loaded: the page has another Matomo.`,
      },
    ]);
    expect((await requestsWith(name)).filter((url) => url.includes("MISSING"))).toHaveLength(1);
  });

  test("appends to the page's own queues", async ({ ui }) => {
    const { name, ga, matomo } = services();
    await ui.eval(() => {
      const own: unknown[] = [{ event: "own" }];
      const page = {
        dataLayer: own,
        _paq: [["own"]],
        gtag: () => own.push({ event: "own gtag" }),
        isKept: () => Reflect.get(window, "dataLayer") === own,
      };
      void Object.assign(window, page);
    });
    await show(ui, tags(`${ga} ${matomo}`));
    await hasRun(ui, "gtag/js");
    await ui.eval(() => Reflect.get(window, "gtag")());
    expect(await ui.eval(() => Reflect.get(window, "isKept")())).toBe(true);
    expect(await dataLayer(ui)).toEqual(["own", "default denied", "js now", `config G-${name}`, "own gtag"]);
    expect(await ui.eval(() => Reflect.get(window, "_paq").slice(0, 2))).toEqual([
      ["own"],
      ["requireConsent"],
    ]);
  });

  test("warns once when the page's data layer is not an array, and loads no script of Google's", async ({
    ui,
  }) => {
    const { name, all } = services();
    await ui.eval(() => Reflect.set(window, "dataLayer", { odd: true }));
    await show(ui, tags(all));
    await hasRun(ui, "matomo.js");
    await expect.poll(() => emitted(ui)).toHaveLength(3);
    expect(await emitted(ui)).toEqual(
      expect.arrayContaining([failed("gtm"), failed("ga"), loaded("matomo")]),
    );
    expect(await requestsWith(name)).toEqual([`/~tags/${name}/matomo.js`]);
    expect(await problems(ui)).toEqual([
      {
        kind: "error",
        text: "Error in script declaration:dealer-tags; Error:window.dataLayer is not an array",
      },
    ]);
    expect(await ui.eval(() => Reflect.get(window, "dataLayer"))).toEqual({ odd: true });
  });

  test("takes no space before and after its code", async ({ ui }) => {
    const boxes = () => ui.eval(() => document.querySelector("dealer-tags")?.getClientRects().length);
    await ui.eval(put, "<dealer-tags>Tekst</dealer-tags>");
    expect(await boxes()).toBe(0);
    await bringCode(ui);
    expect(await boxes()).toBe(0);
    await ui.eval(() => document.querySelector('link[rel="stylesheet"]')?.remove());
    expect(await boxes()).toBe(0);
  });
});
