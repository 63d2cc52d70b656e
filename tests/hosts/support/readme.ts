import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { CDN, folderOf, type HostName } from "./hosts.ts";

const execute = promisify(execFile);

const STEPS = /^```sh\n(.*?)^```$/gms;

/** Runs the steps of a host's README in its folder; an error has the output of the steps. */
export async function followReadme(name: HostName): Promise<void> {
  const readme = readFileSync(join(folderOf(name), "README.md"), "utf8");
  const steps = [...readme.matchAll(STEPS)].map(([, lines]) => lines).join("");
  if (!steps) throw new Error(`No steps in the README of ${name}`);
  await run(name, steps);
}

export async function run(name: HostName, steps: string): Promise<void> {
  const env = { ...process.env, CDN, npm_config_prefer_offline: "true" };
  await execute("sh", ["-ec", steps], { cwd: folderOf(name), env }).catch(({ stdout, stderr }) => {
    throw new Error(`${steps}${stdout}${stderr}`);
  });
}
