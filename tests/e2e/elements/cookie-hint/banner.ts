import { expect, type Ui } from "../../../support/ui.ts";
import { firedEvents, isReady, isShown, matches } from "../page.ts";

export const CONSENT_PAGE = "/tests/pages/consent.html?probe";
/** The same page, with the element registered before load: for a stopped clock. */
export const DIRECT_CONSENT_PAGE = `${CONSENT_PAGE}&direct`;

export const COOKIE = "reDimCookieHint";
const TAG = "dealer-cookie-hint";
export const BANNER = `${TAG} >>> [part=banner]`;
export const ACCEPT = `${TAG} >>> [part=accept]`;
export const DECLINE = `${TAG} >>> [part=decline]`;
export const DIALOG = `${TAG} >>> [part=dialog]`;

/** The dialog's buttons: 1 cancels, 2 confirms the refusal. */
export const dialogButton = (nth: 1 | 2) => `${DIALOG} button:nth-of-type(${nth})`;

export const withHint = (page: string, attributes: string) =>
  `${page}&hint=${encodeURIComponent(attributes)}`;

/** Opens a page on which the banner shows by itself. */
export async function openUndecided(ui: Ui, page = CONSENT_PAGE): Promise<void> {
  await ui.goto(page);
  await isReady(ui);
  await showsBanner(ui, true);
}

/**
 * Both visible and in the state `shown`: in the last frame of its fade a banner is no longer visible but not yet
 * closed.
 */
export const showsBanner = (ui: Ui, shown: boolean) =>
  expect
    .poll(async () => [await isShown(ui, BANNER), await holds(ui, "shown")], `the banner shows: ${shown}`)
    .toEqual([shown, shown]);

export const holds = (ui: Ui, state: string) => matches(ui, `${TAG}:state(${state})`);

/** The consent cookies in the browser. */
export const consentCookies = async (ui: Ui) => (await ui.cookies()).filter(({ name }) => name === COOKIE);

export const consentValues = async (ui: Ui) => (await consentCookies(ui)).map(({ value }) => value);

/** The details of the decided events, in order. */
export const decisions = async (ui: Ui) =>
  (await firedEvents(ui)).filter(({ type }) => type === `${TAG}-decided`).map(({ detail }) => detail);

/** Waits until the page has been reloaded after a withdrawal and has read it from the cookie. */
export const startsAnew = (ui: Ui) => {
  const isAnew = () =>
    ui.eval(() =>
      window.dealerEvents.some(({ detail }) => detail.value === "-1" && detail.source === "stored"),
    );
  // Scripts fail while one page replaces the other.
  return expect.poll(() => isAnew().catch(() => false)).toBe(true);
};

/** The names of the banner's events so far, without their common prefix. */
export const eventNames = async (ui: Ui) =>
  (await firedEvents(ui)).map(({ type }) => type.replace(`${TAG}-`, ""));
