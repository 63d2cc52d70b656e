import { setTimeout as sleep } from "node:timers/promises";

const POLL_MS = 50;

/** Asks again and again until the answer is yes, or fails naming what it waited for. */
export async function waitUntil(what: string, isTrue: () => Promise<boolean>, limitMs: number) {
  const end = Date.now() + limitMs;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Waited ${limitMs} ms in vain for ${what}`);
    await sleep(POLL_MS);
  }
}
