import { reportFile } from "../kernel/report.ts";

type Placing = Pick<
  typeof import("@floating-ui/dom"),
  "autoUpdate" | "computePosition" | "flip" | "hide" | "shift"
>;

let arrival: Promise<Placing | undefined> | undefined;
let isReported = false;

/** What computes a tip's place, fetched when the first tip is about to show; undefined where it could not be had. */
export function placing(): Promise<Placing | undefined> {
  arrival ??= fetchPlacing();
  return arrival;
}

async function fetchPlacing(): Promise<Placing | undefined> {
  try {
    const { autoUpdate, computePosition, flip, hide, shift } = await import("@floating-ui/dom");
    return { autoUpdate, computePosition, flip, hide, shift };
  } catch (error) {
    arrival = undefined;
    if (!isReported) reportFile("@floating-ui/dom", error);
    isReported = true;
    return undefined;
  }
}
