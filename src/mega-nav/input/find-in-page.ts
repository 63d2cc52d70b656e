import type { MenuController } from "../control/menu-controller.ts";
import { setMenuOpen } from "../control/transitions.ts";
import type { MegaNavHost } from "../mega-nav.host.ts";
import { openPath } from "../mega-nav.ts";
import { detailsOf } from "../menu-branch.ts";

/** The browser opens a closed panel when find-in-page or an address leads into it: the state must follow. */
export function watchFind(host: MegaNavHost, controller: MenuController): void {
  const { element, lifetime: signal } = host;
  const onFound = ({ target }: Event) => {
    if (!(target instanceof Node) || target === element) return;
    controller.menu.visitAround(target);
    const branch = controller.menu.branches.closest(target);
    if (branch) controller.reveal(branch);
  };
  const onToggle = ({ target }: Event) => {
    const branch =
      target instanceof HTMLDetailsElement ? controller.menu.branches.closest(target) : undefined;
    if (!branch || detailsOf(branch) !== target) return;
    const isOpen = openPath(host.state.get().deepest).includes(branch);
    if ((target as HTMLDetailsElement).open !== isOpen) controller.activate(branch);
  };
  element.addEventListener("beforematch", onFound, { signal });
  element.addEventListener("toggle", onToggle, { capture: true, signal });
  const showMenu = () => host.state.get().layout === "mobile" && setMenuOpen(host, true);
  element.shadowRoot?.addEventListener("beforematch", showMenu, { signal });
}
