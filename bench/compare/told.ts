import { spreadOf } from "./statistics.ts";

/** The middle, and in brackets the quarters around it. */
export function told(values: readonly number[], unit: string, digits: number): string {
  const { low, median, high } = spreadOf(values);
  const [least, middle, most] = [low, median, high].map((value) => value.toFixed(digits));
  const range = least === most ? "" : ` (${least}–${most})`;
  return `${middle}${unit && ` ${unit}`}${range}`;
}
