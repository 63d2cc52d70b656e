import { onMutation } from "../kernel/markup/on-mutation.ts";
import { declareScript } from "../kernel/task/declare-script.ts";
import { onAbort } from "../kernel/task/on-abort.ts";
import { keyedEffect } from "./keyed-effect.ts";
import { loadFloatingUi } from "./tip/floating-ui.ts";
import { showTip } from "./tip/show-tip.ts";
import { tooltipsContract } from "./tooltips.contract.ts";
import type { TooltipsHost } from "./tooltips.host.ts";
import { isVisible, LEAVE_MS, LONG_PRESS_MS, type Tip, type TipEvent, type TipState } from "./tooltips.ts";
import { seenElement } from "./trigger/boxes.ts";
import { coveringHost } from "./trigger/covering-host.ts";
import { isVisibleTrigger } from "./trigger/is-trigger.ts";
import { suppressTitle } from "./trigger/native-title.ts";
import { tipText } from "./trigger/tip-text.ts";
import { watchTrigger } from "./trigger/watch-trigger.ts";

type Hosts = ReadonlySet<TooltipsHost>;
type Send = (event: TipEvent<Element>) => void;

/** Applies the state to the page: the suppressed title, the timer of waiting and leaving, and what is shown. */
export function tipEffects(hosts: Hosts, send: Send) {
  const suppress = keyedEffect(suppressTitle);
  const wait = keyedEffect((tip: Tip<Element>, signal) => {
    const timer = setTimeout(() => send({ type: "elapse" }), durationMs(tip, hosts));
    onAbort(signal, () => clearTimeout(timer));
    if (tip.name === "waiting") loadFloatingUi();
  });
  const show = keyedEffect((trigger: Element, signal) => showWhileValid(trigger, hosts, send, signal));
  const watch = keyedEffect((trigger: Element, signal) => watchText(trigger, send, signal));
  return ({ claims, tip }: TipState<Element>): void => {
    suppress(tip.trigger);
    wait(tip.name === "waiting" || tip.name === "leaving" ? tip : undefined);
    show(isVisible(tip) ? tip.trigger : undefined);
    watch(claims.find(({ dismissedBy }) => dismissedBy === "press")?.trigger);
  };
}

function durationMs(tip: Tip<Element>, hosts: Hosts): number | undefined {
  if (tip.name !== "waiting") return LEAVE_MS;
  return tip.by === "press" ? LONG_PRESS_MS : coveringHost(tip.trigger, hosts)?.options.get().delayMs;
}

/** Shows the tip until its trigger is gone or hidden; another text is shown in its place. */
function showWhileValid(trigger: Element, hosts: Hosts, send: Send, signal: AbortSignal): void {
  const lose = () => send({ type: "lose", trigger });
  const seen = seenElement(trigger);
  const host = coveringHost(trigger, hosts);
  if (!host) return void lose();
  const show = keyedEffect((text: string, shown) =>
    declareScript(tooltipsContract.tag, async () => {
      if (!(await showTip(trigger, text, host, shown)) && !shown.aborted) lose();
    }),
  );
  let isOpaque: boolean | undefined;
  const check = () => {
    if (!isVisibleTrigger(trigger, hosts, seen, isOpaque)) return lose();
    isOpaque = seen?.checkVisibility({ opacityProperty: true });
    show(tipText(trigger));
  };
  watchTrigger(trigger, seen ?? trigger, check, signal);
  onAbort(signal, () => show(undefined));
  check();
}

/** After a press has dismissed a tip, another text is worth showing: a button that copies says that it has. */
function watchText(trigger: Element, send: Send, signal: AbortSignal): void {
  const text = tipText(trigger);
  const check = () => tipText(trigger) !== text && send({ type: "change", trigger });
  onMutation(trigger, { attributes: true }, check, signal);
}
