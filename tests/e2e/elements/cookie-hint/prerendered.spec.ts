import { expect, test, type Ui } from "../../../support/ui.ts";
import { isReady, isShown, matches, problems } from "../page.ts";
import {
  ACCEPT,
  BANNER,
  CONSENT_PAGE,
  COOKIE,
  consentValues,
  DIRECT_CONSENT_PAGE,
  decisions,
  eventNames,
  holds,
  showsBanner,
} from "./banner.ts";

const BROWSER = "&browser=prerendering";

/** Records each write of a cookie from now on. */
const watchWrites = (ui: Ui) =>
  ui.eval(() => {
    const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, "cookie") ?? {};
    Object.assign(window, { cookieWritten: "" });
    Object.defineProperty(document, "cookie", {
      configurable: true,
      get: () => get?.call(document),
      set(text: string) {
        window.cookieWritten += text;
        set?.call(document, text);
      },
    });
  });

/** The prerendering is emulated by the document's property: the drivers open no pages in that way. */
const endPrerendering = (ui: Ui) =>
  ui.eval(() => {
    Reflect.deleteProperty(document, "prerendering");
    document.dispatchEvent(new Event("prerenderingchange"));
  });

/** Puts a banner on the page anew, so that all that it does can be recorded. */
const renewBanner = (ui: Ui) =>
  ui.eval(() => {
    const banner = document.querySelector("dealer-cookie-hint") as HTMLElement;
    banner.replaceWith(banner.cloneNode(true));
  });

const chooseElsewhere = (ui: Ui, value: string) => ui.setCookie(COOKIE, value);

test.describe("dealer-cookie-hint on a page that is prerendered", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  for (const [how, page] of [
    ["with its code there before", DIRECT_CONSENT_PAGE],
    ["by the starter", CONSENT_PAGE],
  ] as const)
    test(`shows, writes and emits nothing until a visitor has the page before them, ${how}`, async ({
      ui,
    }) => {
      await ui.goto(`${page}${BROWSER}`);
      await isReady(ui);
      await watchWrites(ui);
      await renewBanner(ui);
      expect(await isShown(ui, BANNER)).toBe(false);
      expect(await ui.eval(() => window.cookieWritten)).toBe("");
      expect(await eventNames(ui)).toEqual([]);
      await endPrerendering(ui);
      await showsBanner(ui, true);
      expect(await eventNames(ui)).toEqual([]);
      await ui.click(ACCEPT);
      await showsBanner(ui, false);
      expect(await consentValues(ui)).toEqual(["1"]);
    });

  for (const [value, choice] of [
    ["1", "accepted"],
    ["-1", "declined"],
  ] as const)
    test(`knows at once what was ${choice} on another page in the meantime`, async ({ ui }) => {
      await ui.goto(`${DIRECT_CONSENT_PAGE}${BROWSER}`);
      await isReady(ui);
      await ui.eval(
        (name, text) => {
          document.cookie = `${name}=${text}; path=/`;
        },
        COOKIE,
        value,
      );
      await endPrerendering(ui);
      expect(await holds(ui, choice)).toBe(true);
      expect(await isShown(ui, BANNER)).toBe(false);
      expect(await decisions(ui)).toEqual([{ choice, value, source: "stored", stored: true }]);
    });

  test("opens by the address only when a visitor has the page before them", async ({ ui }) => {
    await ui.goto("/~rig/blank.html");
    await chooseElsewhere(ui, "1");
    await ui.goto(`${DIRECT_CONSENT_PAGE}${BROWSER}&cookiehint=set`);
    await isReady(ui);
    expect(await isShown(ui, BANNER)).toBe(false);
    expect(await ui.url()).toContain("cookiehint=set");
    await endPrerendering(ui);
    await showsBanner(ui, true);
  });

  test("does not come back when it has left the page by then", async ({ ui }) => {
    await ui.goto(`${DIRECT_CONSENT_PAGE}${BROWSER}`);
    await isReady(ui);
    await ui.eval(() => document.querySelector("dealer-cookie-hint")?.remove());
    await endPrerendering(ui);
    expect(await eventNames(ui)).toEqual([]);
    expect(await matches(ui, "dealer-cookie-hint")).toBe(false);
  });
});
