import type { Ui } from "../../support/ui.ts";

/** React adds this listener with its first root and never removes it. */
const REACT_SELECTION = "document selectionchange";

/** Counts timers, observers and listeners; needs `countShadowListeners`, and leaves React's own listeners out. */
export async function aliveOn(ui: Ui): Promise<Record<string, number>> {
  const { alive } = await ui.probe();
  const counts = new Map(Object.entries(alive));
  for (const kind of await ui.eval(() => window.shadowListeners?.() ?? []))
    counts.set(kind, (counts.get(kind) ?? 0) - 1);
  if (counts.get(REACT_SELECTION) === 1) counts.delete(REACT_SELECTION);
  return Object.fromEntries([...counts].filter(([, count]) => count !== 0));
}
