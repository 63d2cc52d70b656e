import { type Browser, chromium, firefox } from "@playwright/test";
import { launchOptions } from "../../../tests/support/launchOptions.ts";
import type { Engine } from "../press/press.ts";

/**
 * While a driver is attached, V8 looks up the source position of each `Error`, and for the first one it parses the whole
 * file again: 60 ms at 4x slowdown for React, which creates some errors when it starts. Without a driver this does not
 * happen, as a page that timed itself showed. With this flag, V8 records the positions when it first parses a file.
 */
const EAGER_POSITIONS = "--js-flags=--no-enable-lazy-source-positions";

/** Launches a browser that is as fast with a driver as without one. */
export function launch(engine: Engine): Promise<Browser> {
  const options = launchOptions(engine, { reduced: false, scripting: true });
  if (engine === "firefox") return firefox.launch(options);
  return chromium.launch({ ...options, args: [...(options.args ?? []), EAGER_POSITIONS] });
}
