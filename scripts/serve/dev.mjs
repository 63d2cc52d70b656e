import { installPackages } from "../setup.mjs";

await installPackages();
// Not imported above, because these packages may only just have been installed.
await import("tsx");
await import("./dev/main.ts");
