import type { Page } from "@playwright/test";
import { originOf } from "./support/hosts.ts";
import { expect, test } from "./support/test.ts";

test.afterEach(({ said }) => expect(said).toEqual([[]]));

const slides = (page: Page) => page.locator("dealer-carousel .slide");

for (const name of ["react", "vue", "vite"] as const)
  test.describe(name, () => {
    test.beforeEach(({ page }) => page.goto(originOf(name)));

    test("the page shows the slide of the carousel's event", async ({ page }) => {
      await page.getByRole("button", { name: "Volgende" }).click();
      await expect(page.getByText("Auto 2 van 3")).toBeVisible();
    });

    test("a refusal emits an event, and a method opens the banner again", async ({ page }) => {
      const decline = page.getByRole("button", { name: "Weigeren", exact: true });
      await decline.click();
      await expect(page.getByText("Je hebt cookies geweigerd.")).toBeVisible();
      await expect(decline).toBeHidden();
      await page.getByRole("button", { name: "Cookievoorkeuren" }).click();
      await expect(decline).toBeVisible();
    });
  });

for (const name of ["react", "vue"] as const)
  test.describe(name, () => {
    test.beforeEach(({ page }) => page.goto(originOf(name)));

    test("slides follow the page's state", async ({ page }) => {
      await page.getByRole("button", { name: "Volgende" }).click();
      await page.getByLabel("Alleen elektrisch").check();
      await expect(slides(page)).toHaveCount(1);
      await expect(page.getByText("Auto 1 van 1")).toBeVisible();
      await page.getByLabel("Alleen elektrisch").uncheck();
      await expect(slides(page)).toHaveCount(3);
      await expect(page.getByText(/van 3/)).toBeVisible();
      await expect(slides(page).locator(":scope:not([inert])")).toHaveCount(1);
    });

    test("a numeric attribute is set", async ({ page }) => {
      await page.setViewportSize({ width: 900, height: 700 });
      await expect(page.getByRole("button", { name: "Menu" })).toBeVisible();
      await page.setViewportSize({ width: 901, height: 700 });
      await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
    });
  });
