import { oncePer } from "../task/once-per.ts";
import { pageSource } from "./page-source.ts";

const sources = oncePer((type) =>
  pageSource<never>((publish, signal) =>
    document.addEventListener(type, publish as EventListener, { signal }),
  ),
);

/** Every event of a type that comes to the document: one listener, however many elements ask. */
export const onPageEvent = <Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
  signal: AbortSignal,
) => sources(type)(listener, signal);
