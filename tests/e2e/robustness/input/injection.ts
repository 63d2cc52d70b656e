import { expect, type Ui } from "../../../support/ui.ts";
import { problems } from "../../elements/page.ts";
import { CANARY } from "./hostile-texts.ts";

declare global {
  interface Window {
    /** Set by code that came out of data. */
    pwned?: unknown;
  }
}

/** On the page: what has become of data, through all open shadow roots. */
function readInjection(canary: string) {
  const injected: string[] = [];
  const look = (root: ParentNode) => {
    for (const element of root.querySelectorAll("*")) {
      if (element.matches(`${canary}, [onerror], [onload], [onfocus]`)) injected.push(element.outerHTML);
      if (element.shadowRoot) look(element.shadowRoot);
    }
  };
  look(document);
  const outside = [...document.querySelectorAll("html *")].filter((element) => !element.closest("#stage"));
  return {
    hasRun: "pwned" in window,
    injected,
    outside: outside.map(({ localName }) => localName).join(" "),
  };
}

/** Remembers the page without any data; what it answers expects that data has brought nothing to life. */
export async function rememberPage(ui: Ui) {
  const { outside } = await ui.eval(readInjection, CANARY);
  return () =>
    expect.poll(() => ui.eval(readInjection, CANARY)).toEqual({ hasRun: false, injected: [], outside });
}

/** Whether data has run as code. */
export const hasRun = (ui: Ui) => ui.eval(() => "pwned" in window);

/** Of what elements may say of data that is of no use: a warning about an attribute, an error about an answer. */
const EXPECTED_LINES = [/^warn <dealer-/, /^error Error in file:http/];

/** What the page has said that it should not have. */
export const faults = async (ui: Ui) =>
  (await problems(ui))
    .map(({ kind, text }) => `${kind} ${text}`)
    .filter((line) => !EXPECTED_LINES.some((pattern) => pattern.test(line)));
