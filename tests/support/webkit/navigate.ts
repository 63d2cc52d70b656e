import type { Driver } from "../Driver.ts";
import { callExpression } from "../expression.ts";
import { poll } from "../poll.ts";
import { NAVIGATION_TIMEOUT_MS } from "../timeouts.ts";
import type { Wire } from "./wire.ts";

/** Goes to a page and waits for it; the session itself waits for nothing (pageLoadStrategy `none`). */
export function createGoto(send: Wire, run: Driver["run"], baseURL: string): Driver["goto"] {
  return async (path, { until = "load" } = {}) => {
    const url = new URL(path, baseURL).href;
    const isSameDocument = (await run(callExpression(leave, [url]))) as boolean;
    await send("POST", "/url", { url });
    if (isSameDocument) return;
    const isThere = callExpression(hasArrived, [until]);
    // Between two documents no script can run.
    await poll(`${url} to ${until}`, NAVIGATION_TIMEOUT_MS, () => run(isThere).catch(() => false));
  };
}

/** Marks the current document; returns whether the address is a fragment of it. */
function leave(url: string): boolean {
  const [next, fragment] = url.split("#");
  if (fragment !== undefined && next === location.href.split("#")[0]) return true;
  document.documentElement.setAttribute("data-rig-leaving", "");
  return false;
}

function hasArrived(until: "load" | "start"): boolean {
  const isNew = !document.documentElement.hasAttribute("data-rig-leaving");
  return isNew && (until === "start" || document.readyState === "complete");
}
