import type { MegaNavHost } from "../mega-nav.host.ts";
import { openPath, reveal } from "../mega-nav.ts";
import { detailsOf } from "../menu-branch.ts";
import { setMenuOpen } from "../mobile-menu.ts";
import type { NavControl } from "../nav-control.ts";

/** What the browser finds in a closed panel, by a search or an address, it opens: the state follows. */
export function watchFind(host: MegaNavHost, control: NavControl): void {
  const { element, lifetime: signal } = host;
  const onFound = ({ target }: Event) => {
    if (!(target instanceof Node) || target === element) return;
    control.menu.visitAround(target);
    const branch = control.menu.branches.around(target);
    if (branch) control.act(reveal(host.state.get(), branch));
  };
  const onToggle = ({ target }: Event) => {
    const branch = target instanceof HTMLDetailsElement ? control.menu.branches.around(target) : undefined;
    if (!branch || detailsOf(branch) !== target) return;
    const isOpen = openPath(host.state.get().deepest).includes(branch);
    if ((target as HTMLDetailsElement).open !== isOpen) control.press(branch);
  };
  element.addEventListener("beforematch", onFound, { signal });
  element.addEventListener("toggle", onToggle, { capture: true, signal });
  const showMenu = () => host.state.get().layout === "mobile" && setMenuOpen(host, true);
  element.shadowRoot?.addEventListener("beforematch", showMenu, { signal });
}
