import { titleOf } from "./native-title.ts";

const SOURCES = ["data-dealer-tooltip", "data-bs-title", "data-original-title"];

/** The text of an element's tip; empty if it has none. */
export function tipText(trigger: Element): string {
  const texts = [...SOURCES.map((name) => trigger.getAttribute(name)), titleOf(trigger)];
  return texts.map((text) => text?.trim()).find(Boolean) ?? "";
}
