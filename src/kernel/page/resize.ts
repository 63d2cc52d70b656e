import { pageSource } from "./page-source.ts";

/** Every change of the window's size. */
export const onResize = pageSource<void>((publish, signal) => {
  addEventListener("resize", () => publish(), { passive: true, signal });
});
