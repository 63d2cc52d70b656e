interface Received {
  name: string;
  composed: boolean;
  cancelable: boolean;
  detail: Record<string, unknown>;
  fromTag: boolean;
}

declare global {
  interface Window {
    received: Received[];
  }
}

/** Listens on the window, which only events that bubble reach; cancels the cancelable ones if asked to. */
export function listen(tag: string, names: readonly string[], cancels: boolean) {
  window.received = [];
  for (const name of names)
    addEventListener(name, (event) => {
      const { composed, cancelable, target, detail } = event as CustomEvent;
      if (cancels) event.preventDefault();
      window.received.push({
        name,
        composed,
        cancelable,
        detail,
        fromTag: target === document.querySelector(tag),
      });
    });
}

export const received = () => window.received;
