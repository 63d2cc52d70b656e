import { seePage } from "../../support/see-page.ts";
import { expect, type Ui } from "../../support/ui.ts";
import { NEAR, undefinedTags } from "../../support/undefined-tags.ts";
import { isShown } from "../elements/page.ts";

export const WIDE = [1280, 720] as const;
export const NARROW = [360, 640] as const;
export const SIZES = { narrow: NARROW, wide: WIDE } as const;

const CONSENT_COOKIE = "reDimCookieHint";
const DECLINED = "-1";

/** The tags that the starter may never load. */
const WAITING = "[load], dealer-cookie-hint";

/** Opens a page as a visitor who has answered the banner before. */
export async function visitDecided(ui: Ui, page: string): Promise<void> {
  await ui.setCookie(CONSENT_COOKIE, DECLINED);
  await visit(ui, page);
}

/** Opens a page and waits until the loader has gone, every element is defined and none is busy. */
export async function visit(ui: Ui, page: string): Promise<void> {
  await ui.goto(`/${page}`);
  await endLoader(ui);
  const unfinished = async () => [
    ...(await ui.eval(undefinedTags, NEAR, WAITING)),
    ...(await ui.eval(busyTags)),
  ];
  await expect.poll(unfinished).toEqual([]);
}

/** The loader shows its picture for seconds, which need not be waited for here. */
async function endLoader(ui: Ui): Promise<void> {
  await ui.eval(() => {
    const loader = document.querySelector("dealer-loader");
    for (const name of ["delay-ms", "fade-ms"]) loader?.setAttribute(name, "0");
  });
}

/** Sees the whole page, and waits until every element is defined and the to-top button has gone again. */
export async function seeWhole(ui: Ui): Promise<void> {
  await ui.eval(seePage);
  await expect.poll(() => ui.eval(undefinedTags, ":not(*)", WAITING)).toEqual([]);
  await expect.poll(() => isShown(ui, "dealer-to-top >>> [part=button]")).toBe(false);
}

const busyTags = () =>
  [...document.querySelectorAll("dealer-loader:defined:not(:state(done)), [aria-busy=true]")].map(
    ({ localName }) => localName,
  );

/** Opens a page as a new visitor, who sees the banner. */
export async function visitUndecided(ui: Ui, page: string): Promise<void> {
  await visit(ui, page);
  if (!(await has(ui, "dealer-cookie-hint"))) return;
  await expect.poll(() => has(ui, "dealer-cookie-hint:state(shown)")).toBe(true);
}

export const has = (ui: Ui, selector: string): Promise<boolean> =>
  ui.eval((wanted) => document.querySelector(wanted) !== null, selector);
