import { takeCalls } from "../kernel/page/kept-calls.ts";
import { reportScript } from "../kernel/task/report.ts";
import type { PushStep } from "./steps.ts";
import { tagsContract } from "./tags.contract.ts";

/** The page's queues, created when missing: a service's script processes the entries that it finds in its queue. */
const page = globalThis as unknown as Record<string, unknown>;

function pushToDataLayer(name: string, entry: unknown): void {
  page[name] ??= [];
  const queue = page[name];
  if (!Array.isArray(queue)) throw new TypeError(`window.${name} is not an array`);
  queue.push(entry);
}

/** Google's tag recognises a command only as an `Arguments` object; it ignores an array. */
function gtag(name: string, command: readonly unknown[]): void {
  (function (..._command: readonly unknown[]) {
    // biome-ignore lint/complexity/noArguments: Google's tag ignores an array
    pushToDataLayer(name, arguments);
  })(...command);
}

/** Matomo's script replaces the array by an object with a `push` of its own. */
function pushToMatomo(command: readonly unknown[]): void {
  page._paq ??= [];
  (page._paq as { push(command: readonly unknown[]): void }).push(command);
}

/** Gives the page the function of Google's snippet, unless it has one of its own; the starter's has kept calls. */
export const provideGtag = (queue: string): void =>
  takeCalls("gtag", (command) => push({ to: "gtag", queue, command }));

/** The names of queues to which a push has failed: a script must not run without the visitor's consent state. */
const broken = new Set<string>();

export const isBroken = (queue: string) => broken.has(queue);

/** Pushes to a service's queue; reports once when the page has something else under the queue's name. */
export function push(step: PushStep): void {
  try {
    if (step.to === "gtag") gtag(step.queue, step.command);
    else if (step.to === "dataLayer") pushToDataLayer(step.queue, step.entry);
    else pushToMatomo(step.command);
  } catch (error) {
    if (!broken.has(step.queue)) reportScript(tagsContract.tag, error);
    broken.add(step.queue);
  }
}
