// Plain JavaScript, because it runs before anything is installed.
import { installBrowsers, installHosts, installPackages } from "../setup.mjs";

await installPackages();
await installBrowsers();
await installHosts();

const { register } = await import("tsx/esm/api");
register();
const { main } = await import("./test-steps.ts");

process.exitCode = main();
