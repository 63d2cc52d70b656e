/* How a page opens the banner again. The starter needs this, because it does not load the banner when a choice is stored. */

export const BANNER = "dealer-cookie-hint";

const OPENERS = `[data-${BANNER}-open],[command="--open"]`;

/** Whether an address with this query opens the banner: `?cookiehint=set`. */
export const isOpenedBy = (query: string) => new URLSearchParams(query).get("cookiehint") === "set";

/** The banner that a press on this element opens: the one that `commandfor` names, or the first on the page. */
export function bannerOpenedBy(node: Element): Element | null {
  const id = node.getAttribute("commandfor");
  return node.matches(OPENERS) ? document.querySelector(id ? `${BANNER}#${CSS.escape(id)}` : BANNER) : null;
}
