import { readAddress, writeAddress } from "./address.js";

/** Stores the changed settings of an example in the page's address, as `tag.name=text`. */
export function shareSettings(settings, { tagName, attributes, cssProperties }) {
  const names = [...attributes, ...cssProperties].map(({ name }) => name);
  const keyOf = (name) => `${tagName}.${name}`;
  for (const name of names) {
    const text = readAddress(keyOf(name));
    if (text !== undefined) settings.set(name, decode(text));
  }
  settings.listen(() => {
    for (const name of names)
      writeAddress(keyOf(name), settings.isChanged(name) ? encode(settings.get(name)) : undefined);
  });
}

/* An empty parameter means an absent attribute, so an empty attribute needs a text of its own. */
const PRESENT = "true";
const encode = (text) => (text === "" ? PRESENT : (text ?? ""));
const decode = (text) => (text === PRESENT ? "" : text || undefined);
