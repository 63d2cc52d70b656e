// Plain JavaScript, because it runs before anything is installed.
import { spawnSync } from "node:child_process";
import { installBrowsers, installPackages } from "../setup.mjs";

await installPackages();
await installBrowsers();

const env = { ...process.env, DEALER_TOOLS: "1" };
const { status } = spawnSync("node_modules/.bin/vitest", ["run", "--project=consumers"], {
  stdio: "inherit",
  env,
});
process.exitCode = status ?? 1;
