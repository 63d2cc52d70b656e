import { createListeners } from "./listeners.js";

/** The texts of one example's attributes and custom properties, by name; an absent one is undefined. */
export function createSettings(own) {
  const texts = new Map(own);
  const { listen, notify } = createListeners();
  return {
    get: (name) => texts.get(name),
    /** Whether it differs from what the example's author wrote. */
    isChanged: (name) => texts.get(name) !== own.get(name),
    set: (name, text) => {
      if (texts.get(name) === text) return;
      texts.set(name, text);
      notify();
    },
    reset: () => {
      texts.clear();
      for (const [name, text] of own) texts.set(name, text);
      notify();
    },
    listen,
  };
}
