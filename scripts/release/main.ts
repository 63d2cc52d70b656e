import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "../root.ts";
import { makeRelease } from "./release.ts";

const folder = join(ROOT, "release");
const { values } = parseArgs({ options: { address: { type: "string" } } });
makeRelease(folder, values.address?.replace(/\/$/, ""));
for (const file of readdirSync(folder)) {
  const kilobytes = Math.ceil(statSync(join(folder, file)).size / 1000);
  console.log(`release/${file}  ${kilobytes} kB`);
}
