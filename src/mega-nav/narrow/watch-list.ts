import { follow } from "../../kernel/element/follow.ts";
import { restoreSurface } from "../../kernel/styles/surface/colour-surface.ts";
import { onAbort } from "../../kernel/task/on-abort.ts";
import { isMenuShown } from "../control/menu-button.ts";
import type { MenuController } from "../control/menu-controller.ts";
import { setPlace } from "../control/transitions.ts";
import type { MegaNavHost } from "../mega-nav.host.ts";
import { focusedAround } from "../reading/focus.ts";
import { isCutOff, isDialog, placeOf } from "./list-place.ts";

const loadDrawer = () => import("../later/drawer/open-drawer.ts");

/** Shows the open list of a narrow page where the visitor can reach all of it. */
export function watchList(host: MegaNavHost, controller: MenuController): void {
  const { element, state, lifetime } = host;
  let wasShown = false;
  let frame = 0;
  // Before the browser paints what it has to lay out anyway.
  const checkSoon = () => {
    frame ||= requestAnimationFrame(check);
  };
  const check = () => {
    frame = 0;
    const list = element.shadowRoot?.querySelector("#menu");
    if (!list || !isCutOff(list)) return;
    stop();
    setPlace(host, "layer");
  };
  // A change of the size in its callback would be an error on the page.
  const observer = new ResizeObserver(checkSoon);
  const stop = () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    frame = 0;
  };
  const openDialog = (focused: Element | null) =>
    loadDrawer().then(
      ({ openDrawer }) => openDrawer(host, focused),
      () => setPlace(host, "page"),
    );
  const onState = () => {
    const isShown = isMenuShown(host);
    if (isShown === wasShown) return;
    wasShown = isShown;
    stop();
    if (!isShown) return controller.menu.closeList();
    // Before anything changes. In a drawer of the theme, under a button of the page, or beside a brand, the list stays
    // where it is.
    const { control, hasBrand } = state.get();
    const isOurs = control === "own" && !hasBrand;
    const place = isOurs ? placeOf(host) : "page";
    const list = element.shadowRoot?.querySelector("#menu");
    setPlace(host, place);
    controller.menu.openList();
    if (isDialog(place)) void openDialog(focusedAround(element));
    else if (isOurs && place === "page" && list) {
      observer.observe(list);
      checkSoon();
    }
  };
  if (host.options.get().mobile === "drawer") loadDrawer().catch(() => {});
  follow(state, onState, lifetime);
  onAbort(lifetime, () => {
    stop();
    const list = element.shadowRoot?.querySelector("#menu");
    if (list) restoreSurface(list);
  });
}
