type Start = (callback: unknown, ...rest: unknown[]) => number;
type Stop = (id: number) => void;

const starters = window as unknown as Record<string, Start | undefined>;
const stoppers = window as unknown as Record<string, Stop | undefined>;

/** Counts the timers that were set and have neither run nor been cleared. */
export function watchTimers(): () => string[] {
  const families = [
    watchFamily(["setTimeout", "setInterval"], ["clearTimeout", "clearInterval"]),
    watchFamily(["requestAnimationFrame"], ["cancelAnimationFrame"]),
    watchFamily(["requestIdleCallback"], ["cancelIdleCallback"]),
  ];
  return () => families.flatMap((alive) => [...alive.values()]);
}

/** Functions that share their ids: `clearTimeout` also ends an interval. */
function watchFamily(starts: readonly string[], stops: readonly string[]) {
  const alive = new Map<number, string>();
  for (const name of starts) watchStart(name, alive);
  for (const name of stops) watchStop(name, alive);
  return alive;
}

function watchStart(name: string, alive: Map<number, string>) {
  const native = starters[name];
  if (!native) return;
  starters[name] = (callback, ...rest) => {
    const counted = (...args: unknown[]) => {
      if (name !== "setInterval") alive.delete(id);
      if (typeof callback === "function") callback.apply(window, args);
    };
    const id = native.call(window, typeof callback === "function" ? counted : callback, ...rest);
    alive.set(id, name);
    return id;
  };
}

function watchStop(name: string, alive: Map<number, string>) {
  const native = stoppers[name];
  if (!native) return;
  stoppers[name] = (id) => {
    alive.delete(id);
    native.call(window, id);
  };
}
