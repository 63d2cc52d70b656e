import { rmSync } from "node:fs";
import { summaryLine } from "../test/counts.ts";
import { runPlaywright } from "../test/run-playwright.ts";
import { layOut } from "./lay-out.ts";

/** Builds every host from the packed package by its own README and drives what came out; returns the exit code. */
export function main(args: readonly string[]): number {
  const folder = layOut();
  try {
    const config = "--config=playwright.hosts.config.ts";
    const counts = runPlaywright([config, ...args], { DEALER_HOSTS: folder }, "test-results/hosts.json");
    console.log(summaryLine(counts));
    return Number(counts.failed > 0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
