// Plain JavaScript, because it runs before anything is installed.
import { installPackages } from "../setup.mjs";

await installPackages();

const { register } = await import("tsx/esm/api");
register();
const { CHEAP_STEPS } = await import("./steps.ts");
const { runUntilRed } = await import("./run-steps.ts");

process.exitCode = runUntilRed(CHEAP_STEPS);
