import type { Browser, Page } from "@playwright/test";
import { expect, vi } from "vitest";
import { MARKUP } from "./app.ts";

const TAGS = [...new Set(MARKUP.match(/dealer-[a-z-]+(?=[ >])/g))];
const PHONE = { width: 390, height: 844 };
const LIMIT = { timeout: 60_000 };

interface Visited {
  isTakenOver?: boolean;
  fromServer: Set<Element>;
}

/** Runs in the page before anything else: keeps the elements that come before the framework. */
function keepFromServer(): void {
  const page = globalThis as unknown as Visited;
  page.fromServer = new Set();
  new MutationObserver(() => {
    if (page.isTakenOver) return;
    for (const element of document.querySelectorAll("main, main *")) page.fromServer.add(element);
  }).observe(document, { childList: true, subtree: true });
}

/** What the server sent and is no longer there. */
const removed = () =>
  [...(globalThis as unknown as Visited).fromServer]
    .filter((node) => !node.isConnected)
    .map((node) => node.outerHTML);

const isTakenOver = () => (globalThis as unknown as Visited).isTakenOver;
const hasStarted = () => Symbol.for("dealer-elements") in globalThis;
const unregistered = (tags: readonly string[]) => tags.filter((tag) => !customElements.get(tag));

export interface Visit {
  readonly address: string;
  /** On a slow phone the starter runs before the framework has taken over. */
  readonly pressed?: "before the scripts" | "when the starter runs";
  readonly slowdown: number;
}

/** Opens an app's page, presses the menu if asked, and returns what went wrong when all elements are registered. */
export async function visitApp(browser: Browser, { address, pressed, slowdown }: Visit) {
  const { page, said } = await newVisit(browser, slowdown);
  const release = pressed === "before the scripts" ? await holdScripts(page) : () => {};
  await page.goto(address, { waitUntil: "commit" });
  await menuOf(page).waitFor(LIMIT);
  if (pressed === "when the starter runs") await page.waitForFunction(hasStarted, undefined, LIMIT);
  if (pressed) await menuOf(page).click({ position: { x: 30, y: 20 }, ...LIMIT });
  release();

  await page.waitForFunction(isTakenOver, undefined, LIMIT);
  if (pressed) await seeMenuOpen(page);
  await expectRegistered(page);
  return endVisit(page, said);
}

/** Opens a page whose elements are taken over when they are first seen, and scrolls to them when the menu is registered. */
export async function visitLateIsland(browser: Browser, address: string) {
  const { page, said } = await newVisit(browser);
  await page.goto(address);
  await page.waitForFunction(() => customElements.get("dealer-mega-nav"), undefined, LIMIT);
  await menuOf(page).scrollIntoViewIfNeeded(LIMIT);
  await page.waitForFunction(isTakenOver, undefined, LIMIT);
  await menuOf(page).getByRole("button", { name: "Menu" }).waitFor(LIMIT);
  await menuOf(page).click({ position: { x: 30, y: 20 } });
  await seeMenuOpen(page);
  return endVisit(page, said);
}

const menuOf = (page: Page) => page.locator("dealer-mega-nav[label=Menu]");
const seeMenuOpen = (page: Page) => page.getByRole("link", { name: "Home" }).waitFor(LIMIT);

async function newVisit(browser: Browser, slowdown = 1) {
  const page = await browser.newPage({ viewport: PHONE });
  const said: string[] = [];
  page.on("console", (message) => /error|warning/.test(message.type()) && said.push(message.text()));
  page.on("pageerror", ({ message }) => said.push(message));
  await page.addInitScript(keepFromServer);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { page, said };
}

async function endVisit(page: Page, said: readonly string[]) {
  const lost = await page.evaluate(removed);
  await page.close();
  return { said, lost };
}

/**
 * Some elements wait for a visitor, who goes on moving: a server in development may start the page anew. From the menu to a
 * place below all, since a pointer that stays on one element tells the page nothing.
 */
const expectRegistered = (page: Page) =>
  vi.waitFor(async () => {
    await page.mouse.move(30, 20);
    await page.mouse.move(200, 600);
    expect(await page.evaluate(unregistered, TAGS)).toEqual([]);
  }, LIMIT);

/** Keeps the page's scripts from arriving until what is returned is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**", async (route) => {
    if (route.request().resourceType() === "script") await released;
    await route.continue();
  });
  return release;
}
