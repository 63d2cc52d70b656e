import { firstBundle } from "./first-bundle.ts";

/** All files of one folder are one copy; this one is in its `chunks/`, or wherever a bundler has put it. */
const FOLDER = import.meta.url.replace(/(chunks\/)?[^/?]*(\?.*)?$/, "");

/** Registers an element under its tag, but not on a server. Where another copy has done so, that one stays. */
export function define(element: CustomElementConstructor & { readonly tag: string }): void {
  const { customElements } = globalThis as Partial<typeof globalThis>;
  if (customElements && firstBundle(FOLDER) && !customElements.get(element.tag))
    customElements.define(element.tag, element);
}
