import { hostOf } from "./host-of.ts";
import { textOf } from "./text-of.ts";
import type { TooltipsHost } from "./tooltips-host.ts";

/** Whether an element asks for a tip, has something to say, and is covered. */
export const asks = (element: Element, hosts: Iterable<TooltipsHost>) =>
  hostOf(element, hosts) !== undefined && !element.matches(":disabled") && textOf(element) !== "";

/** Whether what asks can be seen. */
export const isThere = (trigger: Element, hosts: Iterable<TooltipsHost>) =>
  trigger.isConnected && trigger.checkVisibility({ visibilityProperty: true }) && asks(trigger, hosts);
