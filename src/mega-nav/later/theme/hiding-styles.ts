/** Less than a visitor notices. */
const LEAST_OPACITY = 0.05;

/** Whether an element's own styles hide all that is in it, and keep its place. */
export function isHiding(element: Element): boolean {
  const { opacity, visibility, filter, maskImage, clip, clipPath } = getComputedStyle(element);
  return (
    Number(opacity) < LEAST_OPACITY ||
    visibility !== "visible" ||
    /opacity\(0(?:\.0\d*)?\)/.test(filter) ||
    isClearMask(maskImage) ||
    NO_CLIP.test(clip) ||
    NO_CLIP_PATH.test(clipPath)
  );
}

/** Whether any of some elements hides what is in it, from an element outwards to another one, which is left out. */
export const isHiddenUpTo = (element: Element, end: Element): boolean =>
  element !== end && (isHiding(element) || isHiddenUpTo(element.parentElement as Element, end));

/** A transparent colour, in any notation of a computed style. */
export const isClear = (colour: string) =>
  Number(/(?:^rgba\(.*,|\/) ?([\d.e-]+)\)$/.exec(colour)?.[1] ?? 1) < LEAST_OPACITY;

/** Rectangles of at most a pixel, which themes use for text that is only read out. */
const NO_CLIP = /^rect\(([01]px)(?:,? \1){3}\)$/;
const NO_CLIP_PATH = /^(?:inset\((?:50|100)%|circle\(0|polygon\((?:0\S* 0[^,]*(?:, |\)))+$)/;

/** A gradient of transparent colours only. */
function isClearMask(image: string): boolean {
  const rest = image.replaceAll(/rgba\(0, 0, 0, 0\)|transparent/g, "");
  return rest !== image && !/rgb|hsl|lab|lch|color|url/.test(rest);
}
