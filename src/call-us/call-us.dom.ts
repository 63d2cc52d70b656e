import type { Host } from "../kernel/host.ts";
import { onPageEvent } from "../kernel/page-event.ts";
import type { callUsContract } from "./call-us.contract.ts";

type CallUsHost = Host<typeof callUsContract, null>;

/** Asks, and unless someone objects switches the panel and tells. */
export function requestOpen(host: CallUsHost, open: boolean): void {
  if (host.emit("dealer-call-us-toggle", { open })) setOpen(host, open);
}

/** Escape closes the panel; an opened mobile menu takes its place. */
export function connectCallUs(host: CallUsHost): void {
  const { element, lifetime: signal } = host;
  const isOpen = () => host.options.get().open;

  // On the element, not in the view: React does not hear keys from slotted content.
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !isOpen()) return;
    requestOpen(host, false);
    if (!isOpen()) element.shadowRoot?.querySelector("button")?.focus();
  };
  const yieldToMenu = ({ detail }: HTMLElementEventMap["dealer-mega-nav-toggled"]) => {
    if (detail.open && isOpen()) setOpen(host, false);
  };

  element.addEventListener("keydown", closeOnEscape, { signal });
  onPageEvent("dealer-mega-nav-toggled", yieldToMenu, signal);
}

function setOpen(host: CallUsHost, open: boolean): void {
  host.element.toggleAttribute("open", open);
  host.emit("dealer-call-us-toggled", { open });
}
