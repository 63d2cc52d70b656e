import { follow } from "../../../kernel/element/follow.ts";
import { onAbort } from "../../../kernel/task/on-abort.ts";
import { isMenuShown } from "../../control/menu-button.ts";
import type { MenuController } from "../../control/menu-controller.ts";
import { MARK } from "../../marks.ts";
import type { MegaNavHost } from "../../mega-nav.host.ts";
import { showUnlessTheme } from "./theme-list.ts";

/** Takes our marks from a list in the tag that a button of the page has opened, where the theme's own styles show it. */
export function watchShownList(host: MegaNavHost, controller: MenuController): void {
  const { element, state, lifetime } = host;
  let stop: (() => void) | undefined;

  const removeMarks = () => {
    const { menu } = controller;
    menu.closeList();
    // The theme may open it with a transition.
    for (const part of element.querySelectorAll(`[${MARK.closing}]`)) menu.ledger.reset(part, MARK.closing);
  };
  const onState = () => {
    const isShown = isMenuShown(host) && state.get().control === "page";
    if (isShown === (stop !== undefined)) return;
    stop?.();
    stop = undefined;
    if (!isShown) return;
    removeMarks();
    let isStopped = false;
    stop = () => {
      isStopped = true;
    };
    // The view shows the list in a microtask.
    queueMicrotask(() => {
      if (!isStopped) stop = showUnlessTheme(element, () => controller.menu.openList());
    });
  };
  onState();
  follow(state, onState, lifetime);
  onAbort(lifetime, () => stop?.());
}
