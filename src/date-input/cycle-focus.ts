import type { KeyboardEvent } from "react";

/** Lets Tab go round in a dialog, where the browser would leave the page between its last stop and its first. */
export function cycleFocus(event: KeyboardEvent<HTMLElement>): void {
  if (!isTab(event)) return;
  const all = event.currentTarget.querySelectorAll<HTMLElement>("button, select");
  const stops = [...all].filter(({ tabIndex }) => tabIndex >= 0);
  if (event.shiftKey) stops.reverse();
  if (event.target !== stops.at(-1)) return;
  event.preventDefault();
  stops[0]?.focus();
}

/** WebKitGTK has no name for Tab with Shift; React makes one up, Preact does not. */
const isTab = ({ key, code }: KeyboardEvent) => key === "Tab" || (key === "Unidentified" && code === "Tab");
