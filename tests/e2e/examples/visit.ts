import { expect, type Ui } from "../../support/ui.ts";

export const WIDE = [1280, 720] as const;
export const NARROW = [360, 640] as const;
export const SIZES = { narrow: NARROW, wide: WIDE } as const;

const CONSENT_COOKIE = "reDimCookieHint";
const DECLINED = "-1";

/** What the starter has been told to leave until it is needed. */
const WAITING = "[load], dealer-cookie-hint";

/** Comes to a page as somebody who has answered the banner before. */
export async function visitDecided(ui: Ui, page: string): Promise<void> {
  await ui.setCookie(CONSENT_COOKIE, DECLINED);
  await visit(ui, page);
}

/** Comes to a page and waits until it is as it will be: no loader, every element there, and nothing busy. */
export async function visit(ui: Ui, page: string): Promise<void> {
  await ui.goto(`/${page}`);
  await endLoader(ui);
  await expect.poll(() => ui.eval(findUnfinished, WAITING)).toEqual([]);
}

/** The loader shows its picture for seconds, which no visitor's patience is needed for here. */
async function endLoader(ui: Ui): Promise<void> {
  await ui.eval(() => {
    const loader = document.querySelector("dealer-loader");
    for (const name of ["delay-ms", "fade-ms"]) loader?.setAttribute(name, "0");
  });
}

function findUnfinished(waiting: string): string[] {
  const undefinedOnes = document.querySelectorAll(`:not(:defined):not(${waiting})`);
  const busyOnes = document.querySelectorAll("dealer-loader:defined:not(:state(done)), [aria-busy=true]");
  return [...undefinedOnes, ...busyOnes].map(({ localName }) => localName);
}

/** Comes to a page for the first time, and has the banner in view. */
export async function visitUndecided(ui: Ui, page: string): Promise<void> {
  await visit(ui, page);
  if (!(await has(ui, "dealer-cookie-hint"))) return;
  await expect.poll(() => has(ui, "dealer-cookie-hint:state(shown)")).toBe(true);
}

export const has = (ui: Ui, selector: string): Promise<boolean> =>
  ui.eval((wanted) => document.querySelector(wanted) !== null, selector);
