import type { Page } from "@playwright/test";

export interface Scene {
  /** The tag in the screenshot, which is also the file's name. */
  readonly name: string;
  readonly address: string;
  readonly size: { readonly width: number; readonly height: number };
  /** Whether the visitor has answered the cookie banner before. */
  readonly answered: boolean;
  readonly waitUntil?: "commit";
  /** Shows animations; without it, reduced motion is preferred. */
  readonly hasMotion?: true;
  /** Prepares the browser before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** The visitor's actions that bring the element into the state for the screenshot. */
  readonly act?: (page: Page) => Promise<unknown>;
}

const DEALERSHIP = "/examples/dealership";
const TODAY = new Date("2026-11-18T12:00:00Z");
const MATOMO = "https://statistiek.autohuismerel.example/**";

/** Longer than any fade, and shorter than the animations that wait for missing code. */
const LONGEST_FADE_MS = 10_000;

/** Waits until all tags work (but the banner's, whose code an answered visitor never gets), and all has arrived. */
const isSettled = (page: Page) =>
  page.waitForFunction(
    (longestMs) =>
      !document.querySelector(":not(:defined, dealer-cookie-hint)") &&
      [...document.images].every(({ complete, loading }) => complete || loading === "lazy") &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== "running" || Number(effect?.getComputedTiming().endTime) > longestMs,
        ),
    LONGEST_FADE_MS,
  );

/** Scrolls until the first matching element is this far below the window's top, in px. */
async function scrollUnder(page: Page, selector: string, top: number) {
  await page.mouse.move(1, 1);
  await page.evaluate(
    ([target, space]) => {
      const from = document.querySelector(target)?.getBoundingClientRect().top ?? 0;
      scrollBy({ top: from - space, behavior: "instant" });
    },
    [selector, top] as const,
  );
  await isSettled(page);
}

export const scenes: readonly Scene[] = [
  {
    name: "dealer-loader",
    address: `${DEALERSHIP}/index.html`,
    size: { width: 720, height: 320 },
    answered: true,
    waitUntil: "commit",
    prepare: (page) => page.route("**/noorda-kust.svg", () => new Promise(() => {})),
    // The page never loads, so the loader stays as the style sheet draws it.
    act: (page) => page.locator("dealer-loader svg").waitFor(),
  },
  {
    name: "dealer-mega-nav",
    address: `${DEALERSHIP}/index.html`,
    size: { width: 1000, height: 520 },
    answered: true,
    act: async (page) => {
      await isSettled(page);
      await page.getByRole("button", { name: "Occasions" }).click();
      await isSettled(page);
    },
  },
  {
    name: "dealer-call-us",
    address: `${DEALERSHIP}/contact.html`,
    size: { width: 1000, height: 330 },
    answered: true,
    act: async (page) => {
      await isSettled(page);
      await page.getByRole("button", { name: "Bel ons" }).click();
      await isSettled(page);
    },
  },
  {
    name: "dealer-header",
    address: `${DEALERSHIP}/occasions.html`,
    size: { width: 1000, height: 400 },
    answered: true,
    act: async (page) => {
      await isSettled(page);
      await scrollUnder(page, "#halm-een", 120);
    },
  },
  {
    name: "dealer-to-top",
    address: `${DEALERSHIP}/occasions.html`,
    size: { width: 1000, height: 560 },
    answered: true,
    act: async (page) => {
      await isSettled(page);
      await scrollUnder(page, "#halm-een", 96);
    },
  },
  {
    name: "dealer-logo",
    address: `${DEALERSHIP}/werkplaats.html`,
    size: { width: 1000, height: 320 },
    answered: true,
    act: isSettled,
  },
  {
    name: "dealer-sticky-column",
    address: `${DEALERSHIP}/index.html`,
    size: { width: 1200, height: 760 },
    answered: true,
    act: async (page) => {
      await isSettled(page);
      await scrollUnder(page, ".car:nth-of-type(3)", 120);
    },
  },
  {
    name: "dealer-cookie-hint",
    address: `${DEALERSHIP}/index.html`,
    size: { width: 1000, height: 585 },
    answered: false,
    act: async (page) => {
      await page.getByRole("button", { name: "Accepteren" }).waitFor();
      await isSettled(page);
    },
  },
  {
    name: "dealer-tags",
    address: "/scripts/pictures/tags.html",
    size: { width: 720, height: 330 },
    answered: false,
    prepare: (page) =>
      page.route(MATOMO, (route) => route.fulfill({ contentType: "text/javascript", body: "" })),
    act: async (page) => {
      await page.getByRole("button", { name: "Accepteren" }).click();
      await page.getByText("Matomo is geladen").waitFor();
      await isSettled(page);
    },
  },
  {
    name: "dealer-tooltips",
    address: `${DEALERSHIP}/noorda-kust.html`,
    size: { width: 1000, height: 640 },
    answered: true,
    act: async (page) => {
      await isSettled(page);
      await page.locator(".term").first().hover();
      await page.locator("[data-dealer-tip]").waitFor();
      await isSettled(page);
    },
  },
  {
    name: "dealer-date-input",
    address: `${DEALERSHIP}/contact.html`,
    size: { width: 720, height: 560 },
    answered: true,
    prepare: (page) => page.clock.setFixedTime(TODAY),
    act: async (page) => {
      await isSettled(page);
      await scrollUnder(page, "dealer-date-input", 120);
      await page.locator("dealer-date-input input").fill("21-11-2026");
      await page.getByRole("button", { name: /datum/ }).click();
      await page.getByRole("dialog").waitFor();
      await isSettled(page);
    },
  },
  {
    name: "dealer-carousel",
    address: "/examples/catalogue/demos/dealer-carousel.html",
    size: { width: 720, height: 400 },
    answered: true,
    hasMotion: true,
    act: async (page) => {
      await page.addStyleTag({ url: "/scripts/pictures/font.css" });
      await isSettled(page);
    },
  },
  {
    name: "dealer-consent-gate",
    address: "/examples/catalogue/demos/dealer-consent-gate.html",
    size: { width: 720, height: 440 },
    answered: false,
    act: async (page) => {
      await page.addStyleTag({ url: "/scripts/pictures/font.css" });
      await isSettled(page);
    },
  },
  {
    name: "dealer-autocomplete",
    address: `${DEALERSHIP}/index.html`,
    size: { width: 720, height: 440 },
    answered: true,
    act: async (page) => {
      await isSettled(page);
      await scrollUnder(page, "dealer-sticky-column", 120);
      await page.locator("dealer-autocomplete input").pressSequentially("orsa", { delay: 40 });
      await page.getByRole("option").first().waitFor();
      await isSettled(page);
    },
  },
  {
    name: "dealer-storage-guard",
    address: "/scripts/pictures/attempt.html",
    size: { width: 720, height: 424 },
    answered: false,
    act: async (page) => {
      await page.locator("body[data-attempted]").waitFor({ state: "attached" });
      await page.goto(new URL("storage-guard.html", page.url()).href);
      await page.getByText("Het antwoord").waitFor();
    },
  },
];
