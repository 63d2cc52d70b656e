import { GATE, HELD, HELD_ATTRIBUTE } from "../../kernel/consent/held-markup.ts";
import { warnMarkup } from "../../kernel/task/report.ts";
import { onPageChange } from "../choice/page-change.ts";
import { onChoice, visitorAccepts } from "../choice/visitor-choice.ts";
import { ADDRESSES, releaseAddresses } from "../release-addresses.ts";
import { runScripts } from "./run-scripts.ts";
import { isUsed } from "./script-type.ts";

/** Holds scripts and pictures with the attribute, anywhere on the page, until the visitor accepts. */
export function holdMarkup(): void {
  let accepted = new AbortController();
  const follow = () => {
    accepted.abort();
    if (!visitorAccepts()) return;
    accepted = new AbortController();
    release();
    onPageChange(release, accepted.signal);
  };
  for (const element of heldElements()) if (!isHeld(element)) warnOf(element);
  onChoice(follow, new AbortController().signal);
  follow();
}

/** Not in content that a gate shows: that releases its own. */
const heldElements = () => [...document.querySelectorAll(`${HELD}:not(${GATE}>[slot=shown] *)`)];

const isScript = (element: Element): element is HTMLScriptElement => element instanceof HTMLScriptElement;

/** The attribute by which an element has already loaded something. */
const loadingAttribute = (element: Element) => ADDRESSES.find((name) => element.hasAttribute(name));

const isHeld = (element: Element) => (isScript(element) ? !isUsed(element.type) : !loadingAttribute(element));

/** The attribute is removed at once, so that nothing is released twice. */
function release(): void {
  const held = heldElements();
  for (const element of held) {
    element.removeAttribute(HELD_ATTRIBUTE);
    if (!isScript(element)) releaseAddresses(element);
  }
  runScripts(held.filter(isScript).filter(isHeld));
}

function warnOf(element: Element): void {
  const name = loadingAttribute(element);
  const address = name ? ` ${name}="${element.getAttribute(name)}"` : "";
  const written = `<${element.localName} ${HELD_ATTRIBUTE}${address}>`;
  const advice = isScript(element) ? 'type="text/plain"' : `data-${name}`;
  warnMarkup(GATE, `cannot hold ${written}, which has loaded before consent; write ${advice}.`);
}
