import { memoize } from "../task/memoize.ts";
import { pageSource } from "./page-source.ts";

const sources = memoize((type) =>
  pageSource<never>((publish, signal) =>
    document.addEventListener(type, publish as EventListener, { signal }),
  ),
);

/** Listens to an event on the document until the signal aborts, with one listener for all elements. */
export const onPageEvent = <Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
  signal: AbortSignal,
) => sources(type)(listener, signal);
