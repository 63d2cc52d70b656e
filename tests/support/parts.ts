import type { TestInfo } from "@playwright/test";
import type { EngineName } from "./Host.ts";

const { DEALER_EVERYWHERE, DEALER_SOAK } = process.env;

/** Whether each engine runs all cases that are otherwise distributed among the engines. */
const IS_WHOLE = Boolean(DEALER_EVERYWHERE || DEALER_SOAK);
const ENGINES: readonly EngineName[] = ["chromium", "firefox", "webkit"];

/** Why a test is skipped. */
export const ELSEWHERE = "in another engine, or in a run that takes all";

/** Each engine runs a third of the cases of a list: whether this engine leaves this case to another. */
export const isLeft = (engine: EngineName, index: number) =>
  !IS_WHOLE && index % ENGINES.length !== ENGINES.indexOf(engine);

/** Chromium runs all cases of a list, the other two engines half each. */
export const isLeftToOthers = (engine: EngineName, index: number) =>
  !IS_WHOLE && engine !== "chromium" && index % 2 !== ENGINES.indexOf(engine) % 2;

/** The elements' own tests, those on WordPress, and long lists of similar cases that are spread over a file's tests. */
const DIVIDED =
  /\/elements\/|\/wordpress\/|\/examples\/(catalogue|third-parties)\.|\/frameworks-and-themes\./;

/** Chromium runs all of these tests, the other two engines half each: by their titles, so that each has one place. */
export const isInOtherHalf = (engine: EngineName, { file, title }: TestInfo) =>
  DIVIDED.test(file) &&
  isLeftToOthers(
    engine,
    [...title].reduce((sum, letter) => sum + letter.charCodeAt(0), 0),
  );
