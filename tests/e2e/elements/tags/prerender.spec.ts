import { spawn } from "node:child_process";
import { findEngines } from "../../../../scripts/setup.mjs";
import { CONSENT_COOKIE } from "../../../../src/kernel/consent/consent.ts";
import { BASE_URL } from "../../../server/address.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { settle } from "../../contract/in-page.ts";
import { hasRun, requestsWith } from "../../tag-services.ts";
import { dataLayer, LATER, matomoQueue, open, services, show, tags } from "./page.ts";

/** From now on the page is one that the browser prepares: its property says so, in engines that never prepare one too. */
const prepare = (ui: Ui) =>
  ui.eval(() => void Object.defineProperty(document, "prerendering", { value: true, configurable: true }));

const showPage = (ui: Ui) =>
  ui.eval(() => {
    Object.defineProperty(document, "prerendering", { value: false });
    document.dispatchEvent(new Event("prerenderingchange"));
  });

const queues = (ui: Ui) =>
  ui.eval(() => ["dataLayer", "_paq", "uetq", "clarity"].filter((name) => name in window));

test.describe("a page that the browser only prepares", () => {
  test("requests, queues and stores nothing; all of it comes when the page is shown", async ({ ui }) => {
    const { name, all } = services();
    await open(ui);
    await prepare(ui);
    await show(ui, tags(`${all} uet-consent clarity-consent page-views="history"`));
    await ui.eval(settle);
    expect(await requestsWith(name)).toEqual([]);
    expect(await queues(ui)).toEqual([]);
    await showPage(ui);
    await hasRun(ui, "matomo.js");
    await hasRun(ui, "gtm.js");
    expect((await matomoQueue(ui)).filter((one) => one === "trackPageView")).toHaveLength(1);
    expect((await queues(ui)).sort()).toEqual(["_paq", "clarity", "dataLayer", "uetq"]);
  });

  test("knows at once what was accepted elsewhere meanwhile", async ({ ui }) => {
    const { gtm } = services();
    await open(ui);
    await prepare(ui);
    await show(ui, tags(`${LATER} ${gtm}`));
    await ui.eval((cookie) => {
      document.cookie = `${cookie}=1; path=/`;
    }, CONSENT_COOKIE);
    await showPage(ui);
    await hasRun(ui, "gtm.js");
    expect(await dataLayer(ui)).toEqual(["default denied", "update granted", "gtm.js"]);
  });

  test("never starts where the element has left before", async ({ ui }) => {
    const { name, all } = services();
    await open(ui);
    await prepare(ui);
    await show(ui, tags(all));
    await ui.eval(() => document.querySelector("dealer-tags")?.remove());
    await ui.eval(settle);
    await showPage(ui);
    await ui.eval(settle);
    expect(await requestsWith(name)).toEqual([]);
    expect(await queues(ui)).toEqual([]);
  });
});

/** From the page cache or, in an engine that has none under its driver, loaded again. */
test("a page that the visitor comes back to knows what was accepted on another page", async ({ ui }) => {
  const { name } = services();
  await ui.goto(`/tests/pages/prepared.html?name=${name}`);
  await expect.poll(() => requestsWith(name)).toContain(`/~tags/${name}/ready`);
  expect(await requestsWith(name)).not.toContain(`/~tags/${name}/matomo.js`);
  await ui.goto("/tests/pages/light.html");
  await ui.setCookie(CONSENT_COOKIE, "1");
  await ui.eval(() => void setTimeout(() => history.back()));
  await expect.poll(() => requestsWith(name)).toContain(`/~tags/${name}/matomo.js`);
});

/** Opens a page without a driver; returns a function that ends the browser with all its processes. */
function openByItself(program: string, profile: string, page: string) {
  const flags = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--remote-debugging-port=0",
  ];
  const options = { detached: true, stdio: "ignore" } as const;
  const { pid } = spawn(program, [...flags, `--user-data-dir=${profile}`, page], options);
  return () => void (pid && process.kill(-pid, "SIGKILL"));
}

/** A driver makes Chromium refuse to prepare pages: the pages do everything themselves, and the server tells. */
test("Chromium prepares a page by speculation rules: requests come only after it is shown", async ({
  engine,
}, info) => {
  test.skip(engine !== "chromium", `${engine} prepares no pages`);
  const { name } = services();
  const page = `${BASE_URL}/tests/pages/preparing.html?name=${name}`;
  const end = openByItself(findEngines().chromium ?? "", info.outputPath("profile"), page);
  try {
    await expect.poll(() => requestsWith(name), { timeout: 30_000 }).toContain(`/~tags/${name}/matomo.js`);
  } finally {
    end();
  }
  expect((await requestsWith(name)).map((url) => url.replace(`/~tags/${name}/`, ""))).toEqual([
    ...["prepared", "trip-1", "trip-2", "trip-3", "ready"],
    ...["shown-with-0-entries", "matomo.js"],
  ]);
});
