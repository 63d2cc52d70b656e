import type { Scenario } from "./scenario.ts";

/* Runs in the page. */

export function setProperties(properties: NonNullable<Scenario["properties"]>): void {
  for (const [selector, values] of Object.entries(properties)) {
    const element = document.querySelector(selector);
    if (element) Object.assign(element, values);
  }
}

/** Focuses what a selector finds (after a `>>>`, in a shadow root); whether it has the focus now. */
export function focusIn(selector: string): boolean {
  const found = selector
    .split(" >>> ")
    .reduce<Element | null>(
      (host, part) => (host?.shadowRoot ?? document).querySelector(part),
      document.documentElement,
    );
  if (found instanceof HTMLElement) found.focus();
  return found?.matches(":focus") ?? false;
}
