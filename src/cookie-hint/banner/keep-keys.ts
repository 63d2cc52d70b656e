const { stopImmediatePropagation } = Event.prototype;

/**
 * While what is modal here is open: a script that keeps the focus elsewhere cancels these keys, or closes with them what is
 * below. Stops them at once, also on a control here, where a stop is deferred.
 */
export function keepKeys(signal: AbortSignal): void {
  const keep = (event: KeyboardEvent) => {
    if (event.key === "Tab" || event.key === "Escape") stopImmediatePropagation.call(event);
  };
  addEventListener("keydown", keep, { capture: true, signal });
}
