/** The median of some runs, with the lower and the upper quartile. */
export interface Spread {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other);
  return { low: quantile(sorted, 0.25), median: quantile(sorted, 0.5), high: quantile(sorted, 0.75) };
}

function quantile(sorted: readonly number[], part: number): number {
  const place = (sorted.length - 1) * part;
  const [before = Number.NaN, after = before] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return before + (after - before) * (place - Math.floor(place));
}
