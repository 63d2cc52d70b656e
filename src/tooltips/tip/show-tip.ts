import { elementsOutside } from "../../kernel/page/elements-outside.ts";
import { sharedSheet } from "../../kernel/styles/shared-sheet.ts";
import { colourSurface } from "../../kernel/styles/surface/colour-surface.ts";
import { onAbort } from "../../kernel/task/on-abort.ts";
import type { TooltipsHost } from "../tooltips.host.ts";
import { createTip } from "./create-tip.ts";
import { describeTrigger } from "./describe-trigger.ts";
import { placeTip } from "./place-tip.ts";
import styles from "./tip.css?inline";
import { tipContainer } from "./tip-container.ts";

/** Shows a trigger's tip until the signal aborts. Resolves to whether it could be placed. */
export async function showTip(
  trigger: Element,
  text: string,
  host: TooltipsHost,
  signal: AbortSignal,
): Promise<boolean> {
  const tip = createTip(text, getComputedStyle(trigger).direction);
  insertTip(tip, trigger, host, signal);
  describeTrigger(trigger, tip, signal);
  if (!(await placeTip(trigger, tip, signal))) return false;
  reportVisible(host, text, signal);
  return true;
}

function insertTip(tip: Element, trigger: Element, { element }: TooltipsHost, signal: AbortSignal): void {
  const sheet = sharedSheet(styles);
  sheet.addTo(trigger.getRootNode() as Document | ShadowRoot);
  tipContainer(trigger, element).appendChild(tip);
  colourSurface(tip.firstElementChild as HTMLElement, elementsOutside(trigger)[0] ?? trigger, {
    isReversed: true,
  });
  const removeTip = () => {
    tip.remove();
    sheet.remove();
  };
  onAbort(signal, removeTip);
}

function reportVisible(host: TooltipsHost, text: string, signal: AbortSignal): void {
  host.state.set({ visible: true });
  host.emit("dealer-tooltips-shown", { text });
  const reportHidden = () => {
    host.state.set({ visible: false });
    host.emit("dealer-tooltips-hidden", { text });
  };
  onAbort(signal, reportHidden);
}
