import type { MenuController } from "../control/menu-controller.ts";
import type { MegaNavHost } from "../mega-nav.host.ts";
import { watchHover } from "./hover/watch-hover.ts";
import { keepFocus } from "./keep-focus.ts";
import { watchMenuControl } from "./menu-control/watch-menu-control.ts";
import { watchNoLists } from "./no-lists/watch-no-lists.ts";
import { watchOtherScripts } from "./other-scripts/watch-other-scripts.ts";
import { watchOverflow } from "./overflow.ts";
import { watchPlaces } from "./place/watch-places.ts";
import { watchStaying } from "./staying/staying.ts";
import { matchTheme } from "./theme/match-theme.ts";
import { showLinks } from "./theme/show-links.ts";
import { watchAbsent } from "./theme/watch-absent.ts";

export { showUnlessTheme } from "./menu-control/theme-list.ts";

/** What the menu does besides opening and closing by the visitor's own presses and keys. */
export function connectLater(host: MegaNavHost, controller: MenuController): void {
  watchNoLists(host, controller);
  watchHover(host, controller);
  watchMenuControl(host, controller);
  watchPlaces(host);
  watchOverflow(host, controller);
  watchStaying(host, controller);
  watchOtherScripts(host, controller);
  matchTheme(host, controller);
  showLinks(host, controller);
  watchAbsent(host, controller);
  keepFocus(host, controller);
}
