import { onAbort } from "../../kernel/task/on-abort.ts";

/** Calls back after the page's address has changed without a new page. */
export function onNavigation(listener: () => void, signal: AbortSignal): void {
  if ("navigation" in globalThis) navigation.addEventListener("currententrychange", listener, { signal });
  else followHistory(listener, signal);
}

/** A browser without the Navigation API reports only Back and Forward. */
function followHistory(listener: () => void, signal: AbortSignal): void {
  addEventListener("popstate", listener, { signal });
  for (const name of ["pushState", "replaceState"] as const) follow(name, listener, signal);
}

/** Another script may have replaced the method as well, before or after this one. */
function follow(name: "pushState" | "replaceState", listener: () => void, signal: AbortSignal): void {
  const before = history[name];
  const followed: History["pushState"] = function (this: History, ...state) {
    before.apply(this, state);
    if (!signal.aborted) listener();
  };
  history[name] = followed;
  onAbort(signal, () => {
    if (history[name] === followed) history[name] = before;
  });
}
