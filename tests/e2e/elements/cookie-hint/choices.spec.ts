import { expect, test, type Ui } from "../../../support/ui.ts";
import { isShown, problems } from "../page.ts";
import {
  ACCEPT,
  CONSENT_PAGE,
  consentCookies,
  consentValues,
  DECLINE,
  DIALOG,
  decisions,
  dialogButton,
  eventNames,
  holds,
  openUndecided,
  showsBanner,
  withHint,
} from "./banner.ts";

const QUESTION = "Een weigering heeft invloed op de functies van de website. Wil je echt weigeren?";
const CONFIRMING = withHint(CONSENT_PAGE, 'decline="confirm"');

const isAsking = (ui: Ui) => isShown(ui, DIALOG);

test.describe("dealer-cookie-hint", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("on accept sets the cookie to 1 for the whole site and fades out", async ({ ui }) => {
    await openUndecided(ui);
    await ui.click(ACCEPT);
    await showsBanner(ui, false);
    const [cookie, ...more] = await consentCookies(ui);
    expect(more).toEqual([]);
    expect(cookie).toMatchObject({ value: "1", path: "/", sameSite: "Lax" });
    expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000);
    expect(await decisions(ui)).toEqual([{ choice: "accepted", value: "1", source: "click", stored: true }]);
    expect(await eventNames(ui)).toEqual(["decide", "decided", "closed"]);
    expect(await holds(ui, "accepted")).toBe(true);
  });

  test("on a plain decline sets the cookie to -1 for the session and fades out", async ({ ui }) => {
    await openUndecided(ui);
    await ui.click(DECLINE);
    await showsBanner(ui, false);
    const [cookie] = await consentCookies(ui);
    expect(cookie).toMatchObject({ value: "-1", path: "/", sameSite: "Lax", expires: undefined });
    expect(await decisions(ui)).toEqual([{ choice: "declined", value: "-1", source: "click", stored: true }]);
    expect(await holds(ui, "declined")).toBe(true);
  });

  test("keeps a refusal for the author's number of days", async ({ ui }) => {
    await openUndecided(ui, withHint(CONSENT_PAGE, 'decline-days="30"'));
    await ui.click(DECLINE);
    await expect.poll(() => consentValues(ui)).toEqual(["-1"]);
    const [cookie] = await consentCookies(ui);
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThan(31.1);
  });

  test("asks for confirmation of a refusal in the confirming variant", async ({ ui }) => {
    await openUndecided(ui, CONFIRMING);
    await ui.click(DECLINE);
    await expect.poll(() => isAsking(ui)).toBe(true);
    expect(await ui.text(`${DIALOG} p`)).toBe(QUESTION);
    expect(await consentValues(ui)).toEqual([]);
    expect(await eventNames(ui)).toEqual([]);
  });

  test("on a confirmed refusal sets the cookie to -1 for the session and fades out", async ({ ui }) => {
    await openUndecided(ui, CONFIRMING);
    await ui.click(DECLINE);
    await ui.click(dialogButton(2));
    await showsBanner(ui, false);
    expect(await isAsking(ui)).toBe(false);
    expect(await consentCookies(ui)).toMatchObject([{ value: "-1", expires: undefined }]);
    expect(await eventNames(ui)).toEqual(["decide", "decided", "closed"]);
  });

  for (const [way, cancel] of Object.entries<(ui: Ui) => Promise<void>>({
    "its button": (ui) => ui.click(dialogButton(1)),
    Escape: (ui) => ui.press("Escape"),
  }))
    test(`stays and stores nothing when the refusal is cancelled by ${way}`, async ({ ui }) => {
      await openUndecided(ui, CONFIRMING);
      await ui.click(DECLINE);
      await expect.poll(() => isAsking(ui)).toBe(true);
      await cancel(ui);
      await expect.poll(() => isAsking(ui)).toBe(false);
      await showsBanner(ui, true);
      expect(await consentValues(ui)).toEqual([]);
      expect(await eventNames(ui)).toEqual([]);
      expect(await ui.focused()).toMatchObject({ part: "decline" });
      await ui.click(DECLINE);
      await expect.poll(() => isAsking(ui)).toBe(true);
    });

  test("accepts without confirmation in the confirming variant", async ({ ui }) => {
    await openUndecided(ui, CONFIRMING);
    await ui.click(ACCEPT);
    await expect.poll(() => consentValues(ui)).toEqual(["1"]);
    expect(await isAsking(ui)).toBe(false);
  });

  test("stays and stores nothing when a listener prevents the choice", async ({ ui }) => {
    await openUndecided(ui);
    await ui.eval(() => addEventListener("dealer-cookie-hint-decide", (event) => event.preventDefault()));
    await ui.click(ACCEPT);
    await expect.poll(() => eventNames(ui)).toEqual(["decide"]);
    await showsBanner(ui, true);
    expect(await consentValues(ui)).toEqual([]);
  });

  test("ignores a second press while it fades", async ({ ui }) => {
    await openUndecided(ui);
    await ui.eval(() => {
      const button = document.querySelector("dealer-cookie-hint")?.shadowRoot?.querySelector("[part=accept]");
      const banner = button?.closest("section");
      (button as HTMLElement).click();
      return new Promise<void>((resolve) => {
        const look = () => (banner?.inert ? resolve() : requestAnimationFrame(look));
        look();
      });
    });
    await showsBanner(ui, false);
    expect(await eventNames(ui)).toEqual(["decide", "decided", "closed"]);
  });
});
