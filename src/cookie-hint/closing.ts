import { follow } from "../kernel/follow.ts";
import { onAbort } from "../kernel/on-abort.ts";
import type { CookieHintHost } from "./choose.ts";
import { fade } from "./fade.ts";

/** Fades the banner out once a choice was made, unless it is opened again meanwhile. */
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
    host.state.set({ ...host.state.get(), stand: "closed" });
    // When the view has followed: whoever hears it finds no banner.
    queueMicrotask(() => host.emit("dealer-cookie-hint-closed", {}));
  };
  const update = () => {
    const isFading = host.state.get().stand === "fading";
    if (!isFading) return stop();
    if (run) return;
    run = new AbortController();
    fade(host.options.get().fadeStep, show, done, run.signal);
  };

  // One that was taken away while it faded goes on when it comes back.
  update();
  follow(host.state, update, host.lifetime);
  onAbort(host.lifetime, stop);
}
