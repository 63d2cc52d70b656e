import type { withGlobal } from "@sinonjs/fake-timers";
import type { ProbeReport } from "./ProbeReport.ts";

/** The rig's objects on a page, for tests. */
export interface Rig {
  /** The browser's own timers, for helpers that must run while the page's clock is stopped. */
  natives: ReturnType<typeof nativeTimers>;
  clock?: ReturnType<ReturnType<typeof withGlobal>["install"]>;
  probe?: () => ProbeReport;
}

declare global {
  interface Window {
    rig?: Rig;
  }
}

function nativeTimers() {
  return {
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    requestAnimationFrame: window.requestAnimationFrame.bind(window),
    cancelAnimationFrame: window.cancelAnimationFrame.bind(window),
  };
}

window.rig ??= { natives: nativeTimers() };

export const rig: Rig = window.rig;
