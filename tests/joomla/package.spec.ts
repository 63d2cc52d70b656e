import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { BUTTON_TEXTS, buttonTemplates } from "../../scripts/joomla/button-plugin.ts";
import { joomlaChangelog } from "../../scripts/joomla/changelog.ts";
import { joomlaPackage } from "../../scripts/joomla/package.ts";
import { key } from "../../scripts/joomla/texts.ts";
import { type FileTree, textFile, zipOf } from "../../scripts/release/file-tree.ts";
import { addUser, MANAGERS } from "./support/add-user.ts";
import { Admin } from "./support/admin.ts";
import { query } from "./support/database.ts";

/* One site has one state: the package is installed, used and uninstalled in this order. */
test.describe.configure({ mode: "serial" });

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const GTM = "https://www.googletagmanager.com/**";
const MOST_CONTRAST_NEEDED = 4.5;

const env = (name: string) => process.env[name] ?? "";

/** What a page says in its console, and what it asks of Google. */
async function watch(page: Page) {
  const problems: string[] = [];
  const requests: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  await page.route(GTM, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: "text/javascript", body: "" });
  });
  return { problems, requests };
}

const menuOf = (page: Page) => page.locator("dealer-mega-nav");

/** The least contrast of the visible words in an element with the first opaque background around them. */
const leastContrast = (page: Page, selector: string) =>
  page.evaluate((where) => {
    const parts = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const light = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = parts(colour)
        .slice(0, 3)
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const behind = (element: Element | null): string => {
      if (!element) return "rgb(255, 255, 255)";
      const { backgroundColor } = getComputedStyle(element);
      return (parts(backgroundColor)[3] ?? 1) === 1 ? backgroundColor : behind(element.parentElement);
    };
    const ratios = [...document.querySelectorAll(where)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      .map((element) => {
        const [one, other] = [light(getComputedStyle(element).color), light(behind(element))].sort(
          (a, b) => b - a,
        );
        return ((one ?? 0) + 0.05) / ((other ?? 0) + 0.05);
      });
    return { count: ratios.length, least: Math.min(...ratios) };
  }, selector);

/** A package as a file to upload. */
function packageFile(files: FileTree): string {
  const path = test.info().outputPath("package.zip");
  writeFileSync(path, zipOf(files));
  return path;
}

/** HTML as TinyMCE writes it: other spaces between tags, attributes in another order, and addresses on the site without their first slash. */
const asWritten = (html: string) =>
  html
    .replaceAll(/<p>&nbsp;<\/p>|(?<=>)\s+(?=<)/g, "")
    .replaceAll(/="\/(?=\w)/g, '="')
    .replaceAll(/(?<=<[\w-]+)( [\w-]+="[^"]*")+/g, (attributes) =>
      (attributes.match(/ [\w-]+="[^"]*"/g) ?? []).sort().join(""),
    );

const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

test("is refused by a Joomla that is too old, with nothing left of it", async ({ page }) => {
  const files = joomlaPackage("1.0.0");
  const script = textOf(files["script.php"]).replace(/(minimumJoomla = )'[\d.]+'/, "$1'99.0'");
  const admin = new Admin(page);
  await admin.signIn();
  await admin.upload(packageFile({ ...files, "script.php": textFile(script) }), /99\.0/);
  expect(await query("SELECT name FROM jos_extensions WHERE element LIKE '%dealer%'")).toBe("");
  expect(existsSync(join(env("DEALER_SITE_FOLDER"), "plugins/system/dealerelements"))).toBe(false);
});

/** What a builder does with the pointer; a file that is chosen and a value in a list are one press each. */
const MOST_PRESSES = 10;

test("is a working menu after few presses", async ({ page }) => {
  const start = Date.now();
  let presses = 0;
  const press = async (target: Locator) => {
    await target.click();
    presses += 1;
  };
  const admin = new Admin(page);
  await admin.signIn();
  await press(page.getByRole("link", { name: "System", exact: true }));
  await press(page.getByRole("link", { name: "Extensions", exact: true }).first());
  const choosing = page.waitForEvent("filechooser");
  await press(page.getByRole("button", { name: "Or browse for file" }));
  await (await choosing).setFiles(env("DEALER_PACKAGE"));
  presses += 1;
  await press(page.getByRole("link", { name: "Make the module of your menu a menu" }));
  await press(page.getByRole("link", { name: "Hoofdmenu" }));
  await press(page.getByRole("tab", { name: "Dealer" }));
  await page.getByLabel("Make this module a").selectOption({ label: "Menu" });
  presses += 1;
  await press(page.getByRole("button", { name: "Save", exact: true }));
  await admin.expectMessage(/saved/);
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
  await page.goto("/");
  const menu = menuOf(page);
  await menu.getByRole("button", { name: "Auto's" }).click();
  await expect(menu.getByRole("link", { name: "Private lease" })).toBeVisible();
  console.log(
    `From the package to a working menu: ${presses} presses, ${((Date.now() - start) / 1000).toFixed(0)} s`,
  );
});

test("changes nothing else, and its plug-in keeps what its form says", async ({ page }) => {
  await page.goto("/");
  expect((await page.content()).match(/<dealer-[\w-]+/g)).toEqual(["<dealer-mega-nav"]);
  const admin = new Admin(page);
  await admin.signIn();
  await admin.openPlugin();
  await expect(page.getByLabel("Status", { exact: true })).toHaveValue("1");
  for (const label of ["To-top button", "Cookie banner", "Storage guard", "Statistics", "Call us", "Tips"])
    await admin.switchOn(label);
  await expect(page.getByLabel("Remember “no” (days)")).toHaveValue("180");
  await page.getByLabel("Google Tag Manager", { exact: true }).fill("GTM-ABC123");
  await page.getByLabel("Phone numbers").fill("Verkoop 0579 14 19 74");
  await admin.save();
  await expect(page.getByLabel("Google Tag Manager", { exact: true })).toHaveValue("GTM-ABC123");
  await expect(page.getByLabel("Phone numbers")).toHaveValue("Verkoop 0579 14 19 74");
  await expect(page.getByLabel("Text of the loader")).toBeHidden();
});

test("makes what it says of each module", async ({ page }) => {
  const admin = new Admin(page);
  await admin.signIn();
  const choices = {
    Hoofdmenu: "Menu",
    "Zoek op de site": "Search with suggestions",
    Open: "Sticky column",
    "Nieuw binnen": "Carousel",
  };
  for (const [title, label] of Object.entries(choices)) {
    await admin.openModule(title);
    await page.getByLabel("Make this module a").selectOption({ label });
    if (label === "Menu") await page.getByLabel("Text of the menu button").fill("Alle pagina’s");
    await admin.save();
    await expect(page.getByLabel("Make this module a").locator("option:checked")).toHaveText(label);
  }
  await admin.openModule("Hoofdmenu");
  await expect(page.getByLabel("Text of the menu button")).toHaveValue("Alle pagina’s");
});

test("asks nothing of others before consent, and has a page that works on a wide window", async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  const { problems, requests } = await watch(page);
  await page.goto("/");
  await expect(page.locator("head script").first()).toHaveAttribute("src", /dealer-storage-guard\.js$/);

  const banner = page.getByText(/Autohuis Merel asks for consent/);
  await expect(banner).toBeVisible();
  await expect(page.locator('[aria-current="page"]').first()).toBeVisible();
  expect(requests).toEqual([]);
  await page.getByRole("button", { name: "Accepteren" }).click();
  await expect(banner).toBeHidden();
  await expect.poll(() => requests.length).toBe(1);

  const menu = menuOf(page);
  await menu.getByRole("button", { name: "Auto's" }).click();
  await expect(menu.getByRole("link", { name: "Private lease" })).toBeVisible();
  const words = await leastContrast(page, "dealer-mega-nav :is(a, span)");
  expect(words.count).toBeGreaterThan(6);
  expect(words.least).toBeGreaterThanOrEqual(MOST_CONTRAST_NEEDED);
  await page.keyboard.press("Escape");
  await expect(menu.getByRole("link", { name: "Private lease" })).toBeHidden();

  await menu.getByRole("button", { name: "Werkplaats" }).focus();
  await page.keyboard.press("Enter");
  await expect(menu.getByRole("link", { name: "APK" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: "APK" })).toBeFocused();

  await page.getByRole("button", { name: "Bel ons" }).click();
  await expect(page.getByRole("link", { name: "0579 14 19 74" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Uitgelicht" })).toBeVisible();
  await expect(page.locator("dealer-sticky-column").getByRole("heading", { name: "Open" })).toBeVisible();
  expect(problems).toEqual([]);
});

test("goes back to the top of a long page", async ({ page }) => {
  const { problems } = await watch(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Weigeren" }).click();
  await page.locator("main").evaluate((main) => main.style.setProperty("min-height", "3000px"));
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.getByRole("button", { name: "Naar boven" }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(problems).toEqual([]);
});

test("has a phone menu as narrow as Cassiopeia is", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { problems } = await watch(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Weigeren" }).click();
  const menu = menuOf(page);
  await menu.getByRole("button", { name: "Alle pagina’s" }).click();
  const heading = menu.getByText("Auto's", { exact: true }).first();
  await expect(heading).toBeVisible();
  expect((await heading.boundingBox())?.height).toBeGreaterThanOrEqual(20);
  await menu.getByRole("button", { name: "Auto's" }).click();
  await expect(menu.getByRole("link", { name: "Private lease" })).toBeVisible();
  const words = await leastContrast(page, "dealer-mega-nav :is(a, span)");
  expect(words.count).toBeGreaterThan(6);
  expect(words.least).toBeGreaterThanOrEqual(MOST_CONTRAST_NEEDED);
  const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(beyond)).toBe(0);
  await page.setViewportSize({ ...PHONE, width: 991 });
  await expect(menu.getByRole("button", { name: "Alle pagina’s" })).toBeVisible();
  await page.setViewportSize({ ...PHONE, width: 992 });
  await expect(menu.getByRole("button", { name: "Alle pagina’s" })).toBeHidden();
  expect(problems).toEqual([]);
});

for (const layout of ["collapse-metismenu", "dropdown-metismenu"])
  test(`has one working menu with Cassiopeia's layout ${layout}`, async ({ page }) => {
    const choose = (path: string) =>
      query(
        `UPDATE jos_modules SET params = JSON_SET(params, '$.layout', '${path}') WHERE title = 'Hoofdmenu'`,
      );
    await choose(`cassiopeia:${layout}`);
    const { problems } = await watch(page);
    const menu = menuOf(page);
    const toggle = menu.getByRole("button", { name: "Auto's" });
    const link = menu.getByRole("link", { name: "Private lease" });
    for (const size of [WIDE, PHONE]) {
      await page.setViewportSize(size);
      await page.goto("/");
      const decline = page.getByRole("button", { name: "Weigeren" });
      if (size === WIDE) await decline.click();
      else await menu.getByRole("button", { name: "Alle pagina’s" }).click();
      await expect(toggle).toHaveCount(1);
      await toggle.click();
      await expect(link).toBeVisible();
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(20);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width);
      await page.screenshot({ path: test.info().outputPath(`${layout}-${size.width}.png`) });
      await toggle.click();
      await expect(link).toBeHidden();
      // Joomla's own button would open and close the list a second time.
      await expect(page.locator(".navbar-toggler:visible")).toHaveCount(0);
    }
    expect(problems).toEqual([]);
    await choose("_:default");
  });

test("shows Smart Search's suggestions, and keeps its button and its placeholder", async ({ page }) => {
  const { problems } = await watch(page);
  const asked: string[] = [];
  await page.route("**/*task=suggestions.suggest*", async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get("q") ?? "");
    await route.fulfill({ json: { suggestions: ["suv", "suzuki"] } });
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Weigeren" }).click();
  const field = page.locator(".mod-finder input[name=q]");
  await expect(field).toHaveAttribute("placeholder", "Search …");
  await expect(page.locator(".mod-finder").getByRole("button", { name: "Search" })).toBeVisible();
  await field.pressSequentially("su");
  await expect(page.getByRole("option")).toHaveText(["suv", "suzuki"]);
  expect(asked).toContain("su");
  await expect(page.locator(".awesomplete")).toHaveCount(0);
  expect(problems).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test("has every link of every submenu", async ({ page, browserName }) => {
    test.skip(browserName === "firefox", "Playwright cannot switch scripts off in it");
    await page.goto("/");
    for (const name of ["Private lease", "Gezinsauto's", "APK"])
      await expect(menuOf(page).getByRole("link", { name })).toBeVisible();
  });
});

test("keeps tags in the editor", async ({ page }) => {
  const admin = new Admin(page);
  await admin.signIn();
  await admin.newArticle();
  for (const html of [
    "<dealer-to-top></dealer-to-top>",
    '<dealer-carousel no-loop="" interval-ms="8000"><div>a</div></dealer-carousel>',
    '<dealer-consent-gate service="YouTube"><template><iframe src="https://www.youtube-nocookie.com/embed/x" title="t"></iframe></template><a href="https://youtu.be/x">x</a></dealer-consent-gate>',
    '<p><a href="https://dealer.test/" data-dealer-cookie-hint-open="">x</a></p>',
  ])
    expect((await admin.written(html)).replaceAll(/\n/g, "")).toBe(html);
});

test.describe("the button of the editor", () => {
  test.skip(({ browserName }) => browserName === "firefox", "Its menu closes before a test can press in it");

  test("inserts what the guide shows of each tag, and the tag is saved", async ({ page }) => {
    const admin = new Admin(page);
    await admin.signIn();
    await admin.newArticle();
    for (const [path, bytes] of Object.entries(buttonTemplates())) {
      const name = BUTTON_TEXTS[key("button", path.replace("templates/", "").replace(".html", ""))];
      const inserted = await admin.inserted(name?.["en-GB"] ?? "");
      expect(asWritten(inserted)).toBe(asWritten(textOf(bytes)));
    }
    await page.getByRole("textbox", { name: /^Title/ }).fill("Met een tag");
    await admin.save();
    expect(await query("SELECT introtext FROM jos_content WHERE title = 'Met een tag'")).toContain(
      "<dealer-",
    );
  });

  test("is not there for authors whose tags Joomla removes", async ({ page }) => {
    const manager = { name: "manager", password: "twelve-characters" };
    await addUser(manager, MANAGERS);
    const admin = new Admin(page);
    await admin.signIn(manager);
    await admin.newArticle();
    const buttons = await admin.openButtons();
    await expect(buttons.filter({ hasText: "Read More" })).toBeVisible();
    await expect(buttons.filter({ hasText: "Dealer Elements" })).toHaveCount(0);
  });
});

test("says what a newer version changes", async ({ page }) => {
  const changelog = joomlaChangelog("9.0.0", "## Unreleased\nJoomla:\n- Een `knop` & meer.\n");
  const server = createServer((_request, response) => response.end(changelog));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const release = { updateServer: `${address}/updates.xml`, changelog: `${address}/changelog.xml` };
    const admin = new Admin(page);
    await admin.signIn();
    await admin.upload(packageFile(joomlaPackage("9.0.0", release)));
    await admin.openPackages();
    await page.getByRole("button", { name: "9.0.0" }).click();
    await expect(page.getByRole("dialog").getByRole("listitem")).toHaveText(["Een knop & meer."]);
  } finally {
    server.close();
  }
});

test("leaves nothing when it is uninstalled", async ({ page }) => {
  const admin = new Admin(page);
  await admin.signIn();
  await admin.uninstallPackage();
  const places = [
    ...["media/plg_system_dealerelements", "plugins/system/dealerelements", "plugins/fields/dealerdate"],
    ...["media/plg_editors-xtd_dealertags", "plugins/editors-xtd/dealertags"],
    ...["administrator/manifests/packages/dealerelements", "language/en-GB/pkg_dealerelements.sys.ini"],
  ];
  for (const place of places) expect(existsSync(join(env("DEALER_SITE_FOLDER"), place)), place).toBe(false);
  expect(await query("SELECT name FROM jos_extensions WHERE element LIKE '%dealer%'")).toBe("");
  expect(await query("SELECT title FROM jos_modules WHERE params LIKE '%dealer%'")).toBe("");
  expect(await query("SELECT name FROM jos_update_sites WHERE name LIKE '%Dealer%'")).toBe("");
  const { problems } = await watch(page);
  await page.goto("/");
  expect(await page.content()).not.toContain("dealer");
  expect(problems).toEqual([]);
});
