import { isMenuShown, menuButton } from "../../control/menu-button.ts";
import type { MenuController } from "../../control/menu-controller.ts";
import { requestMenu } from "../../control/transitions.ts";
import type { MegaNavHost } from "../../mega-nav.host.ts";
import { panelsContain } from "../../menu-branch.ts";
import { focusedAround } from "../../reading/focus.ts";

/**
 * Closes the open panels of a wide page or the list of a narrow page. Returns a function that moves the focus out of
 * what has been closed, unless it has gone elsewhere in the meantime.
 */
export function closeMenu(host: MegaNavHost, controller: MenuController): () => void {
  const { element } = host;
  const focused = focusedAround(element);
  const [outermost] = controller.openBranches();
  const wasShown = isMenuShown(host);
  if (host.state.get().layout === "desktop") controller.closeAll();
  else if (wasShown) requestMenu(host, false);
  finishSlide(host);

  return () => {
    const now = focusedAround(element);
    const isElsewhere = now !== focused && now !== null && now !== document.body;
    if (isElsewhere || !focused || focused === element || !element.contains(focused)) return;
    const isPanelClosed = outermost && !controller.openBranches().includes(outermost);
    if (wasShown) return void (isMenuShown(host) || menuButton(host)?.focus({ preventScroll: true }));
    if (isPanelClosed && panelsContain(outermost, focused)) outermost.toggle.focus({ preventScroll: true });
  };
}

/** During a slide the page would move under the visitor. The view renders in a microtask. */
function finishSlide({ element, options }: MegaNavHost): void {
  if (options.get().mobile !== "slide") return;
  queueMicrotask(() => {
    for (const slide of element.shadowRoot?.getAnimations() ?? []) slide.finish();
  });
}
