import { declareScript } from "../kernel/declare-script.ts";
import { during } from "./during.ts";
import { flatPath } from "./flat-path.ts";
import { hearVisitor } from "./hear-visitor.ts";
import { holdTitle } from "./held-title.ts";
import { hostOf } from "./host-of.ts";
import { innermost } from "./innermost.ts";
import { placing } from "./placing.ts";
import { showTip } from "./show-tip.ts";
import { textOf } from "./text-of.ts";
import { tooltipsContract } from "./tooltips.contract.ts";
import {
  AT_REST,
  isVisible,
  LEAVE_MS,
  LONG_PRESS_MS,
  nextTip,
  type Phase,
  type TipEvent,
  type TipState,
} from "./tooltips.ts";
import type { TooltipsHost } from "./tooltips-host.ts";
import { watchTrigger } from "./watch-trigger.ts";

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
    render(state.phase);
  };
  const lose = (trigger: Element) => send({ type: "lose", trigger });

  const asks = (element: Element) =>
    hostOf(element, hosts) !== undefined && !element.matches(":disabled") && textOf(element) !== "";
  const isThere = (trigger: Element) =>
    trigger.isConnected && trigger.checkVisibility({ visibilityProperty: true }) && asks(trigger);
  const aim = (path: readonly Element[]) => (path.some(isTip) ? state.phase.trigger : path.find(asks));

  const msOf = (phase: Phase<Element>) => {
    if (phase.name !== "waiting") return LEAVE_MS;
    return phase.by === "press" ? LONG_PRESS_MS : hostOf(phase.trigger, hosts)?.options.get().delayMs;
  };
  const hold = during(holdTitle);
  const wait = during((phase: Phase<Element>, over) => {
    const timer = setTimeout(() => send({ type: "elapse" }), msOf(phase));
    over.addEventListener("abort", () => clearTimeout(timer), { once: true });
    if (phase.name === "waiting") placing();
  });
  const show = during((trigger: Element, over) => {
    const host = hostOf(trigger, hosts);
    if (!host || !isThere(trigger)) return lose(trigger);
    const text = textOf(trigger);
    const check = () => {
      if (!isThere(trigger) || textOf(trigger) !== text) lose(trigger);
    };
    watchTrigger(trigger, check, over);
    declareScript(tooltipsContract.tag, async () => {
      if (!(await showTip(trigger, host, over)) && !over.aborted) lose(trigger);
    });
  });
  const render = (phase: Phase<Element>) => {
    hold(phase.trigger);
    wait(phase.name === "waiting" || phase.name === "leaving" ? phase : undefined);
    show(isVisible(phase) ? phase.trigger : undefined);
  };

  const dismiss = () => {
    const isTaken = isVisible(state.phase);
    send({ type: "dismiss" });
    return isTaken;
  };
  hearVisitor({ aim, send, dismiss, isTip }, signal);
  signal.addEventListener("abort", () => render(AT_REST.phase), { once: true });

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
      if (trigger && !isThere(trigger)) lose(trigger);
    },
  };
}

const isTip = (element: Element) => element.hasAttribute("data-dealer-tip");
