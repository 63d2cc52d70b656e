import type { EngineName } from "./Host.ts";

const { DEALER_EVERYWHERE, DEALER_SOAK } = process.env;

/** Whether each engine takes all that otherwise is shared out among them. */
const IS_WHOLE = Boolean(DEALER_EVERYWHERE || DEALER_SOAK);
const ENGINES: readonly EngineName[] = ["chromium", "firefox", "webkit"];

/** Why a test is skipped. */
export const ELSEWHERE = "in another engine, or in a run that takes all";

/** Of so many parts of a list of like cases each engine takes another: whether this case is in none of this engine's. */
export const isLeft = (engine: EngineName, index: number, parts: number) =>
  !IS_WHOLE && index % parts !== ENGINES.indexOf(engine) % parts;

/** Of a list of like cases Chromium takes all, the other two half each. */
export const isLeftToOthers = (engine: EngineName, index: number) =>
  engine !== "chromium" && isLeft(engine, index, 2);
