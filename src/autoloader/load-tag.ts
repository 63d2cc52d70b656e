import { define } from "../kernel/define.ts";
import { nextTask } from "../kernel/next-task.ts";
import { reportFile, reportScript } from "../kernel/report.ts";
import { clearPhase, markPhase } from "./phase.ts";
import { giveWay } from "./stand-in.ts";
import { isReady, type Tag, tags } from "./tags.ts";

type Chunk = Record<string, Parameters<typeof define>[0]>;

const chunks = new Map<string, Promise<Chunk>>();
const failed = new Set<string>();
const loading = new Map<string, Promise<boolean>>();

/** The address of a chunk. */
export const addressOf = (chunk: string) => new URL(chunk, import.meta.url).href;

/** Loads and defines a tag, once; false when its code could not be had. */
export function loadTag(tag: string): Promise<boolean> {
  const known = loading.get(tag) ?? loadAndDefine(tag, tags[tag] as Tag);
  loading.set(tag, known);
  return known;
}

async function loadAndDefine(tag: string, { chunks, name }: Tag): Promise<boolean> {
  const arrivals = await Promise.allSettled(chunks.map(loadChunk));
  // Not between a pointer's `pointerover` and its `pointerdown`, which have one target: the press would be on what was.
  await nextTask();
  const fault = arrivals.findIndex(({ status }) => status === "rejected");
  if (fault >= 0) reportOnce(chunks[fault] as string, arrivals[fault] as PromiseRejectedResult);
  else defineTag(tag, (arrivals.at(-1) as PromiseFulfilledResult<Chunk>).value[name]);
  if (!isReady(tag)) markPhase(tag, "failed");
  return isReady(tag);
}

function loadChunk(chunk: string): Promise<Chunk> {
  const known = chunks.get(chunk) ?? import(/* @vite-ignore */ addressOf(chunk));
  chunks.set(chunk, known);
  return known;
}

/** A chunk that fails takes those with it that depend on it: only the cause is worth a line. */
function reportOnce(chunk: string, { reason }: PromiseRejectedResult): void {
  if (!failed.has(chunk)) reportFile(addressOf(chunk), reason);
  failed.add(chunk);
}

function defineTag(tag: string, element: Chunk[string] | undefined): void {
  try {
    if (element) giveWay(tag, () => define(element));
    clearPhase(tag);
  } catch (error) {
    reportScript(tag, error);
  }
}
