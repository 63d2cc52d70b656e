/**
 * React listens for every event on its root and on the targets of its portals, and on a dialog and a select for events
 * that do not bubble; it does not remove these listeners when it unmounts. Its root is the element's own shadow root and
 * the portals' targets are removed with the element, so nothing else references them. The probe keeps a reference to
 * everything it has seen, so these listeners are counted here and subtracted from its count. Our own listeners end with a
 * signal and are not subtracted. Preact, in the slim build, never removes listeners from the nodes it has rendered.
 */
export function countShadowListeners() {
  const PREACT_LISTENERS = "__a";
  const targets = new Map<Node, string[]>();
  const isReacts = (target: Node) =>
    target instanceof ShadowRoot ||
    target instanceof HTMLDialogElement ||
    target instanceof HTMLSelectElement ||
    Object.keys(target).some((key) => key.startsWith("_reactListening") || key === PREACT_LISTENERS);
  const count = function (this: Node, type: string, ...rest: [never, never]) {
    const options = rest[1] as AddEventListenerOptions | undefined;
    if (!options?.signal && isReacts(this)) targets.set(this, [...(targets.get(this) ?? []), type]);
    EventTarget.prototype.addEventListener.call(this, type, ...rest);
  };
  ShadowRoot.prototype.addEventListener = count;
  HTMLElement.prototype.addEventListener = count;
  window.shadowListeners = () =>
    [...targets].flatMap(([target, types]) =>
      types.map((type) => `${target.isConnected ? "element" : "other"} ${type}`),
    );
}

declare global {
  interface Window {
    shadowListeners?: () => string[];
  }
}
