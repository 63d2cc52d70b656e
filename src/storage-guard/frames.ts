import { isBlocking } from "./patching/guarded.ts";
import { apply, each, type Fn, getOwnPropertyDescriptor } from "./patching/natives.ts";
import { members, patch, patchAll, prototypeOf, type Realm } from "./patching/patch.ts";

type GuardWindow = (realm: Realm) => void;

/*
 * A new frame has natives of its own. A page reaches it through its element, whose getters can be patched, and as
 * `window[0]`, which cannot: so the guard also looks for new frames after each call that can insert elements.
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

const { get: viewOf } = getOwnPropertyDescriptor(Document.prototype, "defaultView") as { get: Fn };

/** Guards each window that a page gets from this one, before the page gets it. */
export function guardWaysToFrames(realm: Realm, guard: GuardWindow): void {
  const guardAll = () => {
    guard(window);
    guard(realm);
  };
  const guardFound = (found: unknown) => found && guard(found as Realm);
  const guardView = (found: unknown) => found && guard(apply(viewOf, found, []) as Realm);
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
      if (isBlocking) act(result);
      return result;
    };

/** Looks for frames that no call of a script inserts: those of the parser, and those that load another document. */
export function watchFrames(look: () => void): void {
  document.addEventListener("load", look, true);
  if (document.readyState !== "loading") return;
  const parser = new MutationObserver(look);
  parser.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", ({ isTrusted }) => isTrusted && parser.disconnect());
}
