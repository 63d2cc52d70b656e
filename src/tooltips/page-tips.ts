import { onAbort } from "../kernel/on-abort.ts";
import { asks, isThere } from "./asking.ts";
import { drawTips } from "./draw-tips.ts";
import { flatPath } from "./flat-path.ts";
import { hearVisitor } from "./hear-visitor.ts";
import { innermost } from "./innermost.ts";
import { isTip } from "./tip-node.ts";
import { AT_REST, isVisible, nextTip, type TipEvent, type TipState } from "./tooltips.ts";
import type { TooltipsHost } from "./tooltips-host.ts";

export interface PageTips {
  /** The pointer or the focus may be on a trigger already. */
  look(): void;
  /** What covers the page has changed. */
  check(): void;
}

/** The page's tips: at most one at a time, however many elements cover what asks for it. */
export function pageTips(hosts: ReadonlySet<TooltipsHost>, signal: AbortSignal): PageTips {
  let state: TipState<Element> = AT_REST;
  const send = (event: TipEvent<Element>) => {
    state = nextTip(state, event);
    draw(state.phase);
  };
  const draw = drawTips(hosts, send);
  const aim = (path: readonly Element[]) =>
    path.some(isTip) ? state.phase.trigger : path.find((element) => asks(element, hosts));
  const dismiss = () => {
    const isTaken = isVisible(state.phase);
    send({ type: "dismiss" });
    return isTaken;
  };
  hearVisitor({ aim, send, dismiss }, signal);
  onAbort(signal, () => draw(AT_REST.phase));

  return {
    look() {
      const found = { hover: innermost(":hover"), focus: innermost(":focus-visible") };
      for (const type of ["hover", "focus"] as const) {
        const trigger = found[type] && aim(flatPath(found[type]));
        if (trigger) send({ type, trigger });
      }
    },
    check() {
      const { trigger } = state.phase;
      if (trigger && !isThere(trigger, hosts)) send({ type: "lose", trigger });
    },
  };
}
