import { follow } from "../../kernel/element/follow.ts";
import { onAbort } from "../../kernel/task/on-abort.ts";
import type { MegaNavHost } from "../mega-nav.host.ts";
import type { MenuBranch } from "../menu-branch.ts";

/** Follows the link of an item some time after a press on it has expanded the item (spec §2.2). */
export interface DelayedNavigation {
  start(branch: MenuBranch): void;
  cancel(): void;
  /** Whether the current click event is the delayed one. */
  isFollowing(): boolean;
}

export function delayedNavigation(host: MegaNavHost): DelayedNavigation {
  let timer: ReturnType<typeof setTimeout>;
  let isFollowing = false;

  const cancel = () => clearTimeout(timer);
  const { lifetime: signal } = host;
  const followLink = (link: HTMLAnchorElement) => {
    isFollowing = true;
    link.click();
    isFollowing = false;
  };
  follow(host.state, ({ menuOpen }) => menuOpen || cancel(), signal);
  onAbort(signal, cancel);

  return {
    start({ link, label }) {
      cancel();
      const { expandThenNavigate, fastMs, slowMs } = host.options.get();
      const delayMs = expandThenNavigate === "fast" ? fastMs : slowMs;
      if (!link || !host.emit("dealer-mega-nav-navigate", { href: link.href, label, delayMs })) return;
      timer = setTimeout(() => followLink(link), delayMs);
      // The browser may keep the page in its back/forward cache.
      addEventListener("pagehide", cancel, { once: true, signal });
    },
    cancel,
    isFollowing: () => isFollowing,
  };
}
