import { afterFocus } from "../kernel/page/after-focus.ts";
import { elementsOutside } from "../kernel/page/elements-outside.ts";
import { isEscapeForOthers, keepFromDialog } from "../kernel/page/escape.ts";
import { isCovered } from "../kernel/page/is-covered.ts";
import { onPageEvent } from "../kernel/page/page-event.ts";
import { bringHours } from "./bring-hours.ts";
import type { CallUsHost } from "./call-us.host.ts";
import { isCovering } from "./in-the-way.ts";
import { choose, keepChoice } from "./keep-choice.ts";
import { showInLayer } from "./keep-place.ts";
import { onPressOutside } from "./press-outside.ts";

/** Emits the cancelable event; unless it is cancelled, opens or closes the panel. */
export function requestOpen(host: CallUsHost, open: boolean): void {
  if (host.emit("dealer-call-us-toggle", { open })) setOpen(host, open);
}

/**
 * Closes the panel on Escape, when a mobile menu opens, and where it is in the way: at a press on the page that it covers,
 * and when what it covers gets the focus.
 */
export function connectCallUs(host: CallUsHost): void {
  const { element, lifetime: signal } = host;
  const isOpen = () => host.options.get().open;

  const panelInTheWay = (is: (panel: Element) => boolean) => {
    const panel = element.shadowRoot?.querySelector("#panel");
    return isOpen() && panel && is(panel);
  };
  const close = () => isOpen() && requestOpen(host, false);
  // Before the page's own listeners: many themes stop every Escape.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen() || isEscapeForOthers(event, element)) return;
    // Not `:focus-within`, which in Chromium leaves out what is in a popover.
    const hasFocus = element.contains((element.getRootNode() as Document | ShadowRoot).activeElement);
    close();
    if (isOpen()) return;
    keepFromDialog(event);
    if (hasFocus) element.shadowRoot?.querySelector("button")?.focus();
  };
  const closeForFocus = (focused: Element) => {
    const isOutside = ![focused, ...elementsOutside(focused)].includes(element);
    if (isOutside && panelInTheWay((panel) => isCovered(focused, panel))) close();
  };
  const closeForPress = () => {
    if (panelInTheWay((panel) => isCovering(element, panel))) close();
  };
  const closeForMenu = ({ detail }: HTMLElementEventMap["dealer-mega-nav-toggled"]) => {
    if (detail.open && isOpen()) setOpen(host, false);
  };

  addEventListener("keydown", closeOnEscape, { capture: true, signal });
  onPressOutside(element, isOpen, closeForPress, signal);
  afterFocus(closeForFocus, signal);
  keepChoice(element, signal);
  bringHours(host);
  onPageEvent("dealer-mega-nav-toggled", closeForMenu, signal);
}

/** Shows an open panel of an element that has moved. */
export function showAgain({ element, options }: CallUsHost): void {
  const panel = element.shadowRoot?.querySelector<HTMLElement>("[popover]");
  if (panel && options.get().open) showInLayer(panel);
}

function setOpen(host: CallUsHost, open: boolean): void {
  choose(host.element, open);
  host.emit("dealer-call-us-toggled", { open });
}
