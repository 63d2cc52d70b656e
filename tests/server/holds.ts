import type { Handler } from "../../scripts/serve/folder.ts";

/** `POST /~release/<hold>` answers every request that waits for this hold, and those that come later at once. */
export const RELEASE = "/~release";

/** Longer than a test: without a limit a test that fails before its release would leave requests open forever. */
const LONGEST_HOLD_MS = 90_000;

const waiting = new Map<string, Set<() => void>>();
const released = new Set<string>();

/** Whether a test has released the hold. */
export const isReleased = (hold: string) => released.has(hold);

/** Answers once a test releases the hold, so that no test depends on how long an answer takes. */
export function whenReleased(hold: string, answer: () => void): void {
  if (released.has(hold)) return void answer();
  const answers = waiting.get(hold) ?? new Set();
  waiting.set(hold, answers.add(answer));
  const timer = setTimeout(() => {
    if (answers.delete(answer)) answer();
  }, LONGEST_HOLD_MS);
  timer.unref();
}

export const releases: Handler = ({ method, url = "" }, response, next) => {
  if (method !== "POST" || !url.startsWith(`${RELEASE}/`)) return next();
  release(url.slice(RELEASE.length + 1));
  response.writeHead(204).end();
};

function release(hold: string) {
  released.add(hold);
  const answers = [...(waiting.get(hold) ?? [])];
  waiting.get(hold)?.clear();
  waiting.delete(hold);
  for (const answer of answers) answer();
}
