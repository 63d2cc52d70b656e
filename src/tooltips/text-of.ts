import { titleOf } from "./held-title.ts";

const SOURCES = ["data-dealer-tooltip", "data-bs-title", "data-original-title"];

/** What an element's tip says; empty where it has nothing to say. */
export function textOf(trigger: Element): string {
  const texts = [...SOURCES.map((name) => trigger.getAttribute(name)), titleOf(trigger)];
  return texts.map((text) => text?.trim()).find(Boolean) ?? "";
}
