import { setTimeout as pause } from "node:timers/promises";

const INTERVAL_MS = 25;

/** Repeats until there is an answer; fails with the description after the timeout. */
export async function poll<T>(
  description: string,
  timeoutMs: number,
  ask: () => Promise<T | undefined | null | false>,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`Waited ${timeoutMs} ms for ${description}`);
    await pause(INTERVAL_MS);
  }
}
