import { type Listener, lateListeners, type PageTarget } from "./late-listeners.ts";
import { standIn } from "./stand-in.ts";

/** What a browser tells a page once while it loads, in this order; a held script may listen when it has been. */
const events = () =>
  [
    ["readystatechange", document],
    ["DOMContentLoaded", document],
    ["DOMContentLoaded", window],
    ["load", window],
  ] as const;

/** What runs: its listeners are called late, not those that the page's own scripts add. */
const running = new Set<unknown>();

let endStandIns: (() => void)[] = [];
let late = new Map<PageTarget, ReturnType<typeof lateListeners>>();

/** The handlers in `onload` and the like that have been called, or are not of held scripts. */
const known = new WeakSet<Listener>();

/** Hears what a script listens to; returns what ends that. */
export function hear(script: HTMLScriptElement): () => void {
  for (const [, , handler] of handlers()) known.add(handler);
  start(script);
  return () => {
    end(script);
    for (const [type, target, handler] of handlers())
      if (!known.has(handler) && isPast(type)) lateOf(target).add(type, handler);
    for (const [, , handler] of handlers()) known.add(handler);
  };
}

/** Calls the listeners once, and what they add for a later one of the events. */
export function callListeners(): void {
  start(callListeners);
  for (const [type, target] of events()) late.get(target)?.call(type);
  end(callListeners);
  late = new Map();
}

function lateOf(target: PageTarget) {
  const listeners = late.get(target) ?? lateListeners(target);
  late.set(target, listeners);
  return listeners;
}

const handlers = () =>
  events().flatMap(([type, target]) => {
    const handler = Reflect.get(target, `on${type}`) as Listener | null | undefined;
    return handler ? [[type, target, handler] as const] : [];
  });

function isPast(type: string): boolean {
  if (document.readyState === "complete") return true;
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return type === "DOMContentLoaded" && !!navigation?.domContentLoadedEventStart;
}

function start(what: unknown): void {
  if (running.size === 0) endStandIns = [document, window].flatMap(listenFor);
  running.add(what);
}

function end(what: unknown): void {
  running.delete(what);
  if (running.size === 0) for (const endOne of endStandIns) endOne();
}

type Arguments = [type: string, listener: Listener | null, options?: AddEventListenerOptions | boolean];

function listenFor(target: PageTarget) {
  const { addEventListener, removeEventListener } = target;
  function add(this: EventTarget | undefined, ...[type, listener, options]: Arguments) {
    addEventListener.call(this ?? target, type, listener as Listener, options);
    if (listener && (this ?? target) === target && isMeant(type, target))
      lateOf(target).add(type, listener, typeof options === "object" ? options : {});
  }
  function remove(this: EventTarget | undefined, ...[type, listener, options]: Arguments) {
    removeEventListener.call(this ?? target, type, listener as Listener, options);
    if (listener) late.get(target)?.remove(type, listener);
  }
  return [standIn(target, "addEventListener", add), standIn(target, "removeEventListener", remove)];
}

const isMeant = (type: string, target: PageTarget) =>
  events().some((event) => event[0] === type && event[1] === target) && isPast(type) && isOfHeld();

function isOfHeld(): boolean {
  const { currentScript } = document;
  return currentScript ? running.has(currentScript) : [...running].some(hasNoName);
}

/** Modules, scripts in a shadow tree and listeners are never the document's current script. */
const hasNoName = (what: unknown) =>
  !(what instanceof HTMLScriptElement) || what.type === "module" || what.getRootNode() !== document;
