import { withGlobal } from "@sinonjs/fake-timers";
import { rig } from "./rig.ts";

const START_MS = Number(new URLSearchParams(location.search).get("clock")) || Date.now();

const clock = withGlobal(window).install({
  now: START_MS,
  // Some engines have no requestIdleCallback.
  ignoreMissingTimers: true,
  toFake: [
    "setTimeout",
    "clearTimeout",
    "setInterval",
    "clearInterval",
    "requestAnimationFrame",
    "cancelAnimationFrame",
    "requestIdleCallback",
    "cancelIdleCallback",
    "Date",
  ],
});

// The library would replace all of `performance`, including the entries with the page's load time.
const stoppedAt = performance.now();
performance.now = () => stoppedAt + (clock.now - START_MS);

rig.clock = clock;
