import type { Page } from "@playwright/test";
import { BASE_URL } from "../../../server/address.ts";
import type { Ui } from "../../../support/ui.ts";

/** A dealer's site with subdomains, which the test pages' server answers for; no name is looked up. */
export const DOMAIN = "autohuismerel.nl";
export const WWW = `https://www.${DOMAIN}`;
/** Without https, browsers have no Cookie Store API. */
export const PLAIN = `http://www.${DOMAIN}`;
export const SHOP = `https://shop.${DOMAIN}`;

export async function answerForSite(ui: Ui): Promise<void> {
  await (ui.page as Page).context().route(new RegExp(`^https?://([\\w-]+\\.)?${DOMAIN}/`), async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: `${BASE_URL}${pathname}${search}` });
    await route.fulfill({ response });
  });
}

/** The site's cookies with the hosts or domains that they belong to. */
export async function siteCookies(ui: Ui): Promise<string[]> {
  // Chromium writes cookies asynchronously; a read on the page waits for them.
  await ui.eval(() => document.cookie);
  const cookies = await (ui.page as Page).context().cookies();
  return cookies.map(({ name, value, domain }) => `${name}=${value} ${domain}`).sort();
}
