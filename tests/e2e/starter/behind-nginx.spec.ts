import { nginx } from "../../support/servers/nginx.ts";
import { isHere } from "../../support/servers/servers.ts";
import { startServer } from "../../support/servers/startServer.ts";
import { test as base, expect, type Ui } from "../../support/ui.ts";
import { isReady, isShown } from "../elements/page.ts";

type Running = Awaited<ReturnType<typeof startServer>>;

/** Visits a site behind nginx with the settings of examples/servers. */
const test = base.extend<object, { site: Running | undefined }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it.
    async ({}, use) => {
      const site = isHere(nginx) ? await startServer(nginx) : undefined;
      await use(site);
      await site?.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, use, info) => {
    info.skip(!site, "nginx is not installed on this machine");
    return use(site?.url);
  },
});

declare global {
  interface Window {
    refusals: string[];
  }
}

const refusals = (ui: Ui) => ui.eval(() => window.refusals);

async function visit(ui: Ui, path: string) {
  await ui.goto(path);
  await isReady(ui);
  await expect.poll(() => isShown(ui, "dealer-loader")).toBe(false);
}

async function openPanel(ui: Ui) {
  await ui.click('dealer-mega-nav button[aria-label="Auto’s"]');
  await expect.poll(() => isShown(ui, 'a[href="#nieuw"]')).toBe(true);
}

async function useEverything(ui: Ui) {
  await openPanel(ui);
  await ui.press("Escape");
  // A certain slide and not the next one, as the slides may have rotated by now.
  await ui.click('dealer-carousel >>> [part="dots"] :nth-child(2)');
  await expect.poll(() => ui.attribute("dealer-carousel > :first-child", "inert")).toBe("");
  await ui.click('dealer-cookie-hint >>> [part="accept"]');
  await expect.poll(() => isShown(ui, 'dealer-cookie-hint >>> [part="banner"]')).toBe(false);
}

const addInlineStyle = (ui: Ui) =>
  ui.eval(() => {
    document.head.append(Object.assign(document.createElement("style"), { textContent: "a {}" }));
  });

test.describe("behind nginx as in the example", () => {
  for (const [whose, path] of [
    ["the server's policy", "/"],
    ["the policy of a CMS that prints nonces", "/nonce/"],
  ] as const) {
    test(`everything works under ${whose} without a violation`, async ({ ui }) => {
      await visit(ui, path);
      await useEverything(ui);
      expect(await refusals(ui)).toEqual([]);
      await addInlineStyle(ui);
      await expect.poll(() => refusals(ui)).toEqual(["style-src-elem inline"]);
    });
  }

  test("reports violations", async ({ ui, site }) => {
    test.skip(ui.engine !== "webkit", `${ui.engine} reports to a name (report-to), which takes https`);
    await visit(ui, "/");
    await addInlineStyle(ui);
    await expect.poll(() => site?.log("policy-reports.log")).toContain("style-src-elem");
  });

  test("a second visit fetches no chunk and gets 304 for the rest", async ({ ui, site }) => {
    const requests = () => site?.log("requests.log").split("\n") ?? [];
    const library = (from: number) =>
      requests()
        .slice(from)
        .filter((line) => line.startsWith("/dealer-elements/"));
    await visit(ui, "/nonce/");
    // An open panel is the sign that the menu's later code has come too.
    await openPanel(ui);
    const before = requests().length - 1;
    await visit(ui, "/");
    await expect
      .poll(() => library(before).sort())
      .toEqual(["/dealer-elements/dealer-elements.css 304", "/dealer-elements/dealer-elements.js 304"]);
  });
});
