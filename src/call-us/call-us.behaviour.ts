import type { Host } from "../kernel/element/host.ts";
import { onPageEvent } from "../kernel/page/page-event.ts";
import type { callUsContract } from "./call-us.contract.ts";
import { showInLayer } from "./keep-place.ts";

type CallUsHost = Host<typeof callUsContract, null>;

/** Emits the cancelable event; unless it is cancelled, opens or closes the panel. */
export function requestOpen(host: CallUsHost, open: boolean): void {
  if (host.emit("dealer-call-us-toggle", { open })) setOpen(host, open);
}

/** Closes the panel on Escape, and when a mobile menu opens. */
export function connectCallUs(host: CallUsHost): void {
  const { element, lifetime: signal } = host;
  const isOpen = () => host.options.get().open;

  // On the element, not in the view: React gets no key events from slotted content.
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !isOpen()) return;
    requestOpen(host, false);
    if (!isOpen()) element.shadowRoot?.querySelector("button")?.focus();
  };
  const closeForMenu = ({ detail }: HTMLElementEventMap["dealer-mega-nav-toggled"]) => {
    if (detail.open && isOpen()) setOpen(host, false);
  };

  element.addEventListener("keydown", closeOnEscape, { signal });
  onPageEvent("dealer-mega-nav-toggled", closeForMenu, signal);
}

/** Shows an open panel of an element that has moved. */
export function showAgain({ element, options }: CallUsHost): void {
  const panel = element.shadowRoot?.querySelector<HTMLElement>("[popover]");
  if (panel && options.get().open) showInLayer(panel);
}

function setOpen(host: CallUsHost, open: boolean): void {
  host.element.toggleAttribute("open", open);
  host.emit("dealer-call-us-toggled", { open });
}
