import { spawnSync } from "node:child_process";
import { installPackages } from "../setup.mjs";

const PORT = "4100";

await installPackages();
for (const script of [["scripts/build/build.ts"], ["scripts/serve/show.ts", process.env.PORT ?? PORT]]) {
  const { status } = spawnSync(process.execPath, ["--import", "tsx", ...script], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
