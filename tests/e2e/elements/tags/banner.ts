import { type Choice, CONSENT_COOKIE } from "../../../../src/kernel/consent/consent.ts";
import type { Ui } from "../../../support/ui.ts";

const PARTS = { accepted: "accept", declined: "decline" } as const;

/** The visitor presses a button of the banner, opened again where it had closed. */
export const decide = (ui: Ui, choice: Choice) =>
  ui.eval((part) => {
    const banner = document.querySelector("dealer-cookie-hint");
    banner?.open();
    banner?.shadowRoot?.querySelector<HTMLElement>(`[part=${part}]`)?.click();
  }, PARTS[choice]);

/** The visitor withdraws in another tab, and comes back to this one. */
export const declineElsewhere = (ui: Ui) =>
  ui.eval((name) => {
    document.cookie = `${name}=-1; path=/`;
    document.dispatchEvent(new Event("visibilitychange"));
  }, CONSENT_COOKIE);

/** The banner's fade ends, as it does in a tab that is hidden. */
export const close = (ui: Ui) =>
  ui.eval(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });

/** Both. */
export async function decideAndClose(ui: Ui, choice: Choice) {
  await decide(ui, choice);
  await close(ui);
}

/** From now on the browser keeps no cookie. */
export const refuseCookies = (ui: Ui) =>
  ui.eval(() => {
    Object.defineProperty(document, "cookie", { get: () => "", set() {} });
  });
