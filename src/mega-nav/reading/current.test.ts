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
  ["/?page_id=5", "/?page_id=5&utm_source=x", "", true],
  ["/?b=2&a=1", "/?a=1&b=2", "", true],
  ["/?page_id=5", "/?page_id=6", "", false],
  ["/?page_id=5", "/", "", false],
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

  it.each([
    ["/?page_id=5", "Vijf"],
    ["/?page_id=5&utm_source=x", "Vijf"],
    ["/?page_id=7", "Home"],
    ["/?utm_source=x", "Home"],
    ["/", "Home"],
  ])("are on %s those of the link that names most of its parameters", (address, label) => {
    const root = document.createElement("div");
    root.innerHTML =
      '<ul><li><a href="/">Home</a></li><li><a href="/?page_id=5">Vijf</a></li><li><a href="/?page_id=6">Zes</a></li></ul>';
    const page = { address: SITE + address, base: SITE };
    expect(itemsHere(root, page).map(({ textContent }) => textContent)).toEqual([label]);
  });

  it("prefers the link to the place that the address names", () => {
    const root = document.createElement("div");
    root.innerHTML =
      '<ul><li><a href="/contact">Contact</a></li><li><a href="/contact#team">Team</a></li></ul>';
    const page = { address: `${SITE}/contact#team`, base: SITE };
    expect(itemsHere(root, page).map(({ textContent }) => textContent)).toEqual(["Team"]);
  });
});
