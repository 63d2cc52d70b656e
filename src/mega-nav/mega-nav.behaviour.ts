import { follow } from "../kernel/follow.ts";
import type { Host } from "../kernel/host.ts";
import { hasLandmark } from "./has-landmark.ts";
import { watchFind } from "./input/find-in-page.ts";
import { watchHover } from "./input/hover.ts";
import { watchKeys } from "./input/keys.ts";
import { watchLeaving } from "./input/leaving.ts";
import { watchPresses } from "./input/presses.ts";
import { watchLayout } from "./layout.ts";
import { watchMarkup } from "./markup-watch.ts";
import type { megaNavContract } from "./mega-nav.contract.ts";
import type { NavState } from "./mega-nav.ts";
import type { MenuBranch } from "./menu-branch.ts";
import { isMenuShown } from "./mobile-menu.ts";
import { NavControl } from "./nav-control.ts";
import { talkWithPage } from "./talks.ts";

export interface MegaNavState extends NavState<MenuBranch> {
  /** Whether the author's markup brings its own `nav`. */
  readonly hasLandmark: boolean;
}

export type MegaNavHost = Host<typeof megaNavContract, MegaNavState>;

export const initialNavState = (): MegaNavState => ({
  layout: "desktop",
  menuOpen: false,
  deepest: undefined,
  accordion: undefined,
  tabs: [],
  hasLandmark: false,
});

export function connectMegaNav(host: MegaNavHost): void {
  host.state.set(initialNavState());
  const layout = watchLayout(host, () => control);
  host.state.set({ ...initialNavState(), layout, hasLandmark: hasLandmark(host.element) });
  const control = new NavControl(host);
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
