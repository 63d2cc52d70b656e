const MS_PER_SECOND = 1000;

/** Runs a function and prints how long it took. */
export async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  console.log(`${what} after ${((performance.now() - start) / MS_PER_SECOND).toFixed(1)} s`);
  return result;
}
