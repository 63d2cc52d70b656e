import { follow } from "../kernel/element/follow.ts";
import { prefersReducedMotion } from "../kernel/page/media.ts";
import { onAbort } from "../kernel/task/on-abort.ts";
import type { LoaderHost, LoaderState } from "./loader.host.ts";
import { momentAt } from "./loader.ts";
import { onLoad } from "./page-load.ts";

/** Waits until the page is ready, then goes through the phases; their time counts from the page's load event. */
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
