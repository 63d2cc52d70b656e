import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CDN, FOLDER, originOf } from "./support/hosts.ts";
import { expect, test } from "./support/test.ts";

const MENU_CHUNK = /\/chunks\/core-\w+\.js$/;

test("the whole library comes from the CDN", async ({ page }) => {
  const files: string[] = [];
  page.on("request", (request) => files.push(request.url()));
  await page.goto(originOf("cdn"));
  await page.getByRole("button", { name: "Occasions" }).click();
  await page.getByRole("button", { name: "Accepteren" }).click();
  const ofTheLibrary = files.filter((url) => /\.js$|\/dealer-elements\.css$/.test(url));
  expect(ofTheLibrary).toContainEqual(expect.stringMatching(MENU_CHUNK));
  expect(ofTheLibrary.filter((url) => !url.startsWith(CDN))).toEqual([]);
});

for (const file of [/\/dealer-elements\.js$/, MENU_CHUNK])
  test(`a changed file does not run, and the menu is a list of links: ${file}`, async ({ page, said }) => {
    await page.route(file, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        headers: { "Access-Control-Allow-Origin": "*" },
        body: `${publishedFile(route.request().url())}\ndocument.title = "gekaapt";`,
      }),
    );
    await page.goto(originOf("cdn"));
    await expect.poll(() => said.flat()).toContainEqual(expect.stringContaining("integrity"));
    await expect(page).toHaveTitle("Autohuis Merel");
    await expect(page.getByRole("link", { name: "Occasions" })).toBeVisible();
    await expect(page.locator("dealer-mega-nav:defined")).toHaveCount(0);
  });

function publishedFile(url: string) {
  return readFileSync(join(FOLDER, url.replace(/^.*?@[^/]*/, "")), "utf8");
}
