import type { LaunchOptions } from "@playwright/test";
import { findEngines } from "../../scripts/setup.mjs";

const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
];

// Firefox reads these only at its start and ignores Playwright's later changes.
// Headless Firefox assumes that there is no mouse: 4 means that the pointer can hover, 2 that it is fine.
const FIREFOX_WITH_MOUSE = { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 };
const FIREFOX_REDUCED = { "ui.prefersReducedMotion": 1, "ui.systemUsesDarkTheme": 1 };
// Firefox's history and session store take a sixth of the time of a visit.
const FIREFOX_FORGETFUL = { "places.history.enabled": false, "browser.sessionstore.interval": 3_600_000 };
const FIREFOX_WITHOUT_SCRIPTS = { "javascript.enabled": false };

interface Wanted {
  reduced: boolean;
  scripting: boolean;
}

/** How Playwright starts a browser of this machine. */
export function launchOptions(engine: "chromium" | "firefox", { reduced, scripting }: Wanted): LaunchOptions {
  const executablePath = findEngines()[engine] ?? "";
  if (engine === "chromium") return { executablePath, chromiumSandbox: false, args: CHROMIUM_FLAGS };
  const firefoxUserPrefs = {
    ...FIREFOX_WITH_MOUSE,
    ...FIREFOX_FORGETFUL,
    ...(reduced ? FIREFOX_REDUCED : {}),
    ...(scripting ? {} : FIREFOX_WITHOUT_SCRIPTS),
  };
  return { executablePath, channel: "moz-firefox", firefoxUserPrefs };
}
