import { reportFile } from "../../kernel/task/report.ts";

type FloatingUi = Pick<
  typeof import("@floating-ui/dom"),
  "autoUpdate" | "computePosition" | "flip" | "hide" | "platform" | "shift"
>;

let loading: Promise<FloatingUi | undefined> | undefined;
let isReported = false;

/** Loads the library that computes a tip's place, once; undefined if it could not be fetched. */
export function loadFloatingUi(): Promise<FloatingUi | undefined> {
  loading ??= fetchFloatingUi();
  return loading;
}

async function fetchFloatingUi(): Promise<FloatingUi | undefined> {
  try {
    const { autoUpdate, computePosition, flip, hide, platform, shift } = await import("@floating-ui/dom");
    return { autoUpdate, computePosition, flip, hide, platform, shift };
  } catch (error) {
    loading = undefined;
    if (!isReported) reportFile("@floating-ui/dom", error);
    isReported = true;
    return undefined;
  }
}
