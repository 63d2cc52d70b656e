/** Within this distance a banner counts as being at the window's lower edge, where a page's end is covered by it. */
const EDGE_PX = 64;

/** How much of the window's lower end a banner covers; undefined while it is aside for the focus. */
export function heightPx(banner: HTMLElement): number | undefined {
  if (banner.dataset.aside !== undefined) return undefined;
  // Not its box: a page's style may move it in.
  const below = Number.parseFloat(getComputedStyle(banner).bottom) || 0;
  return below > EDGE_PX ? 0 : banner.offsetHeight && Math.ceil(banner.offsetHeight + below);
}
