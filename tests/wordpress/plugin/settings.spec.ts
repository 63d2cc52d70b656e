import { expect, test } from "../../support/ui.ts";
import { signIn } from "../support/session.ts";

const PAGE = "/wp-admin/options-general.php?page=dealer-elements";

/** The form as a browser would submit it: the hidden fields and the given values. */
function filled(html: string, fields: Record<string, string>) {
  const hidden = html.matchAll(/<input type=['"]hidden['"][^>]*name=["'](\w+)["'] value=["']([^"']*)["']/g);
  return { ...Object.fromEntries([...hidden].map(([, name, value]) => [name, value])), ...fields };
}

const noteIn = (html: string) => /<textarea[^>]*>([^<]*)<\/textarea>/.exec(html)?.[1];

test("an administrator's settings are saved, without scripts and unknown menu places", async ({
  baseURL,
  engine,
}) => {
  test.skip(engine !== "chromium", "One site has one set of settings, and no browser is asked for them");
  const admin = await signIn(baseURL, "admin");
  const form = await (await admin.get(PAGE)).text();
  const answer = await admin.send(
    "/wp-admin/options.php",
    filled(form, {
      "dealer_elements[menu_location]": "nergens",
      "dealer_elements[cookie_hint_text]": "Koekjes? <script>alert(1)</script><em>Graag</em>.",
    }),
  );
  expect(answer.headers.get("location")).toContain("settings-updated=true");
  const after = await (await admin.get(PAGE)).text();
  expect(noteIn(after)).toBe("Koekjes? alert(1)&lt;em&gt;Graag&lt;/em&gt;.");
  expect(after).toMatch(/<option value="" selected='selected'>/);
  expect(after).not.toMatch(/id="dealer-elements-loader"[^>]*checked/);
});

test("nobody else can see or save them", async ({ baseURL }) => {
  const author = await signIn(baseURL, "auteur");
  expect((await author.get(PAGE)).status).toBe(403);
  const form = { option_page: "dealer-elements", action: "update", "dealer_elements[loader]": "1" };
  expect((await author.send("/wp-admin/options.php", form)).status).toBe(403);
});

test("an administrator cannot save them without the form's nonce", async ({ baseURL }) => {
  const admin = await signIn(baseURL, "admin");
  const forged = { option_page: "dealer-elements", action: "update", "dealer_elements[loader]": "1" };
  expect((await admin.send("/wp-admin/options.php", forged)).status).toBe(403);
});
