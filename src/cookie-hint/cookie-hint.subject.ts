import { defineSubject } from "../../tests/e2e/contract/define-subject.ts";
import { settle } from "../../tests/e2e/contract/in-page.ts";
import { expectState, STEP_MS } from "../../tests/e2e/contract/steps.ts";
import type { Ui } from "../../tests/support/ui.ts";
import { cookieHintContract } from "./cookie-hint.contract.ts";

const TAG = "dealer-cookie-hint";

const ACCEPT = "dealer-cookie-hint >>> [part=accept]";
const DECLINE = "dealer-cookie-hint >>> [part=decline]";
const CONFIRM = "dealer-cookie-hint >>> dialog button:last-child";
const FRAME_MS = 16;

declare global {
  interface Window {
    /** The last value of the consent cookie that was written, with its attributes. */
    cookieWritten?: string;
  }
}

const watchCookie = (ui: Ui) =>
  ui.eval(() => {
    const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, "cookie") ?? {};
    Object.defineProperty(document, "cookie", {
      configurable: true,
      get: () => get?.call(document),
      set(text: string) {
        if (text.startsWith("reDimCookieHint=1;") || text.startsWith("reDimCookieHint=-1;"))
          window.cookieWritten = text;
        set?.call(document, text);
      },
    });
  });

/** Opens the banner, whatever was chosen before, with its dialog closed. */
async function openBanner(ui: Ui) {
  await ui.eval(() => {
    document.querySelector("dealer-cookie-hint")?.shadowRoot?.querySelector("dialog")?.close();
    document.querySelector("dealer-cookie-hint")?.open();
  });
  await ui.eval(settle);
}

async function declineAgain(ui: Ui) {
  await openBanner(ui);
  await ui.click(DECLINE);
}

async function acceptAgain(ui: Ui) {
  await openBanner(ui);
  await ui.click(ACCEPT);
}

export const subject = defineSubject(cookieHintContract, {
  markup: {
    attributes: 'decline="confirm"',
    content: '<p>Wij gebruiken cookies. <a href="#privacy">Lees meer</a></p><!-- -->',
  },
  // A banner inside a banner.
  warnsOfPage: /^<dealer-cookie-hint domain=".*"> is refused by the browser/,
  warnsOfContent: /^<dealer-cookie-hint> has a message that the page's styles hide/,
  steps: {
    async activate(ui) {
      await ui.click(DECLINE);
      await ui.click(CONFIRM);
      await expectState(ui, TAG, "declined");
    },
    async finish(ui) {
      await ui.clock.tick(STEP_MS);
      await expectState(ui, TAG, "shown", false);
      await ui.eval(() => document.querySelector("dealer-cookie-hint")?.open());
      await ui.click(ACCEPT);
      await expectState(ui, TAG, "accepted");
      await ui.clock.tick(STEP_MS);
      await expectState(ui, TAG, "shown", false);
    },
  },
  looks: {
    // First, because it only shows while nothing has been decided.
    gpc: {
      value: "deny",
      prepare: (ui) =>
        ui.eval(() => {
          Object.defineProperty(navigator, "globalPrivacyControl", { configurable: true, value: true });
        }),
      read: "section hidden",
      before: false,
      after: true,
    },
    decline: {
      value: "plain",
      attributes: { decline: "confirm" },
      act: declineAgain,
      read: "dialog open",
      before: true,
      after: false,
    },
    "decline-days": {
      value: "30",
      attributes: { decline: "plain" },
      prepare: watchCookie,
      act: declineAgain,
      read: () => window.cookieWritten?.includes("expires="),
      before: false,
      after: true,
    },
    "fade-step": {
      value: "0.5",
      async act(ui) {
        await acceptAgain(ui);
        await ui.clock.tick(FRAME_MS);
      },
      read: "section style.opacity",
      before: "0.9",
      after: "0.5",
    },
    "accept-expires": {
      value: "Sat, 01 Jan 2050 00:00:00 GMT",
      prepare: watchCookie,
      act: acceptAgain,
      read: () => window.cookieWritten?.includes("expires=Sat, 01 Jan 2050 00:00:00 GMT"),
      before: false,
      after: true,
    },
    "accept-days": {
      value: "1",
      prepare: watchCookie,
      act: acceptAgain,
      read: () => Number(/max-age=(\d+)/.exec(window.cookieWritten ?? "")?.[1]) > 2 * 86_400,
      before: true,
      after: false,
    },
    domain: { testedIn: "tests/e2e/elements/cookie-hint/domain.long.spec.ts" },
    "reask-after": { testedIn: "tests/e2e/elements/cookie-hint/reask.spec.ts" },
    renew: { testedIn: "tests/e2e/elements/cookie-hint/renewal.spec.ts" },
    "when-decided": { value: "show", read: "section hidden", before: true, after: false },
    label: { value: "Koekjes", read: "section ariaLabel", before: "Cookies", after: "Koekjes" },
    "accept-label": {
      value: "Prima",
      read: "[part=accept] textContent",
      before: "Accepteren",
      after: "Prima",
    },
    "decline-label": { value: "Nee", read: "[part=decline] textContent", before: "Weigeren", after: "Nee" },
    "close-button": { value: "yes", read: "[part=close] hidden", before: true, after: false },
    "close-label": {
      value: "Nee, sluiten",
      attributes: { "close-button": "yes" },
      read: "[part=close] ariaLabel",
      before: "Sluiten zonder te accepteren",
      after: "Nee, sluiten",
    },
    "confirm-text": {
      value: "Zeker?",
      read: "dialog p textContent",
      before: "Een weigering heeft invloed op de functies van de website. Wil je echt weigeren?",
      after: "Zeker?",
    },
    "confirm-label": {
      value: "Weiger",
      read: "dialog button:last-child textContent",
      before: "Ja, weigeren",
      after: "Weiger",
    },
    "cancel-label": {
      value: "Terug",
      read: "dialog button textContent",
      before: "Annuleren",
      after: "Terug",
    },
  },
});
