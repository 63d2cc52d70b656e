import { getter, type Realm } from "./patching/natives.ts";
import type { Block, Pass } from "./patching/patch.ts";

const FRAMES = "HTMLFrameElement HTMLIFrameElement HTMLObjectElement";
const PLACES = "Node Element CharacterData Document Range";
const INSERTIONS =
  "after append appendChild before body execCommand innerHTML insertAdjacentElement insertAdjacentHTML insertBefore insertNode outerHTML prepend replaceChild replaceChildren replaceWith setHTMLUnsafe surroundContents write writeln";

const viewOf = getter<Realm>(Document.prototype, "defaultView");
const stateOf = getter<string>(Document.prototype, "readyState");

/**
 * Guards each window that a page gets, before the page gets it. A new frame has natives of its own. A page reaches it through
 * its element, whose getters can be patched, and as `window[0]`, which cannot: so the guard also looks for new frames after
 * each call that can insert elements.
 */
export function waysToFrames(realm: Realm, guard: (realm: Realm) => void): readonly Block[] {
  const guardFound = followedBy((found) => found && guard(found as Realm));
  const guardView = followedBy((found) => found && guard(viewOf(found)));
  const guardInserted = followedBy(() => {
    guard(window);
    guard(realm);
  });
  return [
    ["window", "open", guardFound],
    [FRAMES, "contentWindow", guardFound],
    [FRAMES, "contentDocument", guardView],
    [PLACES, INSERTIONS, guardInserted, "set"],
  ];
}

const followedBy = (act: (result: unknown) => unknown) => (args: unknown[], pass: Pass) => {
  const result = pass(args);
  act(result);
  return result;
};

/** Looks for frames that no call of a script inserts: those of the parser, and those that load another document. */
export function watchFrames(look: () => void): void {
  document.addEventListener("load", look, true);
  const parser = new MutationObserver(() => {
    look();
    if (stateOf(document) !== "loading") parser.disconnect();
  });
  parser.observe(document, { childList: true, subtree: true });
}
