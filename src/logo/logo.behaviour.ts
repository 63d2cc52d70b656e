import type { LitElement } from "lit";
import { isPast } from "../kernel/page/scroll.ts";
import { followScroller, scrolledPx } from "../kernel/scroller/follow-scroller.ts";
import { takePlaceOfContent } from "../kernel/styles/place-of-content.ts";
import type { LogoHost } from "./logo.host.ts";

/** Shows the logo at the top of the page and hides it once the page is scrolled past the threshold. */
export function connectLogo(host: LogoHost): void {
  const update = () => {
    const visible = !isPast(scrolledPx(host.element), host.options.get().thresholdPx);
    if (visible === host.state.get().visible) return false;
    host.state.set({ visible });
    return true;
  };
  const updateAndEmit = () => update() && host.emit("dealer-logo-toggled", host.state.get());

  followScroller(host, updateAndEmit, update);
  (host.element as unknown as LitElement).updateComplete.then(() => takePlaceOfContent(host));
}
