import { declareScript } from "../kernel/declare-script.ts";
import { onAbort } from "../kernel/on-abort.ts";
import { isThere } from "./asking.ts";
import { during } from "./during.ts";
import { holdTitle } from "./held-title.ts";
import { hostOf } from "./host-of.ts";
import { placing } from "./placing.ts";
import { showTip } from "./show-tip.ts";
import { textOf } from "./text-of.ts";
import { tooltipsContract } from "./tooltips.contract.ts";
import { isVisible, LEAVE_MS, LONG_PRESS_MS, type Phase, type TipEvent } from "./tooltips.ts";
import type { TooltipsHost } from "./tooltips-host.ts";
import { watchTrigger } from "./watch-trigger.ts";

type Hosts = ReadonlySet<TooltipsHost>;
type Send = (event: TipEvent<Element>) => void;

/** What each phase does to the page, for as long as it lasts. */
export function drawTips(hosts: Hosts, send: Send) {
  const hold = during(holdTitle);
  const wait = during((phase: Phase<Element>, over) => {
    const timer = setTimeout(() => send({ type: "elapse" }), msOf(phase, hosts));
    onAbort(over, () => clearTimeout(timer));
    if (phase.name === "waiting") placing();
  });
  const show = during((trigger: Element, over) => showWhileThere(trigger, hosts, send, over));
  return (phase: Phase<Element>): void => {
    hold(phase.trigger);
    wait(phase.name === "waiting" || phase.name === "leaving" ? phase : undefined);
    show(isVisible(phase) ? phase.trigger : undefined);
  };
}

function msOf(phase: Phase<Element>, hosts: Hosts): number | undefined {
  if (phase.name !== "waiting") return LEAVE_MS;
  return phase.by === "press" ? LONG_PRESS_MS : hostOf(phase.trigger, hosts)?.options.get().delayMs;
}

/** A tip whose trigger says something else is out of date. */
function showWhileThere(trigger: Element, hosts: Hosts, send: Send, over: AbortSignal): void {
  const lose = () => send({ type: "lose", trigger });
  const host = hostOf(trigger, hosts);
  if (!host || !isThere(trigger, hosts)) return void lose();
  const text = textOf(trigger);
  const check = () => {
    if (!isThere(trigger, hosts) || textOf(trigger) !== text) lose();
  };
  watchTrigger(trigger, check, over);
  declareScript(tooltipsContract.tag, async () => {
    if (!(await showTip(trigger, host, over)) && !over.aborted) lose();
  });
}
