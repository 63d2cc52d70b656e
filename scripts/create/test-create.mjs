// Plain JavaScript, because it runs before anything is installed.
import { installBrowsers, installPackages } from "../setup.mjs";

await installPackages();
await installBrowsers();

const { register } = await import("tsx/esm/api");
register();
await import("./test-create.ts");
