import type { EngineName } from "./Host.ts";

const { DEALER_EVERYWHERE, DEALER_SOAK } = process.env;

/** Whether each engine runs all cases that are otherwise distributed among the engines. */
const IS_WHOLE = Boolean(DEALER_EVERYWHERE || DEALER_SOAK);
const ENGINES: readonly EngineName[] = ["chromium", "firefox", "webkit"];

/** Why a test is skipped. */
export const ELSEWHERE = "in another engine, or in a run that takes all";

/** The cases of a list are distributed in parts among the engines: whether this engine leaves this case to another. */
export const isLeft = (engine: EngineName, index: number, parts: number) =>
  !IS_WHOLE && index % parts !== ENGINES.indexOf(engine) % parts;

/** Chromium runs all cases of a list, the other two engines half each. */
export const isLeftToOthers = (engine: EngineName, index: number) =>
  engine !== "chromium" && isLeft(engine, index, 2);
