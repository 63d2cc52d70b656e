import { examplePages } from "../../support/examplePages.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { visitDecided, visitUndecided } from "./visit.ts";

/* Before consent, no page of the example sites asks anything of another company. */

const SITES = /^examples\/(?:dealership|museum)\//;
const pages = examplePages.filter((page) => SITES.test(page));
const GATES = {
  "examples/dealership/contact.html": "www.openstreetmap.org",
  "examples/dealership/noorda-kust.html": "www.youtube-nocookie.com",
  "examples/museum/verhalen.html": "player.vimeo.com",
} as const;
const ACCEPT = "dealer-cookie-hint >>> [part=accept]";
const SHOW = "dealer-consent-gate >>> [part=button]";

/** Follows the hosts that the browser asks, from now on; WebKitGTK's driver has only the page's own list. */
function followHosts(ui: Ui): () => Promise<readonly string[]> {
  const asked: string[] = [];
  ui.page?.context().on("request", (request) => asked.push(request.url()));
  return async () => {
    const addresses = ui.page ? asked : await ui.eval(listAddresses);
    const own = new URL(await ui.url()).host;
    const hosts = addresses.map((address) => new URL(address).host).filter((host) => host && host !== own);
    return [...new Set(hosts)];
  };
}

function listAddresses(): string[] {
  const frames = [...document.querySelectorAll("iframe")].map(({ src }) => src);
  return [...performance.getEntriesByType("resource").map(({ name }) => name), ...frames];
}

/** What is loaded lazily comes into view. */
const scrollThrough = (ui: Ui) =>
  ui.eval(async () => {
    for (const gate of document.querySelectorAll("dealer-consent-gate, footer")) {
      gate.scrollIntoView({ behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });

for (const page of pages)
  for (const [visitor, visit] of [
    ["before the answer", visitUndecided],
    ["after a refusal", visitDecided],
  ] as const)
    test(`${page} asks no other host, ${visitor}`, async ({ ui }) => {
      const hosts = followHosts(ui);
      await visit(ui, page);
      await scrollThrough(ui);
      expect(await hosts()).toEqual([]);
    });

test("every gate of the examples is on a page that is tested", () =>
  expect(pages).toEqual(expect.arrayContaining(Object.keys(GATES))));

for (const [page, host] of Object.entries(GATES)) {
  test(`${page} asks ${host} once the visitor has accepted`, async ({ ui }) => {
    const hosts = followHosts(ui);
    await visitUndecided(ui, page);
    await ui.click(ACCEPT);
    await scrollThrough(ui);
    await expect.poll(hosts).toContain(host);
  });

  test(`${page} asks ${host} alone for content that the visitor wants to see once, and stores nothing`, async ({
    ui,
  }) => {
    const hosts = followHosts(ui);
    await visitDecided(ui, page);
    const before = await ui.cookies();
    await ui.click(SHOW);
    await expect.poll(hosts).toEqual([host]);
    expect(await ui.cookies()).toEqual(before);
    expect(await ui.eval(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const [page, host] of Object.entries(GATES))
    test(`${page} has a link to the content, and asks no ${host}`, async ({ ui }) => {
      const hosts = followHosts(ui);
      await ui.goto(`/${page}`);
      const [seen] = await ui.eval(() =>
        [...document.querySelectorAll<HTMLAnchorElement>("dealer-consent-gate a")].map((link) => {
          link.scrollIntoView();
          const { left, top, width, height } = link.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return [link.textContent, hit === link] as const;
        }),
      );
      expect(seen).toEqual([expect.stringMatching(/^Bekijk op /), true]);
      expect(await hosts()).toEqual([]);
    });
});
