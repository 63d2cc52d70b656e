import { follow } from "../kernel/follow.ts";
import type { Host } from "../kernel/host.ts";
import { isPast, onScroll, scrollPosition } from "../kernel/scroll.ts";
import type { logoContract } from "./logo.contract.ts";

export interface LogoState {
  readonly visible: boolean;
}

type LogoHost = Host<typeof logoContract, LogoState>;

export function connectLogo(host: LogoHost): void {
  const update = () => {
    const visible = !isPast(scrollPosition(), host.options.get().thresholdPx);
    if (visible === host.state.get().visible) return false;
    host.state.set({ visible });
    return true;
  };
  const tell = () => update() && host.emit("dealer-logo-toggled", host.state.get());

  update();
  onScroll(tell, host.lifetime);
  follow(host.options, update, host.lifetime);
}
