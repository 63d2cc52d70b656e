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

const { get: viewOf } = getOwnPropertyDescriptor(Document.prototype, "defaultView") as { get: Fn };

/** Guards each window that a page reaches from this one, before the page has it. */
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
      if (armed) act(result);
      return result;
    };
