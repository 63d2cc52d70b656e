import { memoize } from "../kernel/task/memoize.ts";
import { reportFile } from "../kernel/task/report.ts";

export type ElementClass = CustomElementConstructor & { readonly tag: string };
export type Chunk = Readonly<Record<string, ElementClass>>;

/** Loads files, dependencies first; resolves to the last one, or to undefined when one is missing. */
export async function loadChunks(hrefs: readonly string[]): Promise<Chunk | undefined> {
  const arrivals = await Promise.all(hrefs.map((href) => loadChunk(href).catch(() => undefined)));
  const failed = arrivals.indexOf(undefined);
  if (failed < 0) return arrivals.at(-1);
  reportChunk(hrefs[failed] as string);
}

const loadChunk = memoize((href: string): Promise<Chunk> => import(/* @vite-ignore */ href));

/** Reports a failed chunk once, although every chunk that depends on it fails too. */
const reportChunk = memoize((href: string) => loadChunk(href).catch((error) => reportFile(href, error)));
