// Plain JavaScript, because it runs before anything is installed.
import { installBrowsers, installHosts, installPackages } from "../setup.mjs";

await installPackages();
await installBrowsers();
await installHosts();

const { register } = await import("tsx/esm/api");
register();
const { OTHER_STEPS, runSteps } = await import("./steps.ts");

process.exitCode = runSteps(OTHER_STEPS);
