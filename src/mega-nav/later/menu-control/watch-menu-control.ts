import { follow } from "../../../kernel/element/follow.ts";
import { onAbort } from "../../../kernel/task/on-abort.ts";
import { writtenControl } from "../../control/menu-button.ts";
import type { MenuController } from "../../control/menu-controller.ts";
import { setControl } from "../../control/transitions.ts";
import type { MegaNavHost } from "../../mega-nav.host.ts";
import { watchPageButtons } from "./page-buttons.ts";
import { watchShownList } from "./watch-shown-list.ts";
import { watchTheme } from "./watch-theme.ts";
import { watchWrittenButtons } from "./written-buttons.ts";

/** Decides what opens the menu on narrow pages: what the author has written, else what the theme has. */
export function watchMenuControl(host: MegaNavHost, controller: MenuController): void {
  const { element, tag, options, lifetime } = host;
  let written = "";
  let watching: AbortController | undefined;

  const stop = () => watching?.abort();
  const watch = () => {
    const { toggle, toggleFor } = options.get();
    if (written === `${toggle} ${toggleFor}`) return;
    written = `${toggle} ${toggleFor}`;
    stop();
    watching = new AbortController();
    const control = writtenControl(host);
    if (control === "page") watchWrittenButtons(host, toggleFor, watching.signal);
    else if (host.state.get().control !== control) setControl(host, control);
    // A tag apart from its list is where the author wants the button.
    if (control === "own" && element === tag) watchTheme(host, watching.signal);
  };
  watchPageButtons(host, lifetime);
  if (element === tag) watchShownList(host, controller);
  watch();
  follow(options, watch, lifetime);
  onAbort(lifetime, stop);
}
