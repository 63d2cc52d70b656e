import { rmSync } from "node:fs";
import { summaryLine } from "../test/outcome.ts";
import { runPlaywright } from "../test/run-playwright.ts";
import { createHostsFolder } from "./create-hosts-folder.ts";

/** Builds every host with the packed package as its README says, and tests the result; returns the exit code. */
export function main(args: readonly string[]): number {
  const folder = createHostsFolder();
  try {
    const config = "--config=playwright.hosts.config.ts";
    const outcome = runPlaywright([config, ...args], { DEALER_HOSTS: folder }, "test-results/hosts.json");
    console.log(summaryLine(outcome));
    return Number(outcome.failures.length > 0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
