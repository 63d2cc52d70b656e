interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where something of this size is shown at an item: below it if it fits there, and inside the window. */
export function placeAt(item: Box, size: Size, page: Size, isRtl: boolean): Readonly<Record<string, string>> {
  const [above, below] = [item.top, page.height - item.bottom];
  const isBelow = size.height <= below || below >= above;
  const start = isRtl ? item.right - size.width : item.left;
  const end = isRtl ? item.left : item.right - size.width;
  const fits = start >= 0 && start + size.width <= page.width;
  const left = Math.max(0, Math.min(fits ? start : end, page.width - size.width));
  const block = isBelow ? `${item.bottom}px auto` : `auto ${page.height - item.top}px`;
  return {
    "inset-block": block,
    "inset-inline": isRtl ? `${page.width - left - size.width}px auto` : `${left}px auto`,
    "max-block-size": `${isBelow ? below : above}px`,
  };
}
