import { contrastOf, READABLE, type Rgb, rgbOf } from "../../reading/colours.ts";

const WHITE: Rgb = [255, 255, 255, 1];
const DARK: Rgb = [22, 22, 22, 1];

/** The first of some colours that can be read on a background, else the best of them. The last is that of the links. */
export function readableColour(colours: readonly string[], { background, hasPicture }: Background): string {
  const behind = colourOf(background);
  // A picture comes from the menu, where the links can be read on it.
  if (hasPicture || !behind) return colours.at(-1) as string;
  const ratios = colours.map((colour) => {
    const rgb = rgbOf(colour);
    return rgb ? contrastOf(rgb, behind) : 0;
  });
  const first = ratios.findIndex((ratio) => ratio >= READABLE);
  return colours[first < 0 ? ratios.indexOf(Math.max(...ratios)) : first] as string;
}

interface Background {
  readonly background: string;
  readonly hasPicture: boolean;
}

/** `backgroundBehind` makes greys in `oklch`. */
function colourOf(background: string): Rgb | undefined {
  const [, lightness] = /^oklch\(([\d.]+)/.exec(background) ?? [];
  if (lightness) return Number(lightness) > 0.6 ? WHITE : DARK;
  return rgbOf(background);
}
