import { GATE } from "../../kernel/consent/held-markup.ts";
import { reportFile, reportScript, warnMarkup } from "../../kernel/task/report.ts";
import { hasPageNonce, isAsync, isDeferred, isExternal, runnable } from "./held-script.ts";
import { callListeners, hear } from "./past-events.ts";
import { preload } from "./preload.ts";
import { withoutWriting } from "./without-writing.ts";

/** The next script waits no longer than this for one whose server does not answer. */
export const SCRIPT_WAIT_MS = 5000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs held scripts as a browser would have run them: one after the other, those with `defer` and modules last, and those
 * with `async` as soon as they have arrived. Later scripts wait for earlier ones.
 */
export function runScripts(held: readonly HTMLScriptElement[]): void {
  const scripts = held.filter(isAllowed);
  const ordered = scripts.filter((script) => !isAsync(script));
  for (const script of ordered) if (isExternal(script)) preload(script);
  for (const script of scripts) if (isAsync(script)) run(script);
  const inTurn = [...ordered.filter((script) => !isDeferred(script)), ...ordered.filter(isDeferred)];
  for (const script of inTurn) last = last.then(() => run(script));
}

function isAllowed(script: HTMLScriptElement): boolean {
  const isAllowed = hasPageNonce(script);
  if (!isAllowed)
    warnMarkup(GATE, `does not run ${script.src || "a script"}: it lacks the nonce of the page's scripts.`);
  return isAllowed;
}

/** Resolves when the next script can run. */
async function run(held: HTMLScriptElement): Promise<void> {
  if (!held.isConnected) return;
  try {
    const script = runnable(held);
    const settled = isExternal(held) && hasSettled(script);
    const end = hear(script);
    const hasRun = () => {
      end();
      void last.then(callListeners);
    };
    for (const type of ["load", "error"]) script.addEventListener(type, hasRun);
    withoutWriting(() => held.replaceWith(script));
    if (!settled) hasRun();
    await settled;
  } catch (error) {
    reportScript(GATE, error);
  }
}

const hasSettled = (script: HTMLScriptElement) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(() => settle("no answer yet"), SCRIPT_WAIT_MS);
    const settle = (problem?: string) => {
      clearTimeout(timer);
      if (problem) reportFile(script.src, problem);
      resolve();
    };
    script.addEventListener("load", () => settle());
    script.addEventListener("error", () => settle("not loaded"));
  });
