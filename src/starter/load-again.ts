import { memoize } from "../kernel/task/memoize.ts";
import { reportFile } from "../kernel/task/report.ts";
import { FOLDER } from "./folder.ts";
import type * as Retry from "./retry.ts";

/** Loads a tag's code after a failure, by a file that comes from the server: this one may be out of date. */
export const loadAgain = async (tag: string, attempt: number) =>
  (await retryOf(`${FOLDER}dealer-retry.js?${attempt}`))?.loadAnew(tag);

const retryOf = memoize(
  (href: string): Promise<typeof Retry | undefined> =>
    import(/* @vite-ignore */ href).catch((error) => reportFile(href, error)),
);
