import { armed } from "./armed.ts";
import { apply, each, type Fn, getOwnPropertyDescriptor } from "./natives.ts";
import { members, patch, patchAll, patchWindow, prototypeOf, type Realm } from "./patch.ts";

/** Guards a window; false when it is of another origin. */
export type GuardWindow = (realm: Realm) => boolean;

/*
 * A new frame has natives of its own. It can be had from its element, where a getter can be asked, and as `window[0]`,
 * where nothing can: so new frames are also looked for after whatever puts elements into a document.
 */
const INSERTIONS = members({
  Node: "appendChild insertBefore replaceChild",
  Element:
    "after append before innerHTML insertAdjacentElement insertAdjacentHTML outerHTML prepend replaceChildren replaceWith setHTMLUnsafe",
  CharacterData: "after before replaceWith",
  Document: "append body execCommand prepend replaceChildren write writeln",
  Range: "insertNode surroundContents",
});
const FRAMES = ["HTMLFrameElement", "HTMLIFrameElement", "HTMLObjectElement"];

const page = window;
const { get: lengthOf } = getOwnPropertyDescriptor(page, "length") as { get: Fn };
const { get: viewOf } = getOwnPropertyDescriptor(Document.prototype, "defaultView") as { get: Fn };

/** Guards the frames of a window, and theirs. */
export function guardFrames(realm: Realm, guard: GuardWindow): void {
  const count = apply(lengthOf, realm, []) as number;
  for (let index = 0; index < count; index++) {
    const frame = realm[index] as Realm;
    if (guard(frame)) guardFrames(frame, guard);
  }
}

/** Guards each window that a page reaches from this one, before the page has it. */
export function guardWaysToFrames(realm: Realm, guard: GuardWindow): void {
  const guardAll = () => {
    guardFrames(page, guard);
    guardFrames(realm, guard);
  };
  const guardWindow = (window: unknown) => window && guard(window as Realm);
  const guardView = (document: unknown) => document && guard(apply(viewOf, document, []) as Realm);
  patchAll(realm, INSERTIONS, followedBy(guardAll), "set");
  patchWindow(realm, "open", followedBy(guardWindow));
  each(FRAMES, (name) => {
    const frame = prototypeOf(realm, name);
    patch(frame, "contentWindow", followedBy(guardWindow));
    patch(frame, "contentDocument", followedBy(guardView));
  });
}

const followedBy =
  (act: (result: unknown) => unknown) =>
  (native: Fn): Fn =>
    function (...args) {
      const result = apply(native, this, args);
      if (armed) act(result);
      return result;
    };

/** Frames that are not put into the page by a call: the parser's, and those that have loaded another document. */
export function watchFrames(guard: GuardWindow): void {
  const look = () => armed && guardFrames(page, guard);
  document.addEventListener("load", look, true);
  if (document.readyState !== "loading") return;
  const parser = new MutationObserver(look);
  parser.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", ({ isTrusted }) => isTrusted && parser.disconnect());
}
