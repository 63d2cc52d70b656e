// Plain JavaScript, because it runs before anything is installed.
import { installBrowsers, installPackages } from "../setup.mjs";

await installPackages();
await installBrowsers();

process.env.DEALER_BUILD = "standard";

const { register } = await import("tsx/esm/api");
register();
const { testFeature } = await import("./feature.ts");

process.exitCode = await testFeature(process.argv.slice(2));
