import { type Press, pressOn } from "./press.ts";

/** Finds a press from before the starter ran: the page may already have been painted, and the browser records the first press. */
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
