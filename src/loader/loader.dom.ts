import { follow } from "../kernel/follow.ts";
import { hasGivenUp } from "../kernel/has-given-up.ts";
import type { Host } from "../kernel/host.ts";
import { prefersReducedMotion } from "../kernel/media.ts";
import { onAbort } from "../kernel/on-abort.ts";
import { onLoad } from "../kernel/page-load.ts";
import type { loaderContract } from "./loader.contract.ts";
import { DONE, type LoaderState, momentAt, WAITING } from "./loader.ts";

type LoaderHost = Host<typeof loaderContract, LoaderState>;

/**
 * A loader that its stylesheet has already begun to end, because no script came in time, stays ended: it never
 * flashes back over a page that is there.
 */
export function initialLoaderState(element: HTMLElement): LoaderState {
  return !element.dataset.dealerPhase && hasGivenUp(element) ? DONE : WAITING;
}

/** Waits for the page, then walks through the phases, counted from the page's own load moment. */
export function connectLoader(host: LoaderHost): void {
  if (host.state.get().phase === "done") return;
  let readyAt: number | undefined;
  let timer: ReturnType<typeof setTimeout>;

  const after = (ms: number, action: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(action, Math.ceil(ms));
  };
  const wait = () => after(host.options.get().maxWaitMs - performance.now(), () => ready(performance.now()));
  const ready = (at: number) => {
    if (readyAt !== undefined) return;
    readyAt = at;
    host.emit("dealer-loader-ready", { waitedMs: Math.round(at) });
    proceed();
  };
  const proceed = () => {
    if (readyAt === undefined) return wait();
    const { lastsMs, ...state } = momentAt(performance.now() - readyAt, timingOf(host));
    if (state.phase !== "done") after(lastsMs, proceed);
    if (state.phase !== host.state.get().phase) enter(host, state);
  };

  wait();
  onLoad(ready, host.lifetime);
  follow(host.options, proceed, host.lifetime);
  onAbort(host.lifetime, () => clearTimeout(timer));
}

function timingOf(host: LoaderHost) {
  const { delayMs, fadeMs } = host.options.get();
  return { delayMs, fadeMs: prefersReducedMotion() ? 0 : fadeMs };
}

function enter(host: LoaderHost, state: LoaderState): void {
  host.state.set(state);
  if (state.phase === "done") host.emit("dealer-loader-done", {});
}
