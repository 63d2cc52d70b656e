import { resolve } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { launchOptions } from "../../tests/support/launchOptions.ts";
import { type Control, pressTwice } from "./in-page.ts";

/*
 * Compares this build with another one: the time from a press to the end of the frame after it, of the first press and of one
 * that opens the same again, in Chromium at 4x slowdown. The builds take turns, each round on a new page.
 */

const ROUNDS = 15;
const SLOWDOWN = 4;
const SETTLED_MS = 1200;
const ADDRESS = "http://press.test/";

const CONTROLS: readonly (Control & { readonly name: string; readonly width: number })[] = [
  { name: "menu on a narrow page", tag: "dealer-mega-nav", inShadow: "[part=toggle]", width: 360 },
  { name: "submenu on a wide page", tag: "dealer-mega-nav", inList: "[data-dealer-toggle]", width: 1280 },
  { name: "phone numbers", tag: "dealer-call-us", inShadow: "[part=button]", width: 360 },
];

const links = (count: number, link: (index: number) => string) =>
  `<ul>${Array.from({ length: count }, (_, index) => `<li>${link(index)}</li>`).join("")}</ul>`;
const submenu = (item: number) => links(10, (index) => `<a href="#${item}-${index}">Model ${index}</a>`);
const HTML = `<!doctype html><html lang="nl">
<meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="dist/dealer-elements.css">
<script type="module" src="dist/dealer-elements.js"></script>
<dealer-mega-nav>${links(6, (item) => `<a href="#${item}">Merk ${item}</a>${submenu(item)}`)}</dealer-mega-nav>
<dealer-call-us label="Bel ons"><p>Verkoop <a href="tel:0123456789">0123 - 45 67 89</a></p></dealer-call-us>
<main>${"<p>Occasions</p>".repeat(80)}</main>`;

const [other] = process.argv.slice(2);
if (!other)
  throw new Error("Name the dist folder of the build to compare with: npm run bench:press -- ../before/dist");
const builds = { before: resolve(other), now: resolve("dist") };
type Build = keyof typeof builds;

const times = new Map<string, Record<Build, number[]>>();
const browser = await chromium.launch(launchOptions("chromium", { reduced: false, scripting: true }));
for (let round = 0; round < ROUNDS; round++)
  for (const build of round % 2 ? (["now", "before"] as const) : (["before", "now"] as const))
    for (const control of CONTROLS) {
      const [first, again] = await measure(browser, builds[build], control);
      remember(`${control.name}, first press`, build, first);
      remember(`${control.name}, again`, build, again);
    }
await browser.close();
for (const [press, { before, now }] of times) {
  const [then, today] = [median(before), median(now)];
  const ratio = (today / then).toFixed(2);
  console.log(`${press}: ${then.toFixed(0)} ms before, ${today.toFixed(0)} ms now, ratio ${ratio}`);
}

async function measure(visitors: Browser, dist: string, control: (typeof CONTROLS)[number]) {
  const page = await visitors.newPage({ viewport: { width: control.width, height: 740 } });
  // tsx adds calls of this helper to inner functions, and the page does not have it.
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.route(`${ADDRESS}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === "/"
      ? route.fulfill({ contentType: "text/html", body: HTML })
      : route.fulfill({ path: dist + pathname.replace("/dist", "") });
  });
  await page.goto(ADDRESS);
  await page.waitForFunction((tag) => customElements.get(tag), control.tag);
  await page.waitForTimeout(SETTLED_MS);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const found = await page.evaluate(pressTwice, control);
  await page.close();
  return found;
}

function remember(press: string, build: Build, ms: number): void {
  if (!times.has(press)) times.set(press, { before: [], now: [] });
  times.get(press)?.[build].push(ms);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
