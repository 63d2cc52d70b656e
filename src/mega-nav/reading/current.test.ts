// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { itemsHere } from "./current.ts";

const SITE = "https://dealer.test";

/** The link, the page's address, its base, and whether the link's item is the page's. */
const LINKS: readonly (readonly [href: string, address: string, base: string, isHere: boolean])[] = [
  ["/contact", "/contact", "", true],
  ["/contact/", "/contact", "", true],
  ["contact", "/nl/contact", "", true],
  ["contact", "/nl/contact", "/", false],
  ["nl/contact", "/nl/contact", "/", true],
  ["contact", "/contact", "/nl/", false],
  ["./", "/nl/contact/", "/nl/contact/", true],
  ["?maat=16", "/filter?maat=16", "", true],
  ["?maat=15", "/filter?maat=16", "", false],
  ["/contact", "/contact?utm_source=x", "", true],
  ["/privé", encodeURI("/privé"), "", true],
  ["#team", "/contact", "", false],
  ["#team", "/contact#team", "", true],
  ["/contact#team", "/contact#team", "", true],
  ["#team", "/contact#team", "/", false],
  ["#privé", encodeURI("/contact#privé"), "", true],
  ["/contact", "/contact#team", "", true],
  ["/", "/", "", true],
  ["//dealer.test/contact", "/contact", "", true],
  ["//elders.test/contact", "/contact", "", false],
];

describe("the items of the page", () => {
  it.each(LINKS)("%s on %s with base %j: %s", (href, address, base, isHere) => {
    const root = document.createElement("div");
    root.innerHTML = `<ul><li><a href="${href}">Link</a></li></ul>`;
    const items = itemsHere(root, { address: SITE + address, base: SITE + (base || address) });
    expect(items.length === 1).toBe(isHere);
  });

  it("prefers the link to the place that the address names", () => {
    const root = document.createElement("div");
    root.innerHTML =
      '<ul><li><a href="/contact">Contact</a></li><li><a href="/contact#team">Team</a></li></ul>';
    const page = { address: `${SITE}/contact#team`, base: SITE };
    expect(itemsHere(root, page).map(({ textContent }) => textContent)).toEqual(["Team"]);
  });
});
