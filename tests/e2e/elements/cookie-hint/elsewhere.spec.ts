import { BASE_URL } from "../../../server/address.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { isReady, isShown, problems } from "../page.ts";
import {
  ACCEPT,
  BANNER,
  COOKIE,
  consentValues,
  DECLINE,
  DIRECT_CONSENT_PAGE,
  decisions,
  eventNames,
  holds,
  openUndecided,
  showsBanner,
  startsAnew,
} from "./banner.ts";

/** Another document of the site with its own banner, like another tab. */
const openOther = (ui: Ui) =>
  ui.eval(
    (address) =>
      new Promise<void>((resolve) => {
        const frame = Object.assign(document.createElement("iframe"), { id: "other", src: address });
        frame.addEventListener("load", () => resolve(), { once: true });
        document.body.append(frame);
      }),
    DIRECT_CONSENT_PAGE,
  );

const pressInOther = (ui: Ui, part: string) =>
  ui.eval((wanted) => {
    const other = document.querySelector<HTMLIFrameElement>("#other")?.contentDocument;
    const banner = other?.querySelector("dealer-cookie-hint");
    banner?.open();
    banner?.shadowRoot?.querySelector<HTMLElement>(`[part=${wanted}]`)?.click();
  }, part);

const keep = (ui: Ui, value: string) =>
  ui.eval(
    (name, text) => {
      document.cookie = `${name}=${text}; path=/`;
    },
    COOKIE,
    value,
  );

test.describe("dealer-cookie-hint", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("follows the choice that the visitor makes in another tab", async ({ ui }) => {
    await openUndecided(ui, DIRECT_CONSENT_PAGE);
    await openOther(ui);
    await pressInOther(ui, "accept");
    await showsBanner(ui, false);
    expect(await holds(ui, "accepted")).toBe(true);
    expect(await decisions(ui)).toEqual([
      { choice: "accepted", value: "1", source: "other-tab", stored: true },
    ]);
    expect(await eventNames(ui)).toEqual(["decided", "closed"]);
  });

  test("handles a refusal in another tab without a reload of this one", async ({ ui }) => {
    await openUndecided(ui, DIRECT_CONSENT_PAGE);
    await ui.click(ACCEPT);
    await showsBanner(ui, false);
    await openOther(ui);
    await pressInOther(ui, "decline");
    await expect.poll(() => holds(ui, "declined")).toBe(true);
    expect((await decisions(ui)).map(({ choice, source }) => [choice, source])).toEqual([
      ["accepted", "click"],
      ["declined", "other-tab"],
    ]);
  });

  test("clears what this tab alone has stored, without a reload", async ({ ui }) => {
    await openUndecided(ui, DIRECT_CONSENT_PAGE);
    await ui.click(ACCEPT);
    await showsBanner(ui, false);
    await ui.eval(() => sessionStorage.setItem("left", "behind"));
    await keep(ui, "-1");
    await ui.eval(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect.poll(() => holds(ui, "declined")).toBe(true);
    expect(await ui.eval(() => sessionStorage.length)).toBe(0);
    expect((await decisions(ui)).map(({ source }) => source)).toEqual(["click", "other-tab"]);
  });

  for (const [moment, event] of [
    ["comes back into view", () => document.dispatchEvent(new Event("visibilitychange"))],
    [
      "comes back from the back/forward cache",
      () => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    ],
  ] as const)
    test(`has the choice that was made in the meantime when its page ${moment}`, async ({ ui }) => {
      await openUndecided(ui, DIRECT_CONSENT_PAGE);
      await keep(ui, "-1");
      await ui.eval(event);
      await showsBanner(ui, false);
      expect(await decisions(ui)).toEqual([
        { choice: "declined", value: "-1", source: "other-tab", stored: true },
      ]);
    });

  test("still follows other tabs after it was in the back/forward cache", async ({ ui }) => {
    await openUndecided(ui, DIRECT_CONSENT_PAGE);
    await ui.eval(() => {
      dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await openOther(ui);
    await pressInOther(ui, "accept");
    await showsBanner(ui, false);
  });

  test("one choice answers both banners of a page with two", async ({ ui }) => {
    await openUndecided(ui, DIRECT_CONSENT_PAGE);
    await ui.eval(() => {
      const second = Object.assign(document.createElement("dealer-cookie-hint"), { id: "second" });
      document.body.append(second);
    });
    await expect.poll(() => isShown(ui, "#second >>> [part=banner]")).toBe(true);
    await ui.click("#second >>> [part=accept]");
    await showsBanner(ui, false);
    expect(await decisions(ui)).toHaveLength(1);
    expect(await holds(ui, "accepted")).toBe(true);
  });

  test("on a withdrawal reports once, clears what scripts stored and reloads the page", async ({ ui }) => {
    await ui.goto("/~rig/blank.html");
    await ui.setCookie(COOKIE, "1");
    await ui.goto(DIRECT_CONSENT_PAGE);
    await isReady(ui);
    await ui.eval(async () => {
      document.cookie = "_ga=GA1.1; path=/";
      document.cookie = "_pk_id=1; path=/tests/pages";
      localStorage.setItem("left", "behind");
      sessionStorage.setItem("left", "behind");
      await new Promise((resolve) => {
        indexedDB.open("left").onsuccess = ({ target }) => {
          (target as IDBOpenDBRequest).result.close();
          resolve(null);
        };
      });
      await caches.open("left");
      // The window's name survives the reload: it keeps the events until then.
      addEventListener("dealer-cookie-hint-decided", (event) => {
        window.name += `${(event as CustomEvent).detail.choice} `;
      });
      addEventListener("pagehide", () => {
        localStorage.setItem("last", "moment");
      });
    });
    await ui.click("#opener");
    await ui.click(DECLINE);
    await startsAnew(ui);
    await isReady(ui);
    const left = await ui.eval(async () => ({
      events: window.name,
      cookies: document.cookie,
      storages: [localStorage.length, sessionStorage.length],
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
    }));
    expect(left).toEqual({
      events: "declined ",
      cookies: `${COOKIE}=-1`,
      storages: [0, 0],
      databases: [],
      caches: [],
    });
    expect(await isShown(ui, BANNER)).toBe(false);
    expect(await consentValues(ui)).toEqual(["-1"]);
  });

  test.describe("on a subdomain", () => {
    test.skip(({ engine }) => engine === "webkit", "WebKitGTK finds no host below localhost");

    test("a withdrawal also clears the cookies of the parent domains", async ({ ui }) => {
      const { port } = new URL(BASE_URL);
      await ui.goto(`http://www.merel.localhost:${port}${DIRECT_CONSENT_PAGE}`);
      await isReady(ui);
      await ui.click(ACCEPT);
      await showsBanner(ui, false);
      await ui.eval(() => {
        document.cookie = "_ga=GA1.1; path=/; domain=merel.localhost";
        document.cookie = "_gid=GA1.2; path=/tests; domain=www.merel.localhost";
      });
      expect(await ui.eval(() => document.cookie)).toContain("_ga=GA1.1");
      await ui.click("#opener");
      await ui.click(DECLINE);
      await startsAnew(ui);
      expect(await ui.eval(() => document.cookie)).toBe(`${COOKIE}=-1`);
    });
  });

  test("does not reload the page for a refusal without an earlier acceptance", async ({ ui }) => {
    await openUndecided(ui, DIRECT_CONSENT_PAGE);
    await ui.eval(() => localStorage.setItem("written", "before"));
    await ui.click(DECLINE);
    await expect.poll(() => eventNames(ui)).toContain("closed");
    expect(await ui.eval(() => localStorage.getItem("written"))).toBe("before");
  });
});
