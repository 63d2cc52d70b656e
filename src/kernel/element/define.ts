import { firstBundle } from "./first-bundle.ts";

/** All files of one folder are one copy; this one is in its `chunks/`, or wherever a bundler has put it. */
const FOLDER = import.meta.url.replace(/(chunks\/)?[^/?]*(\?.*)?$/, "");

/** Registers an element under its tag. Where another copy has done so, that one stays. */
export function define(element: CustomElementConstructor & { readonly tag: string }): void {
  if (firstBundle(FOLDER) && !customElements.get(element.tag)) customElements.define(element.tag, element);
}
