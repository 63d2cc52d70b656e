import { follow } from "../../kernel/element/follow.ts";
import { onAbort } from "../../kernel/task/on-abort.ts";
import type { CookieHintHost } from "../cookie-hint.host.ts";
import { fade } from "./fade.ts";

/** Fades the banner out after a choice, unless it is opened again meanwhile. */
export function closeByFading(host: CookieHintHost): void {
  let run: AbortController | undefined;
  const banner = () => host.element.shadowRoot?.querySelector<HTMLElement>('[part="banner"]');
  const show = (opacity: number) => banner()?.style.setProperty("opacity", String(opacity));
  const stop = () => {
    run?.abort();
    run = undefined;
    banner()?.style.removeProperty("opacity");
  };
  const done = () => {
    stop();
    host.state.set({ ...host.state.get(), banner: "closed" });
    // After the view has updated: listeners find no banner.
    queueMicrotask(() => host.emit("dealer-cookie-hint-closed", {}));
  };
  const update = () => {
    const isFading = host.state.get().banner === "fading";
    if (!isFading) return stop();
    if (run) return;
    run = new AbortController();
    fade(host.options.get().fadeStep, show, done, run.signal);
  };

  // A banner that was removed while it faded goes on when it is back in the page.
  update();
  follow(host.state, update, host.lifetime);
  onAbort(host.lifetime, stop);
}
