import { expect, test } from "../../support/ui.ts";
import { signIn } from "../support/session.ts";

const PAGE = "/wp-admin/options-general.php?page=dealer-elements";

test("the list of plug-ins says where to begin, until the settings are saved", async ({ baseURL }) => {
  const admin = await signIn(baseURL, "admin");
  const hint = async (query: string) =>
    (await (await admin.get(`/wp-admin/plugins.php${query}`)).text()).includes("verandert nog niets");
  expect(await hint("?settings=none")).toBe(true);
  expect(await hint("?settings")).toBe(false);
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
