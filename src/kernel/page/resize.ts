import { pageSource } from "./page-source.ts";

/** Reports every change of the window's size until the signal aborts. */
export const onResize = pageSource<void>((publish, signal) => {
  addEventListener("resize", () => publish(), { passive: true, signal });
});
