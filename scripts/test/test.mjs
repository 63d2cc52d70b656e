// Plain JavaScript, because it runs before anything is installed.
import { installBrowsers, installHosts, installPackages } from "../setup.mjs";

await installPackages();
await installBrowsers();
await installHosts();

const { register } = await import("tsx/esm/api");
register();
const { MAIN_STEPS } = await import("./steps.ts");
const { runUntilRed } = await import("./run-steps.ts");

process.exitCode = runUntilRed(MAIN_STEPS);
