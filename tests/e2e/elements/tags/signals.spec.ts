import { NONCES } from "../../../server/nonces.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { setAttributes, settle } from "../../contract/in-page.ts";
import { hasRun, leadGoogleHere, matomoUrl, requestsWith, runs } from "../../tag-services.ts";
import { problems } from "../page.ts";
import { decide, decideAndClose, declineElsewhere } from "./banner.ts";
import { BANNER, dataLayer, LATER, open, services, show, TAGS_PAGE, tags } from "./page.ts";

const uet = (ui: Ui): Promise<unknown[]> => ui.eval(() => Reflect.get(window, "uetq") ?? []);
const clarity = (ui: Ui): Promise<unknown[][]> =>
  ui.eval(() => (Reflect.get(window, "clarity")?.q ?? []).map((one: ArrayLike<unknown>) => Array.from(one)));

const uetSaid = (kind: string, value: string) => ["consent", kind, { ad_storage: value }];
const claritySaid = (value: string) => ["consentv2", { ad_Storage: value, analytics_Storage: value }];
const MICROSOFT = "uet-consent clarity-consent";

test.describe("Microsoft's signals", () => {
  test("are denied before the tag manager runs, and follow each choice", async ({ ui }) => {
    await open(ui);
    await show(ui, BANNER + tags(`${services().gtm} ${MICROSOFT}`));
    await hasRun(ui, "gtm.js");
    expect(await uet(ui)).toEqual(uetSaid("default", "denied"));
    expect(await clarity(ui)).toEqual([claritySaid("denied")]);
    await decideAndClose(ui, "accepted");
    await expect.poll(() => clarity(ui)).toEqual([claritySaid("denied"), claritySaid("granted")]);
    expect(await uet(ui)).toEqual([...uetSaid("default", "denied"), ...uetSaid("update", "granted")]);
    await declineElsewhere(ui);
    await expect.poll(async () => (await uet(ui)).slice(6)).toEqual(uetSaid("update", "denied"));
    expect((await clarity(ui)).slice(2)).toEqual([claritySaid("denied")]);
  });

  test("are given without any service of the element's own, and before consent", async ({ ui }) => {
    await open(ui);
    await show(ui, BANNER + tags(`${LATER} ${MICROSOFT}`) + tags(`${LATER} ${MICROSOFT}`));
    await expect.poll(() => uet(ui)).toEqual(uetSaid("default", "denied"));
    await decide(ui, "declined");
    await expect
      .poll(() => uet(ui))
      .toEqual([...uetSaid("default", "denied"), ...uetSaid("update", "denied")]);
  });

  test("have a stored acceptance at once", async ({ ui }) => {
    await open(ui, TAGS_PAGE, "1");
    await show(ui, tags(`${LATER} ${MICROSOFT}`));
    await expect.poll(() => clarity(ui)).toEqual([claritySaid("denied"), claritySaid("granted")]);
    expect(await uet(ui)).toEqual([...uetSaid("default", "denied"), ...uetSaid("update", "granted")]);
  });

  test("go to scripts that run already", async ({ ui }) => {
    await open(ui);
    await ui.eval(() => {
      const heard: unknown[] = [];
      Reflect.set(window, "heard", heard);
      Reflect.set(window, "uetq", { push: (...command: unknown[]) => heard.push(command) });
      Reflect.set(window, "clarity", (...command: unknown[]) => heard.push(command));
    });
    await show(ui, tags(`${LATER} ${MICROSOFT}`));
    await expect
      .poll(() => ui.eval(() => Reflect.get(window, "heard")))
      .toEqual([uetSaid("default", "denied"), claritySaid("denied")]);
  });

  test("are not there unless the author asks", async ({ ui }) => {
    await open(ui);
    await show(ui, tags(services().gtm));
    await hasRun(ui, "gtm.js");
    expect(await ui.eval(() => ["uetq", "clarity"].filter((name) => name in window))).toEqual([]);
  });
});

test("Google's settings come after the default and before the first id", async ({ ui }) => {
  const { name, ga } = services();
  await open(ui, TAGS_PAGE, "1");
  await show(ui, tags(`${LATER} ${ga} ads-data-redaction url-passthrough`));
  await hasRun(ui, "gtag/js");
  expect(await dataLayer(ui)).toEqual([
    "default denied",
    "update granted",
    "set ads_data_redaction true",
    "set url_passthrough true",
    "js now",
    `config G-${name}`,
  ]);
});

test("another data layer has everything, and the scripts' addresses name it", async ({ ui }) => {
  const { name, gtm, ga } = services();
  await open(ui);
  await show(ui, BANNER + tags(`${gtm} ${ga} data-layer="myLayer"`));
  await hasRun(ui, "gtm.js");
  await hasRun(ui, "gtag/js");
  await decide(ui, "declined");
  expect(await ui.eval(() => "dataLayer" in window)).toBe(false);
  await ui.eval(() => Reflect.set(window, "dataLayer", Reflect.get(window, "myLayer")));
  expect(await dataLayer(ui)).toEqual([
    ...["default denied", "gtm.js", "js now", `config G-${name}`],
    ...["update denied", "dealer-cookie-hint-decided declined"],
  ]);
  expect((await requestsWith(name)).sort()).toEqual([
    `/~tags/google/gtag/js?id=G-${name}&l=myLayer`,
    `/~tags/google/gtm.js?id=GTM-${name}&l=myLayer`,
  ]);
});

test("a data layer that has no usable name is warned of, and the usual one is used", async ({ ui }) => {
  await open(ui);
  await show(ui, tags(`${services().gtm} data-layer="my layer"`));
  await hasRun(ui, "gtm.js");
  expect(await dataLayer(ui)).toEqual(["default denied", "gtm.js"]);
  expect((await problems(ui)).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^<dealer-tags data-layer="my layer"> .*"dataLayer" is used instead\.$/),
  ]);
});

test("the tag manager comes from the site's own host and environment, also under a strict policy", async ({
  ui,
}) => {
  const { name } = services();
  await ui.goto("/tests/pages/undefined.html");
  await leadGoogleHere(ui);
  await ui.goto("/tests/pages/light.html?csp=strict&probe");
  await ui.eval(() => document.body.append(document.createElement("dealer-tags")));
  await ui.eval(setAttributes, "dealer-tags", {
    "gtm-id": `GTM-${name}`,
    "gtm-host": matomoUrl("own"),
    "gtm-auth": "aB_c-1",
    "gtm-preview": "env-3",
  });
  await hasRun(ui, "gtm.js");
  await ui.eval(settle);
  expect(await requestsWith(name)).toEqual([
    `/~tags/own/gtm.js?id=GTM-${name}&gtm_auth=aB_c-1&gtm_preview=env-3&gtm_cookies_win=x`,
  ]);
  expect((await runs(ui)).map(({ nonce }) => nonce)).toEqual([NONCES.page]);
  expect(await problems(ui)).toEqual([]);
});
