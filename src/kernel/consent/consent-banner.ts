/* How a page asks for the banner again. The starter must know: a stored choice leaves the banner's code unfetched. */

export const BANNER = "dealer-cookie-hint";

const ASKING = `[data-${BANNER}-open],[command="--open"]`;

/** Whether the page's address asks for it: `?cookiehint=set`. */
export const isAskedByAddress = () => location.search.includes("cookiehint=set");

/** The banner that a press on this asks for: the first one, or as an Invoker command a certain one. */
export function bannerAskedBy(node: Element): Element | null {
  const id = node.getAttribute("commandfor");
  return node.matches(ASKING) ? document.querySelector(id ? `${BANNER}#${CSS.escape(id)}` : BANNER) : null;
}
