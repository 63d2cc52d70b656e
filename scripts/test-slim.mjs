// Plain JavaScript, because it runs before anything is installed.
import { installBrowsers, installPackages } from "./setup.mjs";

await installPackages();
await installBrowsers();

const { register } = await import("tsx/esm/api");
register();
const { buildWhenStale } = await import("./build-when-stale.ts");
const { summaryLine } = await import("./counts.ts");
const { runPlaywright } = await import("./run-playwright.ts");

buildWhenStale();
const counts = runPlaywright(process.argv.slice(2), { DEALER_EDITION: "slim" }, "test-results/slim.json");
console.log(summaryLine(counts));
process.exitCode = Number(counts.failed > 0);
