import { options } from "preact";
import { createRoot as createPreactRoot } from "preact/compat/client";

/** Preact's effects wait for a frame; React's follow a synchronous commit at once, and the elements count on that. */
export const createRoot: typeof createPreactRoot = (container) => {
  options.requestAnimationFrame = queueMicrotask;
  return createPreactRoot(container);
};
