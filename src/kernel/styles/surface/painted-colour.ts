import { type Rgb, rgbOf } from "./colours.ts";

let context: CanvasRenderingContext2D | null | undefined;

/** A computed colour in any notation, as the browser paints it in sRGB. */
export function paintedColour(css: string): Rgb {
  return rgbOf(css) ?? onCanvas(css);
}

function onCanvas(css: string): Rgb {
  context ??= document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!context) return [0, 0, 0, 0];
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = css;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}
