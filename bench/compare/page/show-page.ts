import type { Page } from "@playwright/test";

/** Shows a page of our own at an address of the server, so that it can use the server's files. */
export async function showPage(page: Page, address: string, body: string): Promise<void> {
  await page.route(address, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }));
  await page.goto(address, { waitUntil: "load" });
  await page.unrouteAll();
}
