interface Heard {
  name: string;
  composed: boolean;
  cancelable: boolean;
  detail: Record<string, unknown>;
  fromTag: boolean;
}

declare global {
  interface Window {
    said: Heard[];
  }
}

/** Listens where only events that bubble arrive; cancels what can be cancelled when told to. */
export function listen(tag: string, names: readonly string[], cancels: boolean) {
  window.said = [];
  for (const name of names)
    addEventListener(name, (event) => {
      const { composed, cancelable, target, detail } = event as CustomEvent;
      if (cancels) event.preventDefault();
      window.said.push({
        name,
        composed,
        cancelable,
        detail,
        fromTag: target === document.querySelector(tag),
      });
    });
}

export const said = () => window.said;
