import { isFirstBundle } from "./first-bundle.ts";

/** Registers an element under its tag. Where another bundle has done so, that one stays. */
export function define(element: CustomElementConstructor & { readonly tag: string }): void {
  if (isFirstBundle() && !customElements.get(element.tag)) customElements.define(element.tag, element);
}
