import { withLater } from "../on-demand.ts";
import { releaseAddresses } from "../release-addresses.ts";
import type { GateContent } from "./read-content.ts";

/** Adds a template's content to the gate, and runs its scripts in their order. */
export function showContent(
  gate: HTMLElement,
  { template, fragment }: GateContent,
  title: string,
): HTMLElement {
  const place = Object.assign(document.createElement("div"), { slot: "shown", tabIndex: -1 });
  place.append(document.importNode(fragment, true));
  for (const element of place.querySelectorAll(":not(script)")) releaseAddresses(element);
  for (const frame of place.querySelectorAll("iframe")) prepareFrame(frame, title);
  const scripts = [...place.querySelectorAll("script")];
  for (const script of scripts) hold(script);
  gate.append(place);
  if (scripts.length > 0) withLater(({ runTemplateScripts }) => runTemplateScripts(template, scripts));
  return place;
}

function prepareFrame(frame: HTMLIFrameElement, title: string): void {
  if (!frame.hasAttribute("loading")) frame.loading = "lazy";
  frame.title ||= title;
}

/** Until the code has come that runs scripts in their order. */
function hold(script: HTMLScriptElement): void {
  script.dataset.type ??= script.type;
  script.type = "text/plain";
}

/** What is shown in a gate. */
export const shownIn = (gate: HTMLElement) => gate.querySelector(":scope>[slot=shown]");

/** Removes shown content, also from a copy of a gate that was showing it. */
export function hideContent(gate: HTMLElement): void {
  for (let place = shownIn(gate); place; place = shownIn(gate)) place.remove();
}
