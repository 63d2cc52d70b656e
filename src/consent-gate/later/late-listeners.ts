export type PageTarget = Window | Document;
export type Listener = EventListenerOrEventListenerObject;

/** Listeners to an event of the document or the window that has been. */
export function lateListeners(target: PageTarget) {
  const events = new EventTarget();
  const calls = new WeakMap<Listener, (event: Event) => void>();
  const callOf = (listener: Listener) => {
    const call = calls.get(listener) ?? ((event: Event) => callWith(listener, target, event));
    calls.set(listener, call);
    return call;
  };
  return {
    add: (type: string, listener: Listener, { signal }: { signal?: AbortSignal | undefined } = {}) =>
      events.addEventListener(type, callOf(listener), { once: true, ...(signal ? { signal } : {}) }),
    remove: (type: string, listener: Listener) => events.removeEventListener(type, callOf(listener)),
    call: (type: string) => events.dispatchEvent(eventOf(type, target)),
  };
}

const callWith = (listener: Listener, target: PageTarget, event: Event) =>
  typeof listener === "function" ? listener.call(target, event) : listener.handleEvent(event);

/** An event as the browser would have made it. */
const eventOf = (type: string, currentTarget: PageTarget) =>
  Object.defineProperties(new Event(type), {
    target: { value: document },
    currentTarget: { value: currentTarget },
  });
