import { ALLOW, NAMES, namesIn } from "../kernel/consent/allowed-names.ts";
import { isDay } from "../kernel/element/is-day.ts";
import { warnAttribute } from "../kernel/task/report.ts";
import { method } from "./patching/natives.ts";

/** Reads an attribute of the script tag; where it cannot be used, the default counts, with a warning. */
function read(name: string, usable: Pick<RegExp, "test">, fallback = ""): string {
  const text = document.currentScript?.getAttribute(name)?.trim() || fallback;
  const isUsable = text === fallback || usable.test(text);
  if (!isUsable) warnAttribute("script", name, text, "cannot be used", fallback);
  return isUsable ? text : fallback;
}

/** Whether an acceptance ends the blocking. */
export const isReleasable = read("data-release", /^never$/i, "accept") === "accept";

export const blocksWorkers = read("data-workers", /^block$/i, "allow") !== "allow";

/** A choice of an earlier day does not count once this day has come. */
export const reaskAfter = read("data-reask-after", { test: isDay });

export const allowedNames = namesIn(read(ALLOW, NAMES));

const includes = method<boolean>(Array.prototype.includes);

/** Whether the site cannot do without this cookie or storage key. */
export const isAllowed = (name: string) => includes(allowedNames, name);
