// Plain JavaScript, because it runs before anything is installed.
import { rmSync } from "node:fs";
import { installBrowsers, installHosts, installPackages } from "../setup.mjs";

await installPackages();
await installBrowsers();
await installHosts();

const { register } = await import("tsx/esm/api");
register();
const { MAIN_STEPS, runSteps } = await import("./steps.ts");

rmSync("test-results", { recursive: true, force: true });
process.exitCode = runSteps(MAIN_STEPS);
