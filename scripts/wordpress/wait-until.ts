import { setTimeout as sleep } from "node:timers/promises";

const POLL_MS = 50;

/** Checks repeatedly until the condition is true, and throws after the time limit. */
export async function waitUntil(what: string, isTrue: () => Promise<boolean>, limitMs: number) {
  const end = Date.now() + limitMs;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Waited ${limitMs} ms in vain for ${what}`);
    await sleep(POLL_MS);
  }
}
