import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sirv from "sirv";
import { test as base, expect } from "../../support/ui.ts";
import { isReady, isShown, NARROW, WIDE } from "../elements/page.ts";

/* The promise of the README's three lines, which are read from it. */

const LIST = `
  <ul>
    <li><a href="/">Home</a></li>
    <li><a href="/autos">Auto’s</a>
      <ul><li><a href="/autos/nieuw">Nieuw</a></li><li><a href="/autos/occasions">Occasions</a></li></ul>
    </li>
  </ul>`;

const TOGGLE = 'dealer-mega-nav >>> [part~="toggle"]';

const SECTION = /^## Three lines$.*?^```html\n(.*?)^```/ms;

function pageOfReadme(): string {
  const [, block = ""] = SECTION.exec(readFileSync("README.md", "utf8")) ?? [];
  const [head = "", body = "", menu = "", ...more] = block.trimEnd().split("\n");
  expect(more).toEqual([]);
  expect(menu).toContain("…");
  return `<!doctype html>
    <html lang="nl">
      <head><meta charset="utf-8"><title>Autohuis Merel</title>${head}</head>
      <body>${body}<header>${menu.replace("…", LIST)}</header><main><h1>Welkom</h1></main></body>
    </html>`;
}

/** A folder with the built files and one page, on a plain file server. */
async function startSite() {
  const folder = mkdtempSync(join(tmpdir(), "dealer-three-lines-"));
  cpSync("dist", join(folder, "dealer-elements"), { recursive: true });
  writeFileSync(join(folder, "index.html"), pageOfReadme());
  const files = sirv(folder);
  const server = createServer((request, response) =>
    files(request, response, () => void response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = async () => {
    await new Promise((resolve) => server.close(resolve).closeAllConnections());
    rmSync(folder, { recursive: true });
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

const test = base.extend<object, { site: Awaited<ReturnType<typeof startSite>> }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it.
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site.url),
});

test("three lines of the README make a loader, a banner and a menu", async ({ ui }) => {
  await ui.viewport(...WIDE);
  await ui.goto("/");
  await isReady(ui);
  await expect.poll(() => isShown(ui, "dealer-loader")).toBe(false);

  await ui.click('dealer-cookie-hint >>> [part="accept"]');
  await expect.poll(() => isShown(ui, 'dealer-cookie-hint >>> [part="banner"]')).toBe(false);
  expect((await ui.cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual(["reDimCookieHint=1"]);

  expect(await isShown(ui, 'a[href="/autos/nieuw"]')).toBe(false);
  await ui.click('dealer-mega-nav button[aria-label="Auto’s"]');
  await expect.poll(() => isShown(ui, 'a[href="/autos/nieuw"]')).toBe(true);

  expect(await isShown(ui, TOGGLE)).toBe(false);
  await ui.viewport(...NARROW);
  await expect.poll(() => isShown(ui, TOGGLE)).toBe(true);
});
