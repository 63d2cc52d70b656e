import type { TooltipsHost } from "../tooltips.host.ts";
import { coveringHost } from "./covering-host.ts";
import { tipText } from "./tip-text.ts";

/** Whether an element has a tip: it is covered by a tooltips element, is not disabled and has a text. */
export const isTrigger = (element: Element, hosts: Iterable<TooltipsHost>) =>
  coveringHost(element, hosts) !== undefined && !element.matches(":disabled") && tipText(element) !== "";

/** Whether a trigger is still one and can be seen. */
export const isVisibleTrigger = (trigger: Element, hosts: Iterable<TooltipsHost>) =>
  trigger.isConnected && trigger.checkVisibility({ visibilityProperty: true }) && isTrigger(trigger, hosts);
