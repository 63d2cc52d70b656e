import { follow } from "../kernel/element/follow.ts";
import { onAbort } from "../kernel/task/on-abort.ts";
import { type PageController, pageController } from "./page-controller.ts";
import type { TooltipsHost } from "./tooltips.host.ts";
import { markWords } from "./trigger/mark-words.ts";

const hosts = new Set<TooltipsHost>();
let controller: PageController | undefined;
let life: AbortController | undefined;

/** Adds the element to those that the page's one controller shows tips for. */
export function connectTooltips(host: TooltipsHost): void {
  // `document.open` removes all listeners from the document before the elements on it are disconnected.
  for (const other of hosts) if (!other.element.isConnected) leavePage(other);
  hosts.add(host);
  controller ??= startController();
  controller.findTrigger();
  follow(host.options, controller.checkTrigger, host.lifetime);
  markWords(host);
  onAbort(host.lifetime, () => leavePage(host));
}

function startController(): PageController {
  life = new AbortController();
  return pageController(hosts, life.signal);
}

function leavePage(host: TooltipsHost): void {
  hosts.delete(host);
  controller?.checkTrigger();
  if (hosts.size > 0) return;
  life?.abort();
  controller = undefined;
}
