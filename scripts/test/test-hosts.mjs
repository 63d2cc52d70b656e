// Plain JavaScript, because it runs before anything is installed.
import { installAptPackages, installBrowsers, installPackages } from "../setup.mjs";

await installPackages();
await installBrowsers();
await installAptPackages(["hugo"]);

const { register } = await import("tsx/esm/api");
register();
const { default: buildWhenStale } = await import("../build/build-when-stale.ts");
const { main } = await import("../hosts/main.ts");

buildWhenStale();
process.exitCode = main(process.argv.slice(2));
