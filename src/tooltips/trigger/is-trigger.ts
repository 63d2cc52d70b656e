import type { TooltipsHost } from "../tooltips.host.ts";
import { boxesOf, seenElement } from "./boxes.ts";
import { coveringHost } from "./covering-host.ts";
import { PRESS_MARK } from "./press-mark.ts";
import { tipText } from "./tip-text.ts";

/** Whether an element has a tip: it is covered by a tooltips element, is not disabled and has a text. */
export const isTrigger = (element: Element, hosts: Iterable<TooltipsHost>) =>
  coveringHost(element, hosts) !== undefined && !element.matches(":disabled") && tipText(element) !== "";

/** Whether an element's tip comes and goes with each press of it, and not with the pointer or the focus. */
export const isToggle = (element: Element) => element.hasAttribute(PRESS_MARK);

/** Whether a trigger is still one and can be seen, and is opaque if it was. A text without a box has no element that could be asked. */
export const isVisibleTrigger = (
  trigger: Element,
  hosts: Iterable<TooltipsHost>,
  seen = seenElement(trigger),
  wasOpaque = false,
) =>
  trigger.isConnected &&
  (seen
    ? seen.checkVisibility({ visibilityProperty: true, opacityProperty: wasOpaque })
    : boxesOf(trigger).length > 0) &&
  isTrigger(trigger, hosts);
