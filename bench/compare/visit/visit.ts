import type { Browser, CDPSession } from "@playwright/test";
import type { Contender } from "../page/contender.ts";
import { pathOf } from "../page/site.ts";
import { heapNow, workSoFar } from "./cost-so-far.ts";
import { listen, type Seen, seen, settled } from "./in-page.ts";
import { acceptedCookies, slowDown, withVisitor } from "./visitor.ts";

export interface Visit extends Seen {
  /** Main-thread time: of scripts until idle and until settled, and of all tasks until settled. */
  readonly idleScriptMs: number;
  readonly scriptMs: number;
  readonly taskMs: number;
  readonly heapBytes: number;
}

/** Measures what the page costs a visitor, who may have answered the banner on an earlier visit. */
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

/** Measures on the driver's side when the page reports that it is idle, because a page cannot measure its script time. */
async function workAtIdle(devtools: CDPSession) {
  await new Promise((resolve) => devtools.once("Runtime.bindingCalled", resolve));
  return workSoFar(devtools);
}
