import { isFirstBundle } from "./first-bundle.ts";

/** Registers an element under its tag. Where another bundle has done so, that one stays. */
export function define(element: CustomElementConstructor & { readonly tag: string }): void {
  const registered = customElements.get(element.tag);
  if (registered === element) return;
  if (isFirstBundle() && !registered) customElements.define(element.tag, element);
}
