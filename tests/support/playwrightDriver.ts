import type { Page, Cookie as PlaywrightCookie } from "@playwright/test";
import type { Cookie, Driver } from "./Driver.ts";

export function playwrightDriver(page: Page, baseURL: string): Driver {
  const { mouse, keyboard } = page;
  const context = page.context();
  const locate = (selector: string) => page.locator(selector.replaceAll(">>>", ">>"));
  return {
    goto: async (path, { until = "load" } = {}) => {
      await page.goto(path, { waitUntil: until === "load" ? "load" : "commit" });
    },
    url: async () => page.url(),
    run: (expression) => page.evaluate(expression),
    viewport: (width, height) => page.setViewportSize({ width, height }),
    hover: (selector) => locate(selector).hover(),
    click: (selector) => locate(selector).click(),
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
