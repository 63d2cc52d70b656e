import { createListeners } from "./listeners.js";

/** The texts of one example's attributes and custom properties, by name; one that is absent is undefined. */
export function createSettings(own) {
  const texts = new Map(own);
  const { listen, tell } = createListeners();
  return {
    get: (name) => texts.get(name),
    /** Whether the example's author wrote something else. */
    isChanged: (name) => texts.get(name) !== own.get(name),
    set: (name, text) => {
      if (texts.get(name) === text) return;
      texts.set(name, text);
      tell();
    },
    reset: () => {
      texts.clear();
      for (const [name, text] of own) texts.set(name, text);
      tell();
    },
    listen,
  };
}
