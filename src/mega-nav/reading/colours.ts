export type Rgb = readonly [red: number, green: number, blue: number, alpha: number];

/** The least contrast of text (WCAG 1.4.3). */
export const READABLE = 4.5;

/** A computed colour; undefined for the notations that browsers use for wide gamuts. */
export function rgbOf(colour: string): Rgb | undefined {
  const [red, green, blue, alpha = 1] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
  if (!/^rgba?\(/.test(colour) || red === undefined || green === undefined || blue === undefined)
    return undefined;
  return [red, green, blue, alpha];
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [lighter, darker] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf([red, green, blue]: Rgb): number {
  const [r, g, b] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
