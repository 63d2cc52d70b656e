/** A list of listeners to changes, each until its signal aborts. */
export function createListeners() {
  const listeners = new Set();
  return {
    listen: (listener, signal) => {
      listeners.add(listener);
      signal?.addEventListener("abort", () => listeners.delete(listener));
    },
    notify: () => {
      for (const listener of listeners) listener();
    },
  };
}
