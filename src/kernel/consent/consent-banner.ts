/* How a page opens the banner again. The starter needs this, because it does not load the banner when a choice is stored. */

export const BANNER = "dealer-cookie-hint";

const ASKING = `[data-${BANNER}-open],[command="--open"]`;

/** Whether the page's address asks for it: `?cookiehint=set`. */
export const isAskedByAddress = () => location.search.includes("cookiehint=set");

/** The banner that a press on this asks for: the first one, or as an Invoker command a certain one. */
export function bannerAskedBy(node: Element): Element | null {
  const id = node.getAttribute("commandfor");
  return node.matches(ASKING) ? document.querySelector(id ? `${BANNER}#${CSS.escape(id)}` : BANNER) : null;
}
