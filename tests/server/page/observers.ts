import { isTestRunner } from "./isTestRunner.ts";

const NAMES = ["MutationObserver", "ResizeObserver", "IntersectionObserver"] as const;

interface Observer {
  observe(target: Node, options?: object): void;
  unobserve?(target: Node): void;
  disconnect(): void;
}

/** Counts the observers with at least one target. */
export function watchObservers(): () => string[] {
  const alive = new Map<object, { name: string; targets: Set<Node> }>();
  for (const name of NAMES) watchObserver(name, alive);
  return () => [...alive.values()].map(({ name }) => name);
}

function watchObserver(
  name: (typeof NAMES)[number],
  alive: Map<object, { name: string; targets: Set<Node> }>,
) {
  const prototype: Observer = window[name].prototype;
  const { observe, unobserve, disconnect } = prototype;
  prototype.observe = function (target, options) {
    observe.call(this, target, options);
    if (isTestRunner()) return;
    const targets = alive.get(this)?.targets ?? new Set();
    alive.set(this, { name, targets: targets.add(target) });
  };
  prototype.disconnect = function () {
    disconnect.call(this);
    alive.delete(this);
  };
  if (!unobserve) return;
  prototype.unobserve = function (target) {
    unobserve.call(this, target);
    const targets = alive.get(this)?.targets;
    if (targets?.delete(target) && targets.size === 0) alive.delete(this);
  };
}
