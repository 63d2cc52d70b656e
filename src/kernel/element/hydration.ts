/**
 * A framework that takes a server's HTML over ("hydrates" it) expects it as it was sent. What we change before, it reports as
 * an error, and React renders the whole page anew. So in an app a tag is registered when the framework has passed.
 */

/** What Astro and Angular have yet to take over: they take these attributes off. */
const TO_BE_TAKEN = "astro-island[ssr], [ngh]";
/** What Astro takes over when it is first seen. */
const TAKEN_WHEN_SEEN = "astro-island[ssr][client=visible]";
/** The outermost element of each of Solid's templates. */
const SOLID = "[data-hk]";
/** Where another framework will pass: in the roots of Next's pages and Nuxt, and in what an author marks. */
const ROOT = '#__next, #__nuxt, [data-dealer-hydrate="wait" i]';
/** Next's app router takes the whole document over. */
const NEXT = "__next_f";
/** Where React puts a part of the page that its server sends later. */
const TO_COME = 'template[id^="B:"]';
/** SvelteKit's has a number after it. */
const SVELTEKIT = /^__sveltekit/;
/** What its root component adds when it has taken the page over: it tells a screen reader that the page is another one. */
const SVELTEKIT_ROOT_ADDS = "svelte-announcer";

/** What React and Vue leave on a node. */
const ON_NODE = /^__(reactFiber|vnode)/;
/** What Vue leaves on a root, when all in it has been taken over. */
const ON_ROOT = /^__vue_app__$/;

/** A framework that never comes must not keep the visitor from a menu for longer. */
const MAX_WAIT_MS = 4000;
const LOOK_MS = 30;
const MAX_IDLE_WAIT_MS = 300;

/** Resolves when the framework of the page has taken over each of these elements; undefined where it has, or where there is none. */
export function untilHydrated(selector: string): Promise<unknown> | undefined {
  if (!globalThis.document || !isWaiting(selector)) return undefined;
  const end = performance.now() + MAX_WAIT_MS;
  return new Promise((resolve) => {
    const look = () => {
      if (performance.now() < end && isWaiting(selector)) setTimeout(look, LOOK_MS);
      // React passes a tag before what is in it, with pauses between.
      else idle().then(idle).then(resolve);
    };
    look();
  });
}

const isWaiting = (selector: string) =>
  isStreaming() ||
  [...document.querySelectorAll(selector)].some(
    (element) => isToBeHydrated(element) && !element.closest(TAKEN_WHEN_SEEN),
  );

/**
 * Resolves when the island around an element has been taken over; undefined outside of such an island. Each element waits
 * for its own: others of its tag may be in view, and work, long before.
 */
export function untilIslandHydrated(element: Element): Promise<unknown> | undefined {
  const island = element.closest(TAKEN_WHEN_SEEN);
  if (!island) return undefined;
  return new Promise((resolve) => {
    const hydrated = () => idle().then(idle).then(resolve);
    island.addEventListener("astro:hydrate", hydrated, { once: true });
    new IntersectionObserver((entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setTimeout(resolve, MAX_WAIT_MS);
    }).observe(element);
  });
}

/** Whether a part of Next's page is still to come: its tags would be registered or marked as they arrive, outside their place. */
const isStreaming = () => NEXT in globalThis && document.querySelector(TO_COME) !== null;

/** Whether a framework has yet to take an element over. */
export function isToBeHydrated(element: Element): boolean {
  if (element.closest(TO_BE_TAKEN) || isLeftBySolid(element.closest(SOLID))) return true;
  const root = element.closest(ROOT);
  if (root || NEXT in globalThis) return isStreaming() || !isTakenOver(element, root);
  return isInSvelteKit() && !document.getElementById(SVELTEKIT_ROOT_ADDS);
}

/** Solid keeps what it has taken over, until all of it is. */
const isLeftBySolid = (template: Element | null) =>
  template !== null && (globalThis as { _$HY?: Solid })._$HY?.completed?.has(template) === false;

interface Solid {
  readonly completed: WeakSet<Element> | null;
}

const isInSvelteKit = () => Object.keys(globalThis).some((name) => SVELTEKIT.test(name));

/** Markup that an app inserts as text has no mark of its own. */
function isTakenOver(element: Element, root: Element | null): boolean {
  if (root && hasMark(root, ON_ROOT)) return true;
  let passed: Element | undefined;
  for (let node: Element | null = element; node && node !== root; node = node.parentElement) {
    if (hasMark(node, ON_NODE)) return !passed || !isInBoundary(passed);
    passed = node;
  }
  return false;
}

/** Whether a node is among those between the comments around what React takes over later (`<Suspense>`). */
function isInBoundary(node: Node): boolean {
  let ended = 0;
  for (let before = node.previousSibling; before; before = before.previousSibling) {
    if (!(before instanceof Comment)) continue;
    if (before.data === "/$") ended++;
    else if (before.data.startsWith("$") && ended-- === 0) return true;
  }
  return false;
}

const hasMark = (node: Element, mark: RegExp) =>
  Object.getOwnPropertyNames(node).some((name) => mark.test(name));

const idle = () =>
  new Promise<unknown>((resolve) => {
    // Safari cannot report idle time.
    window.requestIdleCallback?.(resolve, { timeout: MAX_IDLE_WAIT_MS }) ?? setTimeout(resolve, LOOK_MS);
  });
