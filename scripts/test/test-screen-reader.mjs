// Plain JavaScript, because it runs before anything is installed.
import { installAptPackages, installBrowsers, installPackages } from "../setup.mjs";

const APT_PACKAGES = ["orca", "at-spi2-core", "dbus-daemon", "openbox", "xdotool"];

await installPackages();
await installBrowsers();
await installAptPackages(APT_PACKAGES).catch(({ message }) =>
  console.log(`Orca cannot be installed (its tests are reported as skipped): ${message}`),
);

const { register } = await import("tsx/esm/api");
register();
const { default: buildWhenStale } = await import("../build/build-when-stale.ts");
const { summaryLine } = await import("./outcome.ts");
const { runPlaywright } = await import("./run-playwright.ts");

buildWhenStale();
const config = "--config=playwright.screen-reader.config.ts";
const outcome = runPlaywright([config, ...process.argv.slice(2)], {}, "test-results/screen-reader.json");
console.log(summaryLine(outcome));
process.exitCode = Number(outcome.failures.length > 0);
