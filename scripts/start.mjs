import { spawnSync } from "node:child_process";
import { installPackages } from "./setup.mjs";

const PORT = "4100";

await installPackages();
for (const script of [["scripts/build.ts"], ["scripts/show.ts", process.env.PORT ?? PORT]]) {
  const { status } = spawnSync(process.execPath, ["--import", "tsx", ...script], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
