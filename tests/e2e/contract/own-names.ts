/**
 * The public names that each library itself gives an element. We do not promise them, so they are not in the manifest.
 * `ownNames` leaves out Lit's fields with a leading underscore.
 */
export const OF_THE_BASE = {
  react: ["container"],
  lit: ["enableUpdating", "hasUpdated", "isUpdatePending", "renderOptions", "updateComplete"],
} as const;

/** The fields and accessors of a new element that an HTMLElement does not have. */
export function ownNames(tag: string) {
  const element = document.createElement(tag);
  const names = Object.keys(element);
  let layer = Object.getPrototypeOf(element);
  for (; layer !== HTMLElement.prototype; layer = Object.getPrototypeOf(layer))
    for (const [name, { get, set }] of Object.entries(Object.getOwnPropertyDescriptors(layer)))
      if (get || set) names.push(name);
  return names.filter((name) => !name.startsWith("_"));
}

/** The methods of the element's own class that pages can call. */
export function ownMethods(tag: string) {
  const { prototype } = customElements.get(tag) ?? HTMLElement;
  const members = Object.entries(Object.getOwnPropertyDescriptors(prototype));
  const names = members.flatMap(([name, { value }]) => (typeof value === "function" ? [name] : []));
  return names.filter((name) => name !== "constructor" && !name.endsWith("Callback")).sort();
}
