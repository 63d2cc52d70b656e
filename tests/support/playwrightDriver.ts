import type { Page, Cookie as PlaywrightCookie } from "@playwright/test";
import type { Cookie, Driver } from "./Driver.ts";
import { createPointAt } from "./pointAt.ts";

export function playwrightDriver(page: Page, baseURL: string): Driver {
  const { mouse, keyboard } = page;
  const context = page.context();
  const locate = (selector: string) => page.locator(selector.replaceAll(">>>", ">>"));
  const run = (expression: string) => page.evaluate(expression);
  // Not Playwright's own hover and click, which ask the browser ten times and take a quarter of a second in Firefox.
  const pointAt = createPointAt(run);
  const hover = async (selector: string) => mouse.move(...(await pointAt(selector)));
  return {
    goto: async (path, { until = "load" } = {}) => {
      await page.goto(path, { waitUntil: until === "load" ? "load" : "commit" });
    },
    url: async () => page.url(),
    run,
    viewport: (width, height) => page.setViewportSize({ width, height }),
    hover,
    click: async (selector) => {
      await hover(selector);
      await mouse.down();
      await mouse.up();
      // The browser has told of a new address before it answers.
      await run("0").catch(() => {});
    },
    moveTo: (x, y) => mouse.move(x, y),
    down: () => mouse.down(),
    up: () => mouse.up(),
    wheel: async (x, y, deltaY) => {
      await mouse.move(x, y);
      await mouse.wheel(0, deltaY);
    },
    press: (chord) => keyboard.press(chord),
    type: (text) => keyboard.type(text),
    cookies: async () => {
      // Chromium writes cookies asynchronously; a read on the page waits for them.
      if (page.url().startsWith("http")) await page.evaluate("document.cookie");
      return (await context.cookies()).map(toCookie);
    },
    setCookie: (name, value) => context.addCookies([{ name, value, url: baseURL }]),
    clearCookies: () => context.clearCookies(),
    screenshot: (selector) => (selector ? locate(selector).screenshot() : page.screenshot()),
  };
}

const SESSION_EXPIRES = -1;

function toCookie({ name, value, path, expires, sameSite }: PlaywrightCookie): Cookie {
  return { name, value, path, expires: expires === SESSION_EXPIRES ? undefined : expires, sameSite };
}
