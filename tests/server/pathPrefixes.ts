// Prefixes of the path rather than switches in the query, because the relative addresses
// on a page (its scripts, their chunks) carry a prefix along and leave a query behind.
import type { Handler } from "../../scripts/serve/folder.ts";
import { FAULTS, isFault } from "./faults.ts";
import { isReleased, whenReleased } from "./holds.ts";

const DROP = /^\/~drop(?:-(\w+))?\/([^/]+)(\/.*)$/;
const LOST = /^\/~lost-(\w+)\/([^/]+)\/([^/]+)(\/.*)$/;
const HELD = /^\/~held\/([^/]+)\/([^/]+)(\/.*)$/;

/**
 * `/~drop/<text>/…` loses files of dist/ whose name contains the text, `/~drop-<fault>/<text>/…` in that way;
 * `/~lost-<fault>/<hold>/<text>/…` only until a test releases the hold;
 * `/~held/<hold>/<text>/…` answers requests for them when a test releases the hold.
 */
export const pathPrefixes: Handler = (request, response, next) => {
  const rest = () => pathPrefixes(request, response, next);
  const [, fault = "missing", dropped, afterDrop] = DROP.exec(request.url ?? "") ?? [];
  if (dropped && afterDrop && isFault(fault)) {
    request.url = afterDrop;
    return isNamed(afterDrop, dropped) ? void FAULTS[fault](response) : rest();
  }
  const [, lost = "", until, losing, afterLost] = LOST.exec(request.url ?? "") ?? [];
  if (until && losing && afterLost && isFault(lost)) {
    request.url = afterLost;
    return isNamed(afterLost, losing) && !isReleased(until) ? void FAULTS[lost](response) : rest();
  }
  const [, hold, held, afterHeld] = HELD.exec(request.url ?? "") ?? [];
  if (hold && held && afterHeld) {
    request.url = afterHeld;
    return isNamed(afterHeld, held) ? whenReleased(hold, rest) : rest();
  }
  next();
};

function isNamed(url: string, text: string) {
  const [, name] = /\/dist\/([^?]*)/.exec(url) ?? [];
  return name?.includes(decodeURIComponent(text)) ?? false;
}
