import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import buildWhenStale from "../build/build-when-stale.ts";
import { watchFolder } from "../watch-folder.ts";

const WATCHED = ["src", "elements", "tests"];
/** An editor saves in several steps. */
const SETTLE_MS = 200;

const isFeature = (name: string) => existsSync(`src/${name}/${name}.contract.ts`);

/** Runs one element's unit and end-to-end tests in Chromium, on a fresh build; returns the exit code. */
export async function testFeature(args: readonly string[]): Promise<number> {
  const [feature = ""] = args.filter((arg) => !arg.startsWith("-")).map((arg) => arg.replace(/^dealer-/, ""));
  if (!isFeature(feature)) {
    console.error(`Name one of: ${readdirSync("src").filter(isFeature).join(", ")}`);
    return 1;
  }
  // npm keeps an option for itself that is written without `--` before it.
  const isWatching = args.includes("--watch") || process.env.npm_config_watch === "true";
  if (!isWatching) return runOnce(feature);
  for (;;) {
    // Before the run, so that a save during the run is not missed.
    const change = nextChange();
    runOnce(feature);
    console.log("\nWaiting for a change (Ctrl+C to stop)");
    await change;
  }
}

function runOnce(feature: string): number {
  try {
    buildWhenStale();
  } catch {
    return 1;
  }
  const own = `elements/${feature}(/|\\.spec)`;
  const contract = `contract/.*dealer-${feature}(?![\\w-])`;
  const statuses = [
    hasUnitTests(feature) ? run("vitest", "run", `src/${feature}/`) : 0,
    run("playwright", "test", "contract/", "elements/", "--project=chromium", `--grep=${own}|${contract}`),
  ];
  return Math.max(...statuses);
}

const hasUnitTests = (feature: string) =>
  readdirSync(`src/${feature}`, { recursive: true, encoding: "utf8" }).some((file) =>
    /\.test\.tsx?$/.test(file),
  );

const run = (command: string, ...args: readonly string[]) =>
  spawnSync(`node_modules/.bin/${command}`, args, { stdio: "inherit" }).status ?? 1;

/** Resolves after the next save of a source or a test. */
async function nextChange(): Promise<void> {
  const stops: (() => void)[] = [];
  await new Promise<void>((resolve) => {
    for (const folder of WATCHED) stops.push(watchFolder(folder, () => resolve()));
  });
  for (const stop of stops) stop();
  await setTimeout(SETTLE_MS);
}
