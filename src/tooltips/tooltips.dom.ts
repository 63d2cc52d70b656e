import { follow } from "../kernel/follow.ts";
import { onAbort } from "../kernel/on-abort.ts";
import { type PageTips, pageTips } from "./page-tips.ts";
import type { TooltipsHost } from "./tooltips-host.ts";

const hosts = new Set<TooltipsHost>();
let page: { readonly tips: PageTips; readonly life: AbortController } | undefined;

export function connectTooltips(host: TooltipsHost): void {
  // `document.open` takes all listeners off the document, before the elements on it can say that they have left.
  for (const other of hosts) if (!other.element.isConnected) leavePage(other);
  hosts.add(host);
  page ??= openPage();
  const { tips } = page;
  tips.look();
  follow(host.options, tips.check, host.lifetime);
  onAbort(host.lifetime, () => leavePage(host));
}

function openPage() {
  const life = new AbortController();
  return { tips: pageTips(hosts, life.signal), life };
}

function leavePage(host: TooltipsHost): void {
  hosts.delete(host);
  page?.tips.check();
  if (hosts.size > 0) return;
  page?.life.abort();
  page = undefined;
}
