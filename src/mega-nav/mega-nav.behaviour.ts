import { follow } from "../kernel/element/follow.ts";
import { layoutOf, watchLayout } from "./control/layout.ts";
import { isMenuShown } from "./control/menu-button.ts";
import { MenuController } from "./control/menu-controller.ts";
import { watchPageEvents } from "./control/page-events.ts";
import { watchMarkup } from "./control/watch-markup.ts";
import { watchFind } from "./input/find-in-page.ts";
import { watchHover } from "./input/hover.ts";
import { watchKeys } from "./input/keys.ts";
import { watchLeaving } from "./input/leaving.ts";
import { watchPresses } from "./input/presses.ts";
import { initialState, type MegaNavHost } from "./mega-nav.host.ts";
import { hasLandmark } from "./reading/nodes.ts";

export function connectMegaNav(host: MegaNavHost): void {
  const { element, state } = host;
  state.set({ ...initialState(), layout: layoutOf(host), hasLandmark: hasLandmark(element) });
  const controller = new MenuController(host);
  watchLayout(host, controller);
  const hover = watchHover(host, controller);
  const navigation = watchPresses(host, controller, hover);
  watchKeys(host, controller, navigation);
  watchLeaving(host, controller, navigation);
  watchFind(host, controller);
  watchMarkup(host, controller);
  watchPageEvents(host);
  watchTabsOption(host, controller);
  watchMenuOpen(host, controller);
}

/** When the mobile menu opens, the list must be visible, even where the theme hides it on narrow pages. */
function watchMenuOpen(host: MegaNavHost, controller: MenuController): void {
  let wasShown = false;
  const onState = () => {
    const isShown = isMenuShown(host);
    if (isShown && !wasShown) controller.menu.showList();
    wasShown = isShown;
  };
  follow(host.state, onState, host.lifetime);
}

/** Another value of the `layout` attribute makes other branches of the same list. */
function watchTabsOption({ options, lifetime }: MegaNavHost, controller: MenuController): void {
  let { layout } = options.get();
  const onOptions = () => {
    if (options.get().layout === layout) return;
    ({ layout } = options.get());
    controller.reader.readAgain();
  };
  follow(options, onOptions, lifetime);
}
