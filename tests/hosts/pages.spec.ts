import { HOSTS, originOf } from "./support/hosts.ts";
import { HAS_HUGO, WITHOUT_HUGO } from "./support/hugo.ts";
import { expect, test } from "./support/test.ts";

const PHONE = { width: 360, height: 740 };
const CONSENT_COOKIE = "reDimCookieHint";

/** A page logs nothing, except that there are two copies. */
const SAID: Partial<Record<string, string[]>> = {
  "two-versions": ["dealer-elements is on this page twice; the first is used."],
};

for (const name of HOSTS)
  test.describe(name, () => {
    test.skip(name === "hugo" && !HAS_HUGO, WITHOUT_HUGO);

    test.beforeEach(({ page }) => page.goto(originOf(name)));
    test.afterEach(({ said }) => expect(said).toEqual(said.map(() => SAID[name] ?? [])));

    test("a submenu opens and Escape closes it", async ({ page }) => {
      const submenu = page.getByRole("link", { name: "Elektrisch" });
      await page.getByRole("button", { name: "Occasions" }).click();
      await expect(submenu).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(submenu).toBeHidden();
    });

    test("on a phone the menu opens, and in it a submenu", async ({ page }) => {
      await page.setViewportSize(PHONE);
      await expect(page.getByRole("link", { name: "Home" })).toBeHidden();
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(page.getByRole("link", { name: "Home" })).toBeVisible();
      await page.getByRole("button", { name: "Occasions" }).click();
      await expect(page.getByRole("link", { name: "Elektrisch" })).toBeVisible();
    });

    test("the banner accepts consent and does not show on the next visit", async ({ page, context }) => {
      const accept = page.getByRole("button", { name: "Accepteren" });
      await accept.click();
      await expect(accept).toBeHidden();
      expect(await context.cookies()).toMatchObject([{ name: CONSENT_COOKIE, value: "1" }]);
      await page.reload();
      await page.getByRole("button", { name: "Occasions" }).click();
      await expect(accept).toBeHidden();
    });

    test("the carousel shows the requested slide", async ({ page }) => {
      // Where the banner covers a button, Playwright scrolls the page to its end, and the slide goes out of sight.
      await page.getByRole("button", { name: "Accepteren" }).click();
      const slides = page.locator("dealer-carousel > :is(div, p)");
      await page.getByRole("button", { name: /^Ga naar 2 / }).click();
      await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 });
      await expect(slides.nth(0)).not.toBeInViewport({ ratio: 0.5 });
    });
  });
