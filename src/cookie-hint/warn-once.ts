import { warnMarkup } from "../kernel/task/report.ts";
import { cookieHintContract } from "./cookie-hint.contract.ts";

const warned = new Set<string>();

/** Warns of a problem with the page around the banner, once on a page. */
export function warnOnce(problem: string): void {
  if (!warned.has(problem)) warnMarkup(cookieHintContract.tag, problem);
  warned.add(problem);
}
