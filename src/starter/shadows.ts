import { idle } from "./idle.ts";
import { pageLoaded } from "./page-loaded.ts";
import { elementsIn, tags } from "./tags.ts";

/*
 * Tags can be in open shadow roots, mostly those of the page's own custom elements. A root is found when a script attaches
 * it, because nothing else tells of a root in an element that is on the page already, and in idle time, because there is no
 * selector for elements with a root.
 */
type Enter = (root: ShadowRoot) => void;

/** Enters the open shadow roots that the page has when it has loaded, and those that scripts attach from now on. */
export function findShadows(enter: Enter): void {
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    enterShadow(this, enter);
    return root;
  };
  pageLoaded().then(() => enterShadowsIn([document], enter));
}

/** Enters the open shadow roots in parts of the page. */
export async function enterShadowsIn(parts: readonly ParentNode[], enter: Enter) {
  await idle();
  for (const part of parts)
    for (const element of [part as Element, ...elementsIn(part, "*")]) enterShadow(element, enter);
}

/** Our own elements have no tags in theirs. */
function enterShadow({ localName, shadowRoot }: Element, enter: Enter): void {
  if (shadowRoot && !(localName in tags)) enter(shadowRoot);
}
