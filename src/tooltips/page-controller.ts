import { onAbort } from "../kernel/task/on-abort.ts";
import { isTip } from "./tip/create-tip.ts";
import { tipEffects } from "./tip-effects.ts";
import type { TooltipsHost } from "./tooltips.host.ts";
import { isVisible, NO_TIP, nextTip, type TipEvent, type TipState } from "./tooltips.ts";
import { flatPath } from "./trigger/flat-path.ts";
import { innermostMatch } from "./trigger/innermost-match.ts";
import { isToggle, isTrigger, isVisibleTrigger } from "./trigger/is-trigger.ts";
import { listenToVisitor } from "./visitor-events.ts";

export interface PageController {
  /** Shows the tip of a trigger that the pointer or the focus is on already. */
  findTrigger(): void;
  /** Ends the tip if its trigger is no longer covered by an element. */
  checkTrigger(): void;
}

/** Shows at most one tip at a time on the whole page, however many tooltips elements cover it. */
export function pageController(hosts: ReadonlySet<TooltipsHost>, signal: AbortSignal): PageController {
  let state: TipState<Element> = NO_TIP;
  const send = (event: TipEvent<Element>) => {
    state = nextTip(state, event);
    apply(state);
  };
  const apply = tipEffects(hosts, send);
  const innermostOn = (path: readonly Element[]) =>
    path.some(isTip) ? state.tip.trigger : path.find((element) => isTrigger(element, hosts));
  const only = (isWanted: boolean) => (path: readonly Element[]) => {
    const trigger = innermostOn(path);
    return trigger && isToggle(trigger) === isWanted ? trigger : undefined;
  };
  const triggerOn = only(false);
  const dismiss = () => {
    const wasVisible = isVisible(state.tip);
    send({ type: "dismiss", by: "key" });
    return wasVisible;
  };
  const hasKeyboardFocus = listenToVisitor({ triggerOn, toggleOn: only(true), send, dismiss }, signal);
  onAbort(signal, () => apply(NO_TIP));

  return {
    findTrigger() {
      const focused = innermostMatch(":focus-visible");
      const found = {
        hover: innermostMatch(":hover"),
        focus: focused && hasKeyboardFocus(focused) ? focused : undefined,
      };
      for (const type of ["hover", "focus"] as const) {
        const trigger = found[type] && triggerOn(flatPath(found[type]));
        if (trigger) send({ type, trigger });
      }
    },
    checkTrigger() {
      const { trigger } = state.tip;
      if (trigger && !isVisibleTrigger(trigger, hosts)) send({ type: "lose", trigger });
    },
  };
}
