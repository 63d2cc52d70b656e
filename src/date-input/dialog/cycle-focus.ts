import type { KeyboardEvent } from "react";

/** Moves the focus from a dialog's last stop to its first with Tab: the browser would leave the page in between. */
export function cycleFocus(event: KeyboardEvent<HTMLElement>): void {
  if (!isTab(event)) return;
  const all = event.currentTarget.querySelectorAll<HTMLElement>("button, select");
  const stops = [...all].filter(({ tabIndex }) => tabIndex >= 0);
  if (event.shiftKey) stops.reverse();
  if (event.target !== stops.at(-1)) return;
  event.preventDefault();
  stops[0]?.focus();
}

/** WebKitGTK reports no key name for Shift+Tab; React derives it from the key code, Preact does not. */
const isTab = ({ key, code }: KeyboardEvent) => key === "Tab" || (key === "Unidentified" && code === "Tab");
