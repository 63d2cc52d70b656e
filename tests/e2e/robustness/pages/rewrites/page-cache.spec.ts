import { expect, test, type Ui } from "../../../../support/ui.ts";
import { isShown, matches, open, WIDE } from "../../../elements/page.ts";
import { tries } from "../../trials.ts";
import { tryAll, WHOLE_PAGE } from "../visit.ts";
import { isEnhanced } from "./enhanced.ts";

const SUBMENU = 'dealer-mega-nav button[aria-label="Auto’s"]';
const CALL_US = "dealer-call-us >>> [part=button]";
const BLANK = "/~rig/blank.html";
/** A visitor who has accepted has no banner, perhaps not its code, and nothing that waits for the answer. */
const ACCEPTED = [
  "every tag gets its code",
  "the loader goes",
  "the gate shows its placeholder",
  "the banner is accepted and closes",
];

async function openAll(ui: Ui) {
  await open(ui, WHOLE_PAGE, WIDE);
  await isEnhanced(ui);
  await expect.poll(() => matches(ui, "dealer-loader:state(done)")).toBe(true);
  await ui.click(SUBMENU);
  await expect.poll(() => isShown(ui, 'a[href="#nieuw"]')).toBe(true);
  await ui.click(CALL_US);
  await expect.poll(() => isShown(ui, 'a[href^="tel:"]')).toBe(true);
}

/** The panel may still be open. */
async function closeAll(ui: Ui) {
  if (await isShown(ui, 'a[href^="tel:"]')) await ui.click(CALL_US);
  await ui.press("Escape");
}

const accept = () => {
  document.cookie = "reDimCookieHint=1; path=/";
};

async function worksWithConsent(ui: Ui) {
  await expect.poll(() => matches(ui, "dealer-loader:state(done)")).toBe(true);
  await expect.poll(() => isShown(ui, "dealer-cookie-hint >>> [part=accept]")).toBe(false);
  await closeAll(ui);
  await tryAll(ui, { without: ACCEPTED });
}

test("all elements work when the visitor returns, and know a choice made in the meantime", async ({ ui }) => {
  tries("page-cache", 1);
  await openAll(ui);
  await ui.goto(BLANK);
  await ui.eval(accept);
  await ui.eval(() => void setTimeout(() => history.back()));
  await expect.poll(() => ui.url()).toContain(WHOLE_PAGE);
  await worksWithConsent(ui);
});

test("all elements work on a page from the back/forward cache, and know a choice made in the meantime", async ({
  ui,
}) => {
  tries("page-cache", 1);
  await openAll(ui);
  const pass = (type: string) => void dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  await ui.eval(pass, "pagehide");
  await ui.eval(accept);
  await ui.eval(pass, "pageshow");
  await worksWithConsent(ui);
});
