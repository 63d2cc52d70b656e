import { CONSENT_COOKIE } from "../../../src/kernel/consent/consent.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { answerForSite, PLAIN } from "../elements/cookie-hint/site.ts";
import { chooseBeside } from "../elements/elsewhere.ts";
import { dataLayer, show, TAGS_PAGE, tags } from "../elements/tags/page.ts";
import { GUARDED_PAGE } from "./page.ts";

const CLEAN_PAGE = "/tests/pages/clean.html";
/** A guard and a banner whose code is not fetched while a choice is stored. */
const BANNER_PAGE = "/tests/pages/consent.html?guard";

const CHOICES = { accepted: "1", declined: "-1" } as const;

/** Stores the mark and returns whether the browser has it: `storage` events and frames would not tell. */
const keeps = (ui: Ui, mark: string) =>
  ui.eval((left) => {
    localStorage.setItem(left, "1");
    document.cookie = `${left}=1`;
    return document.cookie.includes(left);
  }, mark);

/** Changes the choice as another page does, without any event on this one. */
const chooseElsewhere = (ui: Ui, value: string) => ui.setCookie(CONSENT_COOKIE, value);

for (const [choice, value] of Object.entries(CHOICES) as [string, "1" | "-1"][]) {
  const [opposite] = Object.values(CHOICES).filter((other) => other !== value);
  const isKept = choice === "accepted";

  for (const type of ["visibilitychange", "pageshow", "focus"])
    test(`a choice of elsewhere counts at ${type}: ${choice}`, async ({ ui }) => {
      await ui.setCookie(CONSENT_COOKIE, opposite as string);
      await ui.goto(BANNER_PAGE);
      expect(await keeps(ui, "before")).toBe(!isKept);
      await chooseElsewhere(ui, value);
      await ui.eval((name) => {
        const target = name === "visibilitychange" ? document : window;
        target.dispatchEvent(new Event(name, { bubbles: target === document }));
      }, type);
      expect(await keeps(ui, "after")).toBe(isKept);
    });

  test(`a page that comes back from the page cache has the choice of elsewhere: ${choice}`, async ({
    ui,
  }) => {
    await ui.setCookie(CONSENT_COOKIE, opposite as string);
    await ui.goto(BANNER_PAGE);
    await ui.goto(CLEAN_PAGE);
    await chooseElsewhere(ui, value);
    await ui.eval(() => history.back());
    await expect.poll(() => ui.url()).toContain(BANNER_PAGE);
    await expect.poll(() => keeps(ui, "after")).toBe(isKept);
  });

  test(`a choice in a banner beside the page counts at once, without a banner's code: ${choice}`, async ({
    ui,
  }) => {
    await ui.setCookie(CONSENT_COOKIE, opposite as string);
    await ui.goto(BANNER_PAGE);
    await chooseBeside(ui, value);
    await expect.poll(() => keeps(ui, "after")).toBe(isKept);
    expect(await ui.eval(() => customElements.get("dealer-cookie-hint") === undefined)).toBe(true);
  });
}

test("on a site without https, guard and tags hear of each choice beside the page at once", async ({
  ui,
}) => {
  test.skip(!ui.page, "WebKitGTK's driver cannot answer for other hosts");
  await answerForSite(ui);
  await ui.goto(`${PLAIN}${TAGS_PAGE}&guard`);
  expect(await ui.eval(() => [isSecureContext, "cookieStore" in window])).toEqual([false, false]);
  await show(ui, tags(""));
  for (const [value, isKept, update] of [
    ["1", true, "update granted"],
    ["-1", false, "update denied"],
    ["1", true, "update granted"],
  ] as const) {
    await chooseBeside(ui, value);
    await expect
      .poll(async () => (await dataLayer(ui)).findLast((entry) => entry.startsWith("update")))
      .toBe(update);
    await expect.poll(() => keeps(ui, `mark${value}`)).toBe(isKept);
  }
  expect(await ui.eval(() => document.cookie)).not.toContain("mark-1");
});

test("other listeners of the same event already have the storage of the choice", async ({ ui }) => {
  await ui.setCookie(CONSENT_COOKIE, "-1");
  await ui.goto(GUARDED_PAGE);
  await chooseElsewhere(ui, "1");
  const kept = await ui.eval(() => {
    let kept = false;
    document.addEventListener("visibilitychange", () => {
      document.cookie = "listener=1";
      kept = document.cookie.includes("listener");
    });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    return kept;
  });
  expect(kept).toBe(true);
});

test("an acceptance for this page only lasts while the browser has no choice stored", async ({ ui }) => {
  await ui.goto(GUARDED_PAGE);
  await ui.eval(() => {
    dispatchEvent(new CustomEvent("dealer-cookie-hint-decided", { detail: { choice: "accepted" } }));
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
  expect(await keeps(ui, "after")).toBe(true);
});

test.describe("while the page is being prerendered", () => {
  const PRERENDERED = `${GUARDED_PAGE}&browser=prerendering`;

  const show = (ui: Ui) =>
    ui.eval(() => {
      Object.defineProperty(document, "prerendering", { value: false, configurable: true });
      document.dispatchEvent(new Event("prerenderingchange"));
    });

  for (const [when, stored, later] of [
    ["before", "1", undefined],
    ["meanwhile", "-1", "1"],
  ] as const)
    test(`nothing is stored; an acceptance given ${when} counts at once after it`, async ({ ui }) => {
      await ui.setCookie(CONSENT_COOKIE, stored);
      await ui.goto(PRERENDERED);
      expect(await keeps(ui, "prerendered")).toBe(false);
      if (later) await chooseElsewhere(ui, later);
      await ui.eval(() => {
        document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
        dispatchEvent(new CustomEvent("dealer-cookie-hint-decided", { detail: { choice: "accepted" } }));
      });
      expect(await keeps(ui, "prerendered")).toBe(false);
      await show(ui);
      expect(await keeps(ui, "shown")).toBe(true);
      expect(await ui.eval(() => Object.keys(localStorage))).toEqual(["shown"]);
    });

  test("nothing is stored after it without a choice", async ({ ui }) => {
    await ui.goto(PRERENDERED);
    await show(ui);
    expect(await keeps(ui, "shown")).toBe(false);
  });
});
