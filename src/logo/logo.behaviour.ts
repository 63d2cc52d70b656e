import { follow } from "../kernel/element/follow.ts";
import { isPast, onScroll, scrollPosition } from "../kernel/page/scroll.ts";
import type { LogoHost } from "./logo.host.ts";

/** Shows the logo at the top of the page and hides it once the page is scrolled past the threshold. */
export function connectLogo(host: LogoHost): void {
  const update = () => {
    const visible = !isPast(scrollPosition(), host.options.get().thresholdPx);
    if (visible === host.state.get().visible) return false;
    host.state.set({ visible });
    return true;
  };
  const updateAndEmit = () => update() && host.emit("dealer-logo-toggled", host.state.get());

  update();
  onScroll(updateAndEmit, host.lifetime);
  follow(host.options, update, host.lifetime);
}
