import { follow } from "../kernel/follow.ts";
import { hasLandmark } from "./has-landmark.ts";
import { watchFind } from "./input/find-in-page.ts";
import { watchHover } from "./input/hover.ts";
import { watchKeys } from "./input/keys.ts";
import { watchLeaving } from "./input/leaving.ts";
import { watchPresses } from "./input/presses.ts";
import { layoutOf, watchLayout } from "./layout.ts";
import { watchMarkup } from "./markup-watch.ts";
import { initialMegaNavState, type MegaNavHost } from "./mega-nav.host.ts";
import { isMenuShown } from "./mobile-menu.ts";
import { NavControl } from "./nav-control.ts";
import { talkWithPage } from "./talks.ts";

export function connectMegaNav(host: MegaNavHost): void {
  const { element, state } = host;
  state.set({ ...initialMegaNavState(), layout: layoutOf(host), hasLandmark: hasLandmark(element) });
  const control = new NavControl(host);
  watchLayout(host, control);
  const hover = watchHover(host, control);
  const delayed = watchPresses(host, control, hover);
  watchKeys(host, control, delayed);
  watchLeaving(host, control, delayed);
  watchFind(host, control);
  watchMarkup(host, control);
  talkWithPage(host);
  followTabs(host, control);
  showWholeList(host, control);
}

/** Once the mobile menu opens, the list shows, whatever the theme does with it on narrow pages. */
function showWholeList(host: MegaNavHost, control: NavControl): void {
  let wasShown = false;
  const onState = () => {
    const isShown = isMenuShown(host);
    if (isShown && !wasShown) control.menu.showList();
    wasShown = isShown;
  };
  follow(host.state, onState, host.lifetime);
}

/** Another kind of layout reads the same list in another way. */
function followTabs({ options, lifetime }: MegaNavHost, control: NavControl): void {
  let { layout } = options.get();
  const onOptions = () => {
    if (options.get().layout === layout) return;
    ({ layout } = options.get());
    control.reading.reset();
  };
  follow(options, onOptions, lifetime);
}
