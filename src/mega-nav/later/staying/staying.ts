import type { MenuController } from "../../control/menu-controller.ts";
import type { MegaNavHost } from "../../mega-nav.host.ts";
import { watchFramesAndCache } from "./frames-and-cache.ts";
import { watchLinkPresses } from "./link-presses.ts";
import { watchOutsidePresses } from "./outside-presses.ts";
import { watchCurrent } from "./watch-current.ts";

/** What the menu does while the visitor stays on the page. */
export function watchStaying(host: MegaNavHost, controller: MenuController): void {
  watchLinkPresses(host, controller);
  watchFramesAndCache(host, controller);
  watchOutsidePresses(host);
  watchCurrent(host, controller);
}
