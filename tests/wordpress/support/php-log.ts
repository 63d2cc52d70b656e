import { existsSync, readFileSync } from "node:fs";

/** PHP's log so far, without the messages about WordPress's own code. */
export function reportedByPhp() {
  const log = process.env.DEALER_PHP_ERRORS;
  if (!log) throw new Error("Where PHP logs its errors is not known");
  const lines = existsSync(log) ? readFileSync(log, "utf8").split("\n").filter(Boolean) : [];
  return lines.filter((line) => !/\/wp-(includes|admin)\//.test(line));
}
