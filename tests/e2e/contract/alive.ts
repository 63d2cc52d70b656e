import type { Ui } from "../../support/ui.ts";

/**
 * React keeps one listener per document, from its first root on and for good, to hear where the selection goes.
 */
const REACT_FOR_GOOD = "document selectionchange";

/** What is alive on a page that counts the listeners on shadow roots; these and React's one listener apart. */
export async function aliveOn(ui: Ui): Promise<Record<string, number>> {
  const { alive } = await ui.probe();
  const counts = new Map(Object.entries(alive));
  for (const kind of await ui.eval(() => window.shadowListeners?.() ?? []))
    counts.set(kind, (counts.get(kind) ?? 0) - 1);
  if (counts.get(REACT_FOR_GOOD) === 1) counts.delete(REACT_FOR_GOOD);
  return Object.fromEntries([...counts].filter(([, count]) => count !== 0));
}
