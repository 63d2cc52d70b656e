// Plain JavaScript, because it runs before anything is installed.
import { installBrowsers, installHosts, installPackages } from "../setup.mjs";

await installPackages();
await installBrowsers();
await installHosts();

const { register } = await import("tsx/esm/api");
register();
const { OTHER_STEPS } = await import("./steps.ts");
const { runAll } = await import("./run-steps.ts");

process.exitCode = runAll(OTHER_STEPS);
