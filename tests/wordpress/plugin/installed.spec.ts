import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type FileTree, zipOf } from "../../../scripts/release/file-tree.ts";
import { WORDPRESS_UPDATES, wordpressUpdates } from "../../../scripts/release/updates.ts";
import { wordpressPlugin } from "../../../scripts/release/wordpress.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { reportedByPhp } from "../support/php-log.ts";
import { type Session, signIn } from "../support/session.ts";
import { loaderGone, NARROW, untilMatches, visit } from "../support/visit.ts";

const OTHER_THEME = "/autos/?theme=twentytwentyone";
const { DEALER_NEWEST_SITE_URL } = process.env;
const SETTINGS_PAGE = "/wp-admin/options-general.php?page=dealer-elements";
const { version } = JSON.parse(readFileSync("package.json", "utf8"));

/** The address behind a link's or a form's attribute in WordPress's admin screens. */
const unescaped = (html = "") => html.replaceAll("&amp;", "&").replaceAll("&#038;", "&");

/** As an administrator who replaces the plug-in in the admin screens. */
async function upload(admin: Session, plugin: FileTree) {
  const form = await (await admin.get("/wp-admin/plugin-install.php?tab=upload")).text();
  const nonce = /name="_wpnonce" value="(\w+)"/.exec(form)?.[1] ?? "";
  const zip = new File([new Uint8Array(zipOf(plugin))], "dealer-elements.zip", { type: "application/zip" });
  const fields = { _wpnonce: nonce, "install-plugin-submit": "1" };
  const asked = await admin.upload("/wp-admin/update.php?action=upload-plugin", fields, "pluginzip", zip);
  const replace = /href="([^"]*overwrite=update-plugin[^"]*)"/.exec(await asked.text())?.[1];
  expect(await (await admin.get(`/wp-admin/${unescaped(replace)}`)).text()).not.toContain("error");
}

/** The form as a browser would submit it: the hidden fields and the given values. */
function filled(html: string, fields: Record<string, string>) {
  const hidden = html.matchAll(/<input type=['"]hidden['"][^>]*name=["'](\w+)["'] value=["']([^"']*)["']/g);
  return { ...Object.fromEntries([...hidden].map(([, name, value]) => [name, value])), ...fields };
}

const noteIn = (html: string) => /<textarea[^>]*>([^<]*)<\/textarea>/.exec(html)?.[1];

// One test at a time replaces the plug-in, or saves its settings.
test.describe.configure({ mode: "default" });

test("an administrator uploads a newer zip, and the settings stay", async ({ baseURL, engine }) => {
  test.skip(engine !== "chromium", "One site has one plug-in, and no browser is asked for it");
  const admin = await signIn(baseURL, "admin");
  const settings = (html: string) => html.match(/name="dealer_elements\[[^>]*>/g);
  const before = settings(await (await admin.get(SETTINGS_PAGE)).text());
  expect(before?.length).toBeGreaterThan(10);

  await upload(admin, wordpressPlugin(version));

  const plugins = await (await admin.get("/wp-admin/plugins.php")).text();
  expect(plugins).toMatch(
    new RegExp(`data-plugin="dealer-elements/dealer-elements.php"[\\s\\S]*?${version}`),
  );
  expect(plugins).toMatch(/options-general\.php\?page=dealer-elements">Instellingen/);
  expect(settings(await (await admin.get(SETTINGS_PAGE)).text())).toEqual(before);
  expect(
    (await fetch(new URL("/wp-content/plugins/dealer-elements/dist/dealer-elements.js", baseURL))).ok,
  ).toBe(true);
});

test("an administrator's settings are saved, without scripts and unknown menu places", async ({
  baseURL,
  engine,
}) => {
  test.skip(engine !== "chromium", "One site has one set of settings, and no browser is asked for them");
  const admin = await signIn(baseURL, "admin");
  const form = await (await admin.get(SETTINGS_PAGE)).text();
  const answer = await admin.send(
    "/wp-admin/options.php",
    filled(form, {
      "dealer_elements[menu_location]": "nergens",
      "dealer_elements[cookie_hint_text]": "Koekjes? <script>alert(1)</script><em>Graag</em>.",
      "dealer_elements[accept_days]": "-3",
      "dealer_elements[decline_days]": "90",
    }),
  );
  expect(answer.headers.get("location")).toContain("settings-updated=true");
  expect(answer.headers.get("x-emptied")).toBe("WP Super Cache, LiteSpeed Cache");
  const after = await (await admin.get(SETTINGS_PAGE)).text();
  expect(noteIn(after)).toBe("Koekjes? alert(1)&lt;em&gt;Graag&lt;/em&gt;.");
  expect(after).toMatch(/<option value="" selected='selected'>/);
  expect(after).not.toMatch(/id="dealer-elements-loader"[^>]*checked/);
  expect(after).toMatch(/id="dealer-elements-accept_days"[^>]*value="1"/);
  expect(after).toMatch(/id="dealer-elements-decline_days"[^>]*value="90"/);
});

test("an administrator is told of a newer version at the address that the plug-in's zip has", async ({
  baseURL,
  engine,
}) => {
  test.skip(engine !== "chromium", "One site has one plug-in, and no browser is asked for it");
  const admin = await signIn(baseURL, "admin");
  const server = createServer((_request, response) => {
    response.end(wordpressUpdates("99.0.0", address(), "dealer-elements-wordpress-99.0.0.zip"));
  });
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    await upload(admin, wordpressPlugin(version, `${address()}/${WORDPRESS_UPDATES}`));
    await admin.get("/wp-admin/update-core.php?force-check=1");
    const plugins = await (await admin.get("/wp-admin/plugins.php")).text();
    expect(plugins).toMatch(/id="dealer-elements-update"[\s\S]*?99\.0\.0/);
    expect(plugins).toMatch(/action=upgrade-plugin[^"]*plugin=dealer-elements/);
  } finally {
    server.close();
    await upload(admin, wordpressPlugin(version));
  }
  await admin.get("/wp-admin/update-core.php?force-check=1");
  expect(await (await admin.get("/wp-admin/plugins.php")).text()).not.toContain("99.0.0");
  expect(reportedByPhp()).toEqual([]);
});

test("settings that no form has sent leave a page that works", async ({ baseURL }) => {
  const page = await fetch(new URL(`${OTHER_THEME}&settings=odd`, baseURL));
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain("dealer-elements.js");
  expect(html).not.toMatch(/<dealer-(loader|tags|mega-nav)|--dealer-accent/);
  expect(reportedByPhp()).toEqual([]);
});

const firstScript = (ui: Ui) => ui.eval(() => document.querySelector("script")?.getAttribute("src"));
const accountsOf = (ui: Ui) =>
  ui.eval(() =>
    Object.fromEntries(
      [...(document.querySelector("dealer-tags")?.attributes ?? [])].map(({ name, value }) => [name, value]),
    ),
  );

test("the guard is the first script, and statistics wait for consent", async ({ ui }) => {
  await visit(ui, `${OTHER_THEME}&settings=more&undecided`, NARROW);
  expect(await firstScript(ui)).toMatch(/dist\/dealer-storage-guard\.js$/);
  expect(await accountsOf(ui)).toEqual({
    load: "after-consent",
    "ga-id": "G-PROEF1",
    "matomo-site": '"><script>alert(1)</script>',
  });
  await ui.eval(() => {
    localStorage.setItem("proef", "1");
    document.cookie = "proef=1";
  });
  expect((await ui.cookies()).map(({ name }) => name)).toEqual([]);
  const accent = () =>
    ui.eval(() => getComputedStyle(document.documentElement).getPropertyValue("--dealer-accent"));
  expect(await accent()).toBe("#067");
});

test.describe("in the newest WordPress", () => {
  test.skip(!DEALER_NEWEST_SITE_URL, "Debian's newest WordPress could not be downloaded");

  test("the script is a module of WordPress, once, after its import map", async () => {
    for (const path of ["/autos/?theme=twentytwentyfive&settings", "/contact/"]) {
      const html = await (await fetch(new URL(path, DEALER_NEWEST_SITE_URL))).text();
      const scripts = html.match(/<script[^>]*dealer-elements\.js[^>]*>/g);
      expect(scripts).toEqual([
        expect.stringMatching(/plugins\/dealer-elements\/dist\/dealer-elements\.js" type="module"/),
      ]);
      expect(html.indexOf('type="importmap"')).toBeLessThan(html.indexOf("dealer-elements.js"));
      expect(html.match(/<(link|style)\b[^>]*/)?.[0]).toContain("dealer-elements.css");
    }
  });

  test("WordPress's own menu opens on a phone", async ({ ui }) => {
    await visit(ui, `${DEALER_NEWEST_SITE_URL}/autos/?theme=twentytwentyfive&settings`, NARROW);
    await loaderGone(ui);
    await ui.click(".wp-block-navigation__responsive-container-open");
    await untilMatches(ui, ".wp-block-navigation__responsive-container.is-menu-open");
    await untilMatches(ui, "dealer-to-top:defined");
  });
});
