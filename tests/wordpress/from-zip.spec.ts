import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { zipOf } from "../../scripts/release/file-tree.ts";
import { wordpressPlugin } from "../../scripts/release/wordpress.ts";
import { systemSite } from "../../scripts/wordpress/paths.ts";
import { sql } from "../support/sql.ts";
import { expect, test } from "../support/ui.ts";
import { type Session, signIn } from "./support/session.ts";

/* After all other tests, since the site has one plug-in: it is deleted, and somebody begins with the zip. */
test.describe.configure({ mode: "serial" });

const PLUGIN = "dealer-elements/dealer-elements.php";
/** What an author does with the pointer; a file that is chosen and a value in a list are one press each. */
const MOST_PRESSES = 10;

const linkIn = (html: string, pattern: RegExp) =>
  (pattern.exec(html)?.[1] ?? "").replaceAll("&amp;", "&").replaceAll("&#038;", "&");

async function deletePlugin(admin: Session) {
  const plugins = async () => (await admin.get("/wp-admin/plugins.php")).text();
  const off = linkIn(await plugins(), /href="(plugins\.php\?action=deactivate&[^"]*dealer-elements[^"]*)"/);
  await admin.get(`/wp-admin/${off}`);
  const nonce = /name="_wpnonce" value="(\w+)"/.exec(await plugins())?.[1] ?? "";
  const answer = await admin.send("/wp-admin/plugins.php", {
    action: "delete-selected",
    "checked[0]": PLUGIN,
    "verify-delete": "1",
    _wpnonce: nonce,
  });
  expect(answer.status).toBe(302);
}

test("a plug-in that is deleted leaves nothing", async ({ baseURL }) => {
  const admin = await signIn(baseURL, "admin");
  const stored = async () => ({
    options: await sql(
      systemSite.database,
      "SELECT option_name FROM wp_options WHERE option_name LIKE 'dealer_elements%'",
    ),
    choices: await sql(
      systemSite.database,
      "SELECT meta_id FROM wp_postmeta WHERE meta_key LIKE '%dealer_elements%'",
    ),
    tables: await sql(systemSite.database, "SHOW TABLES LIKE '%dealer%'"),
    pictures: existsSync(join(systemSite.folder, "wp-content/uploads/dealer-elements-stills")),
    files: existsSync(join(systemSite.folder, "wp-content/plugins/dealer-elements")),
  });
  const before = await stored();
  expect(before).toMatchObject({ pictures: true, files: true });
  expect(before.options).toContain("dealer_elements_record_texts");
  expect(before.choices).not.toBe("");
  expect(before.tables).toContain("dealer_elements_record");
  await deletePlugin(admin);
  expect(await stored()).toEqual({ options: "", choices: "", tables: "", pictures: false, files: false });
});

test("from the zip to a working menu in few presses", async ({ ui, baseURL }) => {
  const { page } = ui;
  if (!page) throw new Error("There is no page");
  const admin = await signIn(baseURL, "admin");
  const themes = await (await admin.get("/wp-admin/themes.php")).text();
  await admin.get(
    `/wp-admin/${linkIn(themes, /href="[^"]*(themes\.php\?action=activate[^"]*stylesheet=twentytwentyone[^"]*)"/)}`,
  );
  const zip = test.info().outputPath("dealer-elements-wordpress.zip");
  writeFileSync(zip, zipOf(wordpressPlugin("1.0.0")));
  await page.goto(`/wp-login.php?redirect_to=${encodeURIComponent("/wp-admin/index.php")}`);
  await page.locator("#user_login").fill("admin");
  await page.locator("#user_pass").fill("admin");
  await page.locator("#user_pass").press("Enter");
  await page.waitForURL(/index\.php/);

  const start = Date.now();
  let presses = 0;
  const press = async (target: Locator) => {
    await target.click();
    presses += 1;
  };
  await press(page.locator("#menu-plugins > a"));
  await press(page.locator("a.page-title-action"));
  await press(page.locator("a.upload-view-toggle, button.upload-view-toggle").first());
  await page.locator("input[name=pluginzip]").setInputFiles(zip);
  presses += 1;
  await press(page.locator("#install-plugin-submit"));
  await press(page.locator('a[href*="action=activate"]'));
  await press(page.locator('.notice a[href*="page=dealer-elements"]'));
  await page.locator("#dealer-elements-menu_location").selectOption("primary");
  presses += 1;
  await press(page.locator("#submit"));
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES);

  await page.goto("/autos/");
  const toggle = page.locator("dealer-mega-nav [data-dealer-toggle]").first();
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await expect(page.locator("dealer-mega-nav li:has(> [aria-expanded=true]) > ul a").first()).toBeVisible();
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  console.log(`From the zip to a working menu: ${presses} presses, ${seconds} s`);
});
