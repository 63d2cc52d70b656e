import { stopAtOnce } from "../../kernel/page/stop-at-once.ts";

/** While what is modal here is open: a script that keeps the focus elsewhere cancels these keys, or closes with them what is below. */
export function keepKeys(signal: AbortSignal): void {
  const keep = (event: KeyboardEvent) => {
    if (event.key === "Tab" || event.key === "Escape") stopAtOnce(event);
  };
  addEventListener("keydown", keep, { capture: true, signal });
}
