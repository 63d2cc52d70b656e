/** The years that eight digits can mean: `20112026` is a day in 2026, not in the year 2011 a month 20. */
const YEARS = /^(19|20)/;

/** The numbers in six or eight digits without separators, in each order that they can have; the likeliest is first. */
export function splitDigits(digits: string, order: string): readonly string[][] {
  if (!/^(\d{6}|\d{8})$/.test(digits)) return [];
  if (digits.length === 6) return [splitAs(order, digits)];
  const orders = [order, order === "ymd" ? "dmy" : "ymd"];
  return orders
    .map((one) => splitAs(one, digits))
    .filter((numbers) => numbers.some((number) => number.length > 2 && YEARS.test(number)));
}

function splitAs(order: string, digits: string): string[] {
  const yearLength = digits.length - 4;
  let end = 0;
  return [...order].map((part) => {
    const start = end;
    end += part === "y" ? yearLength : 2;
    return digits.slice(start, end);
  });
}
