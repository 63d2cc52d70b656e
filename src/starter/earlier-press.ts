import { type Press, pressOn } from "./press.ts";

/** The page may be painted before the starter runs: the browser remembers the first press, and we ask for it. */
export function findEarlierPress(keep: (press: Press) => void): void {
  const startedAt = performance.now();
  const observer = new PerformanceObserver((list) => {
    observer.disconnect();
    const [first] = list.getEntries() as PerformanceEventTiming[];
    if (!first?.target || first.startTime > startedAt || first.name === "keydown") return;
    const press = pressOn(pathFrom(first.target));
    if (press) keep(press);
  });
  observer.observe({ type: "first-input", buffered: true });
}

const pathFrom = (node: Node | null): Node[] => (node ? [node, ...pathFrom(node.parentNode)] : []);
