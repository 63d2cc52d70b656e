import type { Browser, CDPSession } from "@playwright/test";
import type { Contender } from "../page/contender.ts";
import { pathOf } from "../page/site.ts";
import { heapNow, workSoFar } from "./cost-so-far.ts";
import { listen, type Seen, seen, settled } from "./in-page.ts";
import { acceptedCookies, slowDown, withVisitor } from "./visitor.ts";

export interface Visit extends Seen {
  /** On the main thread: script alone until the page was idle and until it had settled, and all tasks until then. */
  readonly idleScriptMs: number;
  readonly scriptMs: number;
  readonly taskMs: number;
  readonly heapBytes: number;
}

/** What the page costs a visitor, who has chosen on an earlier one or on none. */
export function visit(
  browser: Browser,
  url: string,
  contender: Contender,
  hasChosen: boolean,
): Promise<Visit> {
  return withVisitor(browser, async (context) => {
    if (hasChosen) await context.addCookies(await acceptedCookies(browser, url, contender));
    const page = await context.newPage();
    await page.addInitScript(listen);
    const devtools = await slowDown(page);
    await devtools.send("Performance.enable");
    await devtools.send("Runtime.enable");
    await devtools.send("Runtime.addBinding", { name: "benchIdle" });
    const atIdle = workAtIdle(devtools);
    await page.goto(url + pathOf(contender), { waitUntil: "load" });
    await page.evaluate(settled);
    const inPage = await page.evaluate(seen);
    const { scriptMs: idleScriptMs } = await atIdle;
    return { ...inPage, idleScriptMs, ...(await workSoFar(devtools)), heapBytes: await heapNow(devtools) };
  });
}

/** Asked for the moment the page says that it is idle, since no page knows its script time itself. */
async function workAtIdle(devtools: CDPSession) {
  await new Promise((resolve) => devtools.once("Runtime.bindingCalled", resolve));
  return workSoFar(devtools);
}
