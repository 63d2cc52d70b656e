import { onAbort } from "../../../kernel/task/on-abort.ts";
import type { MenuController } from "../../control/menu-controller.ts";
import { setMenuOpen } from "../../control/transitions.ts";
import type { MegaNavHost } from "../../mega-nav.host.ts";
import { contains } from "../../menu-branch.ts";
import { closeMenu } from "./close-menu.ts";

/** Closes the menu when the focus goes into a frame, and when the page comes back from the back/forward cache. */
export function watchFramesAndCache(host: MegaNavHost, controller: MenuController): void {
  const { element, state, lifetime: signal } = host;
  let timer: ReturnType<typeof setTimeout>;
  const closeForFrame = () => {
    const { activeElement: frame } = document;
    const isInFrame = frame && frame !== document.body && document.hasFocus();
    const [outermost] = controller.openBranches();
    const isInMenu =
      state.get().layout === "mobile" ? element.contains(frame) : outermost && contains(outermost, frame);
    if (isInFrame && !isInMenu) closeMenu(host, controller);
  };
  // A press in a frame is no event of this page, but moves the focus into the frame: in Firefox some tasks later.
  const onBlur = () => {
    clearTimeout(timer);
    timer = setTimeout(closeForFrame);
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (state.get().layout === "desktop") controller.closeAll();
    else setMenuOpen(host, false);
  };
  addEventListener("blur", onBlur, { signal });
  addEventListener("pageshow", onShow, { signal });
  onAbort(signal, () => clearTimeout(timer));
}
