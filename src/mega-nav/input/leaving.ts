import type { MenuController } from "../control/menu-controller.ts";
import type { MegaNavHost } from "../mega-nav.host.ts";
import { contains } from "../menu-branch.ts";
import type { DelayedNavigation } from "./delayed-navigation.ts";

/**
 * Closes open panels on wide pages when the focus or a press goes to another place. A delayed navigation is cancelled
 * on narrow pages too.
 */
export function watchLeaving(
  host: MegaNavHost,
  controller: MenuController,
  navigation: DelayedNavigation,
): void {
  const { element, lifetime: signal } = host;
  const leaveTo = (to: EventTarget | null | undefined) => {
    if (!(to instanceof Node)) return;
    if (!element.contains(to)) navigation.cancel();
    const [outermost] = controller.openBranches();
    if (host.state.get().layout === "desktop" && outermost && !contains(outermost, to)) controller.closeAll();
  };
  element.addEventListener("focusout", ({ relatedTarget }) => leaveTo(relatedTarget), { signal });
  // In the capture phase: maps and sliders stop the event. For a press in a shadow tree `target` is only the tree's host;
  // the path starts with the pressed node.
  addEventListener("pointerdown", (event) => leaveTo(event.composedPath()[0]), {
    ...{ capture: true, passive: true },
    signal,
  });
}
