import { armed } from "./armed.ts";
import { apply, each, type Fn, getOwnPropertyDescriptor } from "./natives.ts";
import { members, patch, patchAll, prototypeOf, type Realm } from "./patch.ts";

type GuardWindow = (realm: Realm) => void;

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
const { get: viewOf } = getOwnPropertyDescriptor(Document.prototype, "defaultView") as { get: Fn };

/** Guards each window that a page reaches from this one, before the page has it. */
export function guardWaysToFrames(realm: Realm, guard: GuardWindow): void {
  const guardAll = () => {
    guard(page);
    guard(realm);
  };
  const guardFound = (window: unknown) => window && guard(window as Realm);
  const guardView = (document: unknown) => document && guard(apply(viewOf, document, []) as Realm);
  patchAll(realm, INSERTIONS, followedBy(guardAll), "set");
  patch(realm, "open", followedBy(guardFound));
  each(FRAMES, (name) => {
    const frame = prototypeOf(realm, name);
    patch(frame, "contentWindow", followedBy(guardFound));
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
  const look = () => armed && guard(page);
  document.addEventListener("load", look, true);
  if (document.readyState !== "loading") return;
  const parser = new MutationObserver(look);
  parser.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", ({ isTrusted }) => isTrusted && parser.disconnect());
}
