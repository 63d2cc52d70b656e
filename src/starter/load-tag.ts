import { nextTask } from "../kernel/task/next-task.ts";
import { oncePer } from "../kernel/task/once-per.ts";
import { reportFile, reportScript } from "../kernel/task/report.ts";
import { markFailed } from "./phase.ts";
import { replacePlaceholder } from "./placeholder.ts";
import { chunksOf, isReady } from "./tags.ts";
import { CODE_TIMEOUT_MS } from "./time-limit.ts";

type ElementClass = CustomElementConstructor & { readonly tag: string };
type Chunk = Readonly<Record<string, ElementClass>>;

/** Loads and defines a tag; false when its code could not be had. */
export const loadTag = oncePer(async (tag: string): Promise<boolean> => {
  setTimeout(() => markFailed(tag), CODE_TIMEOUT_MS);
  const chunks = chunksOf(tag);
  const arrivals = await Promise.all(chunks.map((href) => loadChunk(href).catch(() => undefined)));
  // Not between a pointer's `pointerover` and its `pointerdown`, which have one target: the press would be on what was.
  await nextTask();
  const fault = arrivals.indexOf(undefined);
  if (fault >= 0) reportChunk(chunks[fault] as string);
  else defineTag(tag, arrivals.at(-1) as Chunk);
  markFailed(tag);
  return isReady(tag);
});

const loadChunk = oncePer((href: string): Promise<Chunk> => import(/* @vite-ignore */ href));

/** A chunk that fails takes those with it that depend on it: only the cause is worth a line. */
const reportChunk = oncePer((href: string) => loadChunk(href).catch((error) => reportFile(href, error)));

function defineTag(tag: string, chunk: Chunk): void {
  try {
    const element = Object.values(chunk).find((exported) => exported?.tag === tag);
    replacePlaceholder(tag, () => isReady(tag) || customElements.define(tag, element as ElementClass));
  } catch (error) {
    reportScript(tag, error);
  }
}
