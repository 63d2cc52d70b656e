import { join } from "node:path";
import { type BrowserType, expect } from "@playwright/test";
import { launchOptions } from "../../support/launchOptions.ts";
import type { Desktop } from "./desktop.ts";
import { keyboardOf } from "./keyboard.ts";

const TITLE = "Start";

/** Starts Firefox on a desktop, and gives its window the focus. */
export async function startFirefox(firefox: BrowserType, desktop: Desktop) {
  const options = launchOptions("firefox", { reduced: false, scripting: true });
  const context = await firefox.launchPersistentContext(join(desktop.home, "firefox"), {
    ...options,
    headless: false,
    viewport: null,
    env: desktop.env,
    firefoxUserPrefs: { ...options.firefoxUserPrefs, "accessibility.force_disabled": -1 },
  });
  const page = context.pages()[0] ?? (await context.newPage());
  const keyboard = keyboardOf(desktop);
  await page.setContent(`<title>${TITLE}</title>`);
  keyboard.activate(TITLE);
  await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(true);
  return { page, keyboard, stop: () => context.close() };
}
