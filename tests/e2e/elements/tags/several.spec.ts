import { expect, test } from "../../../support/ui.ts";
import { settle } from "../../contract/in-page.ts";
import { hasRun, matomoUrl, requestsWith, scriptsRun } from "../../tag-services.ts";
import { problems } from "../page.ts";
import { dataLayer, matomoQueue, open, services, show, tags } from "./page.ts";

test.beforeEach(({ ui }) => open(ui));

test.describe("several containers and ids load too", () => {
  const layerOf = (name: string) => [
    "default denied",
    "gtm.js",
    "gtm.js",
    "js now",
    `config G-${name}1`,
    `config G-${name}2`,
  ];
  const requestsOf = (name: string) => [
    `/~tags/google/gtag/js?id=G-${name}1`,
    `/~tags/google/gtm.js?id=GTM-${name}1`,
    `/~tags/google/gtm.js?id=GTM-${name}2`,
  ];

  test("in one attribute, with one default before all", async ({ ui }) => {
    const { name } = services();
    const gtm = `gtm-id="GTM-${name}1, GTM-${name}2"`;
    await show(ui, tags(`${gtm} ga-id="G-${name}1,G-${name}2 , G-${name}1"`));
    await expect.poll(async () => (await scriptsRun(ui)).length).toBe(3);
    expect((await requestsWith(name)).sort()).toEqual(requestsOf(name));
    expect(await dataLayer(ui)).toEqual(layerOf(name));
    expect(await problems(ui)).toEqual([]);
  });

  test("in two elements", async ({ ui }) => {
    const { name } = services();
    const each = [
      `gtm-id="GTM-${name}1"`,
      `gtm-id="GTM-${name}2"`,
      `ga-id="G-${name}1"`,
      `ga-id="G-${name}2"`,
    ];
    await show(ui, each.map(tags).join(""));
    await expect.poll(async () => (await scriptsRun(ui)).length).toBe(3);
    await ui.eval(settle);
    expect((await requestsWith(name)).sort()).toEqual(requestsOf(name));
    expect(await dataLayer(ui)).toEqual(layerOf(name));
    expect(await problems(ui)).toEqual([]);
  });
});

test.describe("in a list of ids", () => {
  for (const [written, end] of [
    ["a comma at the end", ","],
    ["spaces and commas around", " , , "],
  ] as const)
    test(`${written} is nothing`, async ({ ui }) => {
      const { name } = services();
      await show(ui, tags(`gtm-id="${end}GTM-${name}1${end}" ga-id="G-${name}1${end}G-${name}2${end}"`));
      await expect.poll(async () => (await scriptsRun(ui)).length).toBe(2);
      expect(await dataLayer(ui)).toContain(`config G-${name}2`);
      expect(await problems(ui)).toEqual([]);
    });

  test("a wrong one is left out and named, and the right ones load", async ({ ui }) => {
    const { name } = services();
    await show(ui, tags(`gtm-id="GTM-${name}1, gtm-b" ga-id="UA-1, G-${name}1, G-${name}2"`));
    await expect.poll(async () => (await scriptsRun(ui)).length).toBe(2);
    expect(await dataLayer(ui)).toContain(`config G-${name}2`);
    expect(await requestsWith(name)).toHaveLength(2);
    expect((await problems(ui)).map(({ text }) => text)).toEqual([
      `<dealer-tags gtm-id="GTM-${name}1, gtm-b"> has gtm-b, not of the form GTM-ABC123; "GTM-${name}1" is used instead.`,
      `<dealer-tags ga-id="UA-1, G-${name}1, G-${name}2"> has UA-1, not of the form G-ABC123 or GT-ABC123; "G-${name}1, G-${name}2" is used instead.`,
    ]);
  });
});

test("a second Matomo is named in one warning, and the first one works", async ({ ui }) => {
  const { name, matomo } = services();
  const other = `matomo-url="${matomoUrl(name)}/" matomo-site="8"`;
  await show(ui, tags(matomo) + tags(other) + tags(other));
  await hasRun(ui, "matomo.js");
  await ui.eval(settle);
  expect(await requestsWith(name)).toHaveLength(1);
  expect(await matomoQueue(ui)).toContain("setSiteId 7");
  expect(await problems(ui)).toEqual([
    {
      kind: "warn",
      text: `<dealer-tags matomo-url="${matomoUrl(name)}/" matomo-site="8"> is not loaded: the page has another Matomo.`,
    },
  ]);
});
