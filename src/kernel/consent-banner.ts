/* How a page asks for the banner again. The starter must know: a stored choice leaves the banner's code unfetched. */

export const BANNER = "dealer-cookie-hint";

/** Whether the page's address asks for it: `?cookiehint=set`. */
export const isAskedByAddress = () => location.search.includes("cookiehint=set");

/** The banner that a press on this asks for, by `data-dealer-cookie-hint-open` or as an Invoker command. */
export function bannerAskedBy(node: Element): Element | undefined {
  const banners = [...document.querySelectorAll(BANNER)];
  const isCommand = node.getAttribute("command") === "--open";
  return node.hasAttribute(`data-${BANNER}-open`)
    ? banners[0]
    : banners.find(({ id }) => isCommand && id === node.getAttribute("commandfor"));
}
