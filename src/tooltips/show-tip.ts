import { onAbort } from "../kernel/on-abort.ts";
import { sheetLoan } from "../kernel/sheet-loan.ts";
import { describe } from "./describe.ts";
import { placeTip } from "./place-tip.ts";
import { textOf } from "./text-of.ts";
import styles from "./tip.css?inline";
import { tipHome } from "./tip-home.ts";
import { tipNode } from "./tip-node.ts";
import type { TooltipsHost } from "./tooltips-host.ts";

/** Shows a trigger's tip until the signal aborts. Whether it could be placed. */
export async function showTip(trigger: Element, host: TooltipsHost, signal: AbortSignal): Promise<boolean> {
  const text = textOf(trigger);
  const tip = tipNode(text, getComputedStyle(trigger).direction);
  putUp(tip, trigger, host, signal);
  describe(trigger, tip, signal);
  if (!(await placeTip(trigger, tip, signal))) return false;
  tell(host, text, signal);
  return true;
}

function putUp(tip: Element, trigger: Element, { element }: TooltipsHost, signal: AbortSignal): void {
  const loan = sheetLoan(styles);
  loan.to(trigger.getRootNode() as Document | ShadowRoot);
  tipHome(trigger, element).appendChild(tip);
  const takeDown = () => {
    tip.remove();
    loan.end();
  };
  onAbort(signal, takeDown);
}

function tell(host: TooltipsHost, text: string, signal: AbortSignal): void {
  host.state.set({ visible: true });
  host.emit("dealer-tooltips-shown", { text });
  const tellEnd = () => {
    host.state.set({ visible: false });
    host.emit("dealer-tooltips-hidden", { text });
  };
  onAbort(signal, tellEnd);
}
