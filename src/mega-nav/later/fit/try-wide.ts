import { menuButton } from "../../control/menu-button.ts";
import { tryLayout } from "../../control/transitions.ts";
import type { MegaNavHost } from "../../mega-nav.host.ts";

/**
 * What can be measured in the wide layout while the page has the mobile one. All of it is undone in the same task, so
 * that it is never painted, the view does not render, and the focus stays where it is.
 */
export function tryWide<T>(host: MegaNavHost, measure: () => T): T {
  const menu = host.element.shadowRoot?.querySelector("#menu");
  const hidden = menu?.getAttribute("hidden") ?? null;
  const button = menuButton(host);

  return tryLayout(host, () => {
    menu?.removeAttribute("hidden");
    if (button) button.style.position = "absolute";
    const measured = measure();
    button?.removeAttribute("style");
    if (hidden !== null) menu?.setAttribute("hidden", hidden);
    return measured;
  });
}
