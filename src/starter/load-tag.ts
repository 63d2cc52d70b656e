import { nextTask } from "../kernel/task/next-task.ts";
import { reportScript } from "../kernel/task/report.ts";
import type { Chunk, ElementClass } from "./load-chunks.ts";
import { loadCode } from "./load-code.ts";
import { markFailed } from "./phase.ts";
import { replacePlaceholder } from "./placeholder.ts";
import { isReady } from "./tags.ts";
import { CODE_TIMEOUT_MS } from "./time-limit.ts";

/** When something last failed: what is needed next is then requested at addresses with this number. */
let attempt = 0;
const loads: Record<string, Promise<boolean>> = {};

/**
 * Loads and defines a tag; resolves to false when its code could not be loaded. Then the next call tries again. Without a
 * visitor's need (0), what has failed for another tag is not requested again.
 */
export const loadTag = (tag: string, own = attempt) => (loads[tag] ??= load(tag, own));

async function load(tag: string, own: number): Promise<boolean> {
  const endUnready = () => {
    if (isReady(tag)) return;
    markFailed(tag);
    delete loads[tag];
    if (own === attempt) attempt = Date.now();
  };
  setTimeout(endUnready, CODE_TIMEOUT_MS);
  const chunk = await loadCode(tag, own);
  // Not between `pointerover` and `pointerdown`, which share a target: the press would be on a replaced element.
  await nextTask();
  if (chunk) defineTag(tag, chunk);
  endUnready();
  return isReady(tag);
}

function defineTag(tag: string, chunk: Chunk): void {
  try {
    // A chunk may also export the tag's contract.
    const element = Object.values(chunk).find((exported) => exported?.tag === tag && exported.prototype);
    replacePlaceholder(tag, () => isReady(tag) || customElements.define(tag, element as ElementClass));
  } catch (error) {
    reportScript(tag, error);
  }
}
