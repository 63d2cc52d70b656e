import { follow } from "../../kernel/follow.ts";
import { onAbort } from "../../kernel/on-abort.ts";
import type { MegaNavHost } from "../mega-nav.host.ts";
import type { MenuBranch } from "../menu-branch.ts";

/** A press on a parent's link that expands first and leads there a little later (SPEC §2.2). */
export interface DelayedVisit {
  start(branch: MenuBranch): void;
  cancel(): void;
  /** Whether the click that is going on is the delayed one. */
  isFollowing(): boolean;
}

export function delayedVisit(host: MegaNavHost): DelayedVisit {
  let timer: ReturnType<typeof setTimeout>;
  let isFollowing = false;

  const cancel = () => clearTimeout(timer);
  const { lifetime: signal } = host;
  const visit = (link: HTMLAnchorElement) => {
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
      timer = setTimeout(() => visit(link), delayMs);
      // The page may be kept for the way back.
      addEventListener("pagehide", cancel, { once: true, signal });
    },
    cancel,
    isFollowing: () => isFollowing,
  };
}
