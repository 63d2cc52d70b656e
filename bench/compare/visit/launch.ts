import { type Browser, chromium, firefox } from "@playwright/test";
import { launchOptions } from "../../../tests/support/launchOptions.ts";
import type { Engine } from "../press/press.ts";

/**
 * With a driver listening, V8 looks up where each `Error` is made, and parses its whole file again for the first one: 60 ms
 * at 4x slowdown for React's, which makes some as it starts. Without a driver that takes no time: seen by a page that
 * timed it itself. So V8 notes the places when it first parses a file, for every contender.
 */
const NOTE_PLACES = "--js-flags=--no-enable-lazy-source-positions";

/** A browser that is driven, and as fast as one that is not. */
export function launch(engine: Engine): Promise<Browser> {
  const options = launchOptions(engine, { reduced: false, scripting: true });
  if (engine === "firefox") return firefox.launch(options);
  return chromium.launch({ ...options, args: [...(options.args ?? []), NOTE_PLACES] });
}
