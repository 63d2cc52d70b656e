import { menuButton } from "../../control/menu-button.ts";
import type { MenuController } from "../../control/menu-controller.ts";
import type { MegaNavHost } from "../../mega-nav.host.ts";
import { enterLayout } from "../../mega-nav.ts";

/**
 * What can be measured in the wide layout while the page has the mobile one. All of it is undone in the same task, so
 * that it is never painted, the view does not render, and the focus stays where it is.
 */
export function tryWide<T>(host: MegaNavHost, controller: MenuController, measure: () => T): T {
  const { element, state } = host;
  const before = state.get();
  const menu = element.shadowRoot?.querySelector("#menu");
  const hidden = menu?.getAttribute("hidden") ?? null;
  const button = menuButton(host);

  controller.set(enterLayout(before, "desktop", { isInside: false, branch: undefined }));
  menu?.removeAttribute("hidden");
  if (button) button.style.position = "absolute";
  const measured = measure();
  button?.removeAttribute("style");
  if (hidden !== null) menu?.setAttribute("hidden", hidden);
  controller.set(before);
  return measured;
}
