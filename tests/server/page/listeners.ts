import { isTestRunner } from "./isTestRunner.ts";

type Callback = EventListenerOrEventListenerObject;
type Options = boolean | AddEventListenerOptions | undefined;

interface Listener {
  type: string;
  callback: Callback;
  capture: boolean;
  /** Removes the listeners that detect a removal by the browser itself. */
  release: () => void;
}

const { addEventListener: nativeAdd, removeEventListener: nativeRemove } = EventTarget.prototype;

/** Counts event listeners as the DOM does; returns the kind and type of each active one. */
export function watchListeners(): () => string[] {
  const registry = new Map<EventTarget, Listener[]>();

  EventTarget.prototype.addEventListener = function (type, callback, options) {
    const target = this ?? window;
    if (callback && !isTestRunner()) register(registry, target, type, callback, options);
    nativeAdd.call(target, type, callback, options);
  };

  EventTarget.prototype.removeEventListener = function (type, callback, options) {
    const target = this ?? window;
    const listener = callback && find(registry, target, type, callback, isCapture(options));
    if (listener) forget(registry, target, listener);
    nativeRemove.call(target, type, callback, options);
  };

  countOldMediaListeners();

  return () =>
    [...registry].flatMap(([target, listeners]) => listeners.map(({ type }) => `${kindOf(target)} ${type}`));
}

type Registry = Map<EventTarget, Listener[]>;

function register(
  registry: Registry,
  target: EventTarget,
  type: string,
  callback: Callback,
  options: Options,
) {
  const capture = isCapture(options);
  const { once, signal } = typeof options === "object" ? options : {};
  if (signal?.aborted || find(registry, target, type, callback, capture)) return;
  const forgetIt = () => forget(registry, target, listener);
  const release = () => {
    nativeRemove.call(target, type, forgetIt, capture);
    signal && nativeRemove.call(signal, "abort", forgetIt);
  };
  const listener: Listener = { type, callback, capture, release };
  registry.set(target, [...(registry.get(target) ?? []), listener]);
  // Added just before the page's own listener, so it runs exactly when that one does.
  if (once) nativeAdd.call(target, type, forgetIt, { capture, once: true });
  if (signal) nativeAdd.call(signal, "abort", forgetIt, { once: true });
}

function forget(registry: Registry, target: EventTarget, listener: Listener) {
  const left = (registry.get(target) ?? []).filter((other) => other !== listener);
  if (left.length > 0) registry.set(target, left);
  else registry.delete(target);
  listener.release();
}

function find(registry: Registry, target: EventTarget, type: string, callback: Callback, capture: boolean) {
  const isSame = (other: Listener) =>
    other.type === type && other.callback === callback && other.capture === capture;
  return registry.get(target)?.find(isSame);
}

function isCapture(options: boolean | EventListenerOptions | undefined) {
  return typeof options === "object" ? Boolean(options.capture) : Boolean(options);
}

function kindOf(target: EventTarget) {
  if (target === window) return "window";
  if (target === document) return "document";
  if (target instanceof MediaQueryList) return "media";
  return target instanceof Node && target.isConnected ? "element" : "other";
}

/** `addListener` is an alias for a `change` listener, which the count above would miss. */
function countOldMediaListeners() {
  MediaQueryList.prototype.addListener = function (callback) {
    if (callback) this.addEventListener("change", callback as EventListener);
  };
  MediaQueryList.prototype.removeListener = function (callback) {
    if (callback) this.removeEventListener("change", callback as EventListener);
  };
}
