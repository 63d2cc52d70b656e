import { memoize } from "../task/memoize.ts";
import { pageSource } from "./page-source.ts";

/** Events that we only keep from other scripts: a passive listener never delays scrolling. */
export const isPassive = (type: string) => type.startsWith("touch");

const sources = memoize((type) =>
  pageSource<never>((publish, signal) =>
    addEventListener(type, publish as EventListener, { capture: true, passive: isPassive(type), signal }),
  ),
);

/** Listens on the window in the capture phase: before scripts on the document, whichever phase they use. */
export const onWindowFirst = <Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  signal: AbortSignal,
) => sources(type)(listener, signal);
