import { reportFile } from "./report.ts";

/**
 * Code that is fetched when it is first asked for; undefined where it could not be had. That is told once, and who
 * asks again may have it.
 * @param file what is said to have failed.
 */
export function onDemand<Module>(
  file: string,
  load: () => Promise<Module>,
): () => Promise<Module | undefined> {
  let arrival: Promise<Module | undefined> | undefined;
  let isReported = false;
  const fail = (error: unknown) => {
    arrival = undefined;
    if (!isReported) reportFile(file, error);
    isReported = true;
    return undefined;
  };
  return () => {
    arrival ??= load().catch(fail);
    return arrival;
  };
}
