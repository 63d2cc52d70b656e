import { follow } from "../kernel/element/follow.ts";
import { keepOwnBox } from "../kernel/styles/own-box.ts";
import { onAbort } from "../kernel/task/on-abort.ts";
import { reportScript } from "../kernel/task/report.ts";
import { layoutOf, watchLayout } from "./control/layout.ts";
import { MenuController } from "./control/menu-controller.ts";
import { watchPageEvents } from "./control/page-events.ts";
import { awaitList, doWithoutList, startMenu } from "./control/transitions.ts";
import { watchMarkup } from "./control/watch-markup.ts";
import { watchFind } from "./input/find-in-page.ts";
import { watchKeys } from "./input/keys.ts";
import { watchLeaving } from "./input/leaving.ts";
import { watchPresses } from "./input/presses.ts";
import { watchTouches } from "./input/touches.ts";
import type { MegaNavHost, TagHost } from "./mega-nav.host.ts";
import { watchList } from "./narrow/watch-list.ts";
import { heldIn } from "./reading/focus.ts";

/** Connects the menu, and again when `for` names another list. */
export function connectMegaNav(host: TagHost): void {
  const { element: tag, options } = host;
  let selector: string | undefined;
  let life: AbortController | undefined;
  const end = () => life?.abort();
  const connect = () => {
    const { for: now } = options.get();
    if (now === selector) return;
    selector = now;
    end();
    life = new AbortController();
    const own = { ...host, tag, lifetime: life.signal };
    if (now) void loadTarget(own, now);
    else connectMenu(own, watchList);
  };
  connect();
  follow(options, connect, host.lifetime);
  onAbort(host.lifetime, end);
  // After the view has come.
  queueMicrotask(() => keepOwnBox(host));
}

/** What shows the open list of a narrow page. */
type ShowList = (host: MegaNavHost, controller: MenuController) => void;

export function connectMenu(host: MegaNavHost, showList: ShowList): void {
  startMenu(host, layoutOf(host), heldIn(host.element) !== undefined);
  const controller = new MenuController(host);
  watchLayout(host, controller);
  const navigation = watchPresses(host, controller);
  watchKeys(host, controller, navigation);
  watchTouches(host, controller);
  watchLeaving(host, controller, navigation);
  watchFind(host, controller);
  watchMarkup(host, controller);
  watchPageEvents(host);
  watchTabsOption(host, controller);
  showList(host, controller);
  void watchLater(host, controller);
}

/** Loads the code for a list elsewhere. The button comes at once: the visitor may have pressed its placeholder. */
function loadTarget(host: MegaNavHost, selector: string): Promise<void> {
  const { tag, lifetime } = host;
  awaitList(host, layoutOf(host));
  return import("./later/elsewhere/watch-target.ts").then(
    ({ watchTarget }) => lifetime.aborted || watchTarget(host, selector, connectMenu),
    (error) => {
      reportScript(tag.localName, error);
      if (!lifetime.aborted) doWithoutList(host);
    },
  ) as Promise<void>;
}

/** Apart from the code that the first press waits for. If it does not load, the menu does what a visitor presses. */
function watchLater(host: MegaNavHost, controller: MenuController): Promise<void> {
  // The element may have left, and have come back as another life with another controller.
  const { lifetime } = host;
  return import("./later/later.ts").then(
    ({ connectLater }) => lifetime.aborted || connectLater(host, controller),
    (error) => reportScript(host.tag.localName, error),
  ) as Promise<void>;
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
