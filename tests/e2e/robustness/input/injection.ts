import { expect, type Ui } from "../../../support/ui.ts";
import { problems } from "../../elements/page.ts";
import { CANARY } from "./hostile-texts.ts";

declare global {
  interface Window {
    /** Set by code from data. */
    pwned?: unknown;
  }
}

/** On the page: what data has run or injected, also in open shadow roots. */
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

/** Remembers the page without data; the returned function expects that data has injected nothing since. */
export async function rememberPage(ui: Ui) {
  const { outside } = await ui.eval(readInjection, CANARY);
  return () =>
    expect.poll(() => ui.eval(readInjection, CANARY)).toEqual({ hasRun: false, injected: [], outside });
}

/** Whether data has run as code. */
export const hasRun = (ui: Ui) => ui.eval(() => "pwned" in window);

/** Lines that elements may log about bad data: a warning about an attribute, an error about an answer. */
const EXPECTED_LINES = [/^warn <dealer-/, /^error Error in file:http/];

/** Unexpected lines of the page's log. */
export const faults = async (ui: Ui) =>
  (await problems(ui))
    .map(({ kind, text }) => `${kind} ${text}`)
    .filter((line) => !EXPECTED_LINES.some((pattern) => pattern.test(line)));
