import type { MenuBranch } from "../../menu-branch.ts";
import { ARROW_MAX_PX } from "./icons.ts";
import { labelOf, leafBeside } from "./leaf-beside.ts";

/** Between layers, not in a function. */
const COMMAS = /,\s*(?=none|url\(|image-set\(|[\w-]+gradient\()/;

/** Whether the pictures are small, by address; undefined while they load. The page has them already. */
const small = new Map<string, boolean | undefined>();

/** An element whose background has a theme's arrow, and its pictures without that. */
export interface BackgroundArrow {
  readonly element: HTMLElement;
  readonly images: string;
}

/** The arrows in the background of an item or its label. Calls back when a picture's size is known. */
export function backgroundArrowsOf(branch: MenuBranch, again: () => void): BackgroundArrow[] {
  const { element, labelElement } = branch;
  const leaf = leafBeside(element);
  const found: BackgroundArrow[] = [];
  for (const [one, other] of [
    [element, leaf],
    [labelElement, labelOf(leaf)],
    ...[...(labelElement?.querySelectorAll("span") ?? [])].map((inner) => [inner, undefined]),
  ] as [HTMLElement | undefined, Element | null | undefined][]) {
    if (!one) continue;
    const style = getComputedStyle(one);
    if (style.backgroundImage === "none") continue;
    if (other && getComputedStyle(other).backgroundImage === style.backgroundImage) continue;
    const layers = style.backgroundImage.split(COMMAS);
    const images = layers.map((image, index) => (isArrow(one, style, image, index, again) ? "none" : image));
    if (images.some((image, index) => image !== layers[index]))
      found.push({ element: one, images: images.join(", ") });
  }
  return found;
}

function isArrow(
  element: Element,
  style: CSSStyleDeclaration,
  image: string,
  index: number,
  again: () => void,
): boolean {
  const layerOf = (values: string) => {
    const all = values.split(",");
    return (all[index % all.length] as string).trim();
  };
  if (image === "none" || layerOf(style.backgroundRepeat) !== "no-repeat") return false;
  if (!isAtEnd(element, style, layerOf(style.backgroundPositionX))) return false;
  const size = layerOf(style.backgroundSize);
  if (/%|cover|contain/.test(size)) return false;
  const sizesPx = size.match(/[\d.]+(?=px)/g);
  if (sizesPx) return sizesPx.every((one) => Number(one) <= ARROW_MAX_PX);
  const [, address] = /^url\("(.*)"\)$/.exec(image) ?? [];
  return address !== undefined && isSmall(address, again);
}

function isAtEnd(element: Element, { direction }: CSSStyleDeclaration, x: string): boolean {
  const percent = /([\d.]+)%/.exec(x)?.[1];
  const part = percent ? Number(percent) / 100 : Number.parseFloat(x) / element.getBoundingClientRect().width;
  return direction === "rtl" ? part < 0.25 : part > 0.6;
}

function isSmall(address: string, again: () => void): boolean {
  if (!small.has(address)) {
    small.set(address, undefined);
    const picture = new Image();
    picture.onload = () => {
      const { naturalWidth, naturalHeight } = picture;
      small.set(address, Math.max(naturalWidth, naturalHeight) <= ARROW_MAX_PX);
      again();
    };
    picture.src = address;
  }
  return small.get(address) ?? false;
}
