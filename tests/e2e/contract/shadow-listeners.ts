/**
 * React listens on its root for every event there is, on what it draws into elsewhere likewise, and on a dialog and a
 * list for what does not bubble, and keeps doing so after it has unmounted. Its root is the element's own shadow root, the
 * other place a node that goes with the element: what listens there is reachable from nowhere else. The probe holds
 * on to all it has seen, so these listeners are counted here and taken from its count. Ours end with a signal, and
 * must be gone like any other. Preact, in the slim build, listens on what it draws, and leaves that to go with it.
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
