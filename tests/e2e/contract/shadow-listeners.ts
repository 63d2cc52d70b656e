/**
 * React listens on its root for every event there is, and keeps doing so after it has unmounted. That root is the
 * element's own shadow root: what listens there is reachable from nowhere else and goes with the element. The probe
 * holds on to all it has seen, so these listeners are counted here and taken from its count. Ours end with a signal, and
 * must be gone like any other.
 */
export function countShadowListeners() {
  const roots = new Map<ShadowRoot, string[]>();
  ShadowRoot.prototype.addEventListener = function (type: string, ...rest: [never, never]) {
    const options = rest[1] as AddEventListenerOptions | undefined;
    if (!options?.signal) roots.set(this, [...(roots.get(this) ?? []), type]);
    EventTarget.prototype.addEventListener.call(this, type, ...rest);
  };
  window.shadowListeners = () =>
    [...roots].flatMap(([root, types]) =>
      types.map((type) => `${root.isConnected ? "element" : "other"} ${type}`),
    );
}

declare global {
  interface Window {
    shadowListeners?: () => string[];
  }
}
