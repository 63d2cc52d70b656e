import { GATE } from "../../kernel/consent/held-markup.ts";
import { pageNonce } from "../../kernel/page/page-nonce.ts";
import { trustedScript, trustedScriptUrl } from "../../kernel/page/script-policy.ts";
import { warnMarkup } from "../../kernel/task/report.ts";
import { usedType } from "./script-type.ts";

export const addressOf = ({ dataset, attributes }: HTMLScriptElement) =>
  attributes.getNamedItem("src")?.value ?? dataset.src;

/** Whether a script waits for a file: those of an inline script are its own concern. */
export const isExternal = (script: HTMLScriptElement) => !!addressOf(script);

export const isModule = (script: HTMLScriptElement) => typeOf(script) === "module";

/** A held script is a classic one, unless its author names a type that browsers know. */
const typeOf = ({ dataset }: HTMLScriptElement) => usedType(dataset.type) ?? "";

/** Whether the script waits for no other; an inline classic script has nothing to wait for. */
export const isAsync = (script: HTMLScriptElement) =>
  script.hasAttribute("async") && (isExternal(script) || isModule(script));

/** Whether the script runs after those that would have run while the page was parsed. */
export const isDeferred = (script: HTMLScriptElement) =>
  isModule(script) || (script.hasAttribute("defer") && isExternal(script));

/** An attacker who can write markup but no nonce must not get a script run by us. */
export const hasPageNonce = ({ nonce }: HTMLScriptElement) => !pageNonce() || nonce === pageNonce();

/** What holds a script, and what a page with Trusted Types accepts only from a policy. */
const REPLACED = ["type", "data-type", "src", "data-src", "nonce", "data-dealer-consent"];

/** A script that runs when it is inserted. Not a clone: the browser never runs a clone of what `innerHTML` has made. */
export function runnable(held: HTMLScriptElement): HTMLScriptElement {
  const script = document.createElement("script");
  const names = held.getAttributeNames().filter((name) => !REPLACED.includes(name));
  for (const name of names) setAttribute(script, name, held.getAttribute(name) ?? "");
  Object.assign(script, { type: typeOf(held), nonce: held.nonce });
  const address = addressOf(held);
  if (address) script.src = trustedScriptUrl(address);
  else script.text = trustedScript(held.text);
  return script;
}

/** Sets it unless the page's Trusted Types forbid that, as they may for an event handler. */
function setAttribute(script: HTMLScriptElement, name: string, value: string): void {
  try {
    script.setAttribute(name, name.startsWith("on") ? trustedScript(value) : value);
  } catch {
    warnMarkup(GATE, `cannot keep ${name} of a held script; it runs without it.`);
  }
}
