import { firstBundle } from "./first-bundle.ts";
import { untilHydrated } from "./hydration.ts";

/**
 * All files of one folder are one copy; this one is in its `chunks/`, or wherever a bundler has put it. A worker's file may
 * have no address.
 */
const ownFolder = () => import.meta.url.replace(/(chunks\/)?[^/?]*(\?.*)?$/, "");

/**
 * Registers an element under its tag, but not on a server, and in an app when its framework has taken the page over. Where
 * another copy has done so, that one stays.
 */
export function define(element: CustomElementConstructor & { readonly tag: string }): void {
  const { customElements } = globalThis as Partial<typeof globalThis>;
  if (!customElements || !firstBundle(ownFolder())) return;
  const register = () => {
    if (!customElements.get(element.tag)) customElements.define(element.tag, element);
  };
  const hydrated = untilHydrated(element.tag);
  if (hydrated) void hydrated.then(register);
  else register();
}
