import { execFile } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { ROOT } from "../root.ts";
import { installPackages } from "../setup.mjs";

const WORKSHOP = "docs/site";
/** A folder to upload: the pages and the catalogue, at their own paths in the repository. */
export const SITE = "site";

/** Makes the docs site; the elements are built already. */
export async function buildDocs(): Promise<void> {
  await installPackages(WORKSHOP);
  const vitepress = `${WORKSHOP}/node_modules/vitepress/bin/vitepress.js`;
  await promisify(execFile)(process.execPath, [vitepress, "build", WORKSHOP], { cwd: ROOT });
  // The catalogue and what it loads, and llms.txt with the pages that it names.
  const { files } = JSON.parse(readFileSync(`${ROOT}package.json`, "utf8")) as { files: readonly string[] };
  for (const path of files) cpSync(`${ROOT}${path}`, `${ROOT}${SITE}/${path}`, { recursive: true });
}
