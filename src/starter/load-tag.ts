import { memoize } from "../kernel/task/memoize.ts";
import { nextTask } from "../kernel/task/next-task.ts";
import { reportFile, reportScript } from "../kernel/task/report.ts";
import { markFailed } from "./phase.ts";
import { replacePlaceholder } from "./placeholder.ts";
import { chunksOf, isReady } from "./tags.ts";
import { CODE_TIMEOUT_MS } from "./time-limit.ts";

type ElementClass = CustomElementConstructor & { readonly tag: string };
type Chunk = Readonly<Record<string, ElementClass>>;

/** Loads and defines a tag; resolves to false when its code could not be loaded. */
export const loadTag = memoize(async (tag: string): Promise<boolean> => {
  setTimeout(() => markFailed(tag), CODE_TIMEOUT_MS);
  const chunks = chunksOf(tag);
  const arrivals = await Promise.all(chunks.map((href) => loadChunk(href).catch(() => undefined)));
  // Not between `pointerover` and `pointerdown`, which share a target: the press would be on a replaced element.
  await nextTask();
  const failed = arrivals.indexOf(undefined);
  if (failed >= 0) reportChunk(chunks[failed] as string);
  else defineTag(tag, arrivals.at(-1) as Chunk);
  markFailed(tag);
  return isReady(tag);
});

const loadChunk = memoize((href: string): Promise<Chunk> => import(/* @vite-ignore */ href));

/** Reports a failed chunk once, although every chunk that depends on it fails too. */
const reportChunk = memoize((href: string) => loadChunk(href).catch((error) => reportFile(href, error)));

function defineTag(tag: string, chunk: Chunk): void {
  try {
    const element = Object.values(chunk).find((exported) => exported?.tag === tag);
    replacePlaceholder(tag, () => isReady(tag) || customElements.define(tag, element as ElementClass));
  } catch (error) {
    reportScript(tag, error);
  }
}
