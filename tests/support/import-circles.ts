/** Which files each file imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** The groups of files that import each other, directly or through others. */
export function circlesIn(graph: ImportGraph): readonly (readonly string[])[] {
  const reach = new Map(Array.from(graph.keys(), (file) => [file, reachableFrom(file, graph)]));
  const canReach = (from: string, to: string) => reach.get(from)?.has(to) ?? false;
  const circles = new Map<string, readonly string[]>();
  for (const [file, reachable] of reach) {
    const circle = [...reachable].filter((other) => canReach(other, file)).sort();
    if (circle.length > 0) circles.set(circle.join(), circle);
  }
  return [...circles.values()];
}

function reachableFrom(start: string, graph: ImportGraph): ReadonlySet<string> {
  const reachable = new Set<string>();
  const queue = [start];
  for (const file of queue)
    for (const imported of graph.get(file) ?? [])
      if (!reachable.has(imported)) {
        reachable.add(imported);
        queue.push(imported);
      }
  return reachable;
}
