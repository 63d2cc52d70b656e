/**
 * How many of the first items fit: all of them, or the most that do beside "Meer". Starts at the number that fitted last, because
 * each trial is a layout. Undefined if not even "Meer" alone fits: then the items are not the reason.
 */
export function mostThatFit(
  total: number,
  last: number,
  fits: (count: number) => boolean,
): number | undefined {
  if (fits(total)) return total;
  let count = Math.min(last, total - 1);
  if (fits(count)) {
    while (count + 1 < total && fits(count + 1)) count++;
    return count;
  }
  while (--count >= 0) if (fits(count)) return count;
  return undefined;
}
