export type Rgb = readonly [red: number, green: number, blue: number, alpha: number];

/** The least contrast of text (WCAG 1.4.3). */
export const READABLE = 4.5;

export const WHITE: Rgb = [255, 255, 255, 1];
export const DARK: Rgb = [22, 22, 22, 1];

/** A computed colour in the notation of `rgb()`; undefined for others. */
export function rgbOf(colour: string): Rgb | undefined {
  const [red, green, blue, alpha = 1] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
  if (!/^rgba?\(/.test(colour) || red === undefined || green === undefined || blue === undefined)
    return undefined;
  return [red, green, blue, alpha];
}

/** The notation of a computed colour. */
export const cssOf = ([red, green, blue]: Rgb) =>
  `rgb(${[red, green, blue].map((part) => Math.round(part)).join(", ")})`;

/** A colour on another one; `share` is how much of it is seen. */
export const mix = (top: Rgb, bottom: Rgb, share: number): Rgb => {
  const part = (index: 0 | 1 | 2) => top[index] * share + bottom[index] * (1 - share);
  return [part(0), part(1), part(2), 1];
};

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [lighter, darker] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Of a text that may be translucent. */
export const textContrast = (text: Rgb, behind: Rgb) => contrastOf(mix(text, behind, text[3]), behind);

/** The one that is read best on a background. */
export const inkOn = (behind: Rgb): Rgb =>
  contrastOf(DARK, behind) >= contrastOf(WHITE, behind) ? DARK : WHITE;

export const isDark = (colour: Rgb) => inkOn(colour) === WHITE;

/** A text's colour, moved as little as needed towards one that can be read on the background. */
export function readableTint(text: Rgb, ink: Rgb, behind: Rgb): Rgb {
  const tints = [0.2, 0.4, 0.6, 0.8].map((share) => mix(ink, text, share));
  return tints.find((tint) => contrastOf(tint, behind) >= READABLE) ?? ink;
}

function luminanceOf([red, green, blue]: Rgb): number {
  const [r, g, b] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
