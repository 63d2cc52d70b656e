/** The attributes by which an element loads something; a frame with `srcdoc` does not load its `src`. */
export const ADDRESSES = ["srcdoc", "srcset", "src", "data", "poster", "href"];

/** Gives an element the addresses that it has in `data-` attributes, so that the browser fetches them now. */
export function releaseAddresses(element: Element): void {
  for (const address of ADDRESSES) {
    const held = `data-${address}`;
    const value = element.getAttribute(held);
    if (value === null) continue;
    element.removeAttribute(held);
    element.setAttribute(address, value);
  }
}
