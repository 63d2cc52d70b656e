// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { deadAddresses, frameOf, isAlive, type Page, pagesIn } from "../support/pages-of.ts";

/* Static pages with the same structure, as a CMS would print them. `npm test` builds the package that they load. */

const SITES = {
  dealership: {
    names: ["index", "occasions", "noorda-kust", "werkplaats", "contact", "privacy"],
    searchList: "voorraad.json",
  },
  museum: { names: ["index", "nu-te-zien", "bezoek", "verhalen", "privacy"], searchList: "collectie.json" },
};

const CHOICE = "site/keuze.js";

const all = ({ document }: Page, selector: string) => [...document.querySelectorAll(selector)];
const html = (elements: readonly Element[]) => elements.map(({ outerHTML }) => outerHTML);
const description = (page: Page) =>
  page.document.querySelector<HTMLMetaElement>("meta[name=description]")?.content ?? "";
const unique = (values: readonly string[]) => new Set(values).size;

for (const [site, { names, searchList }] of Object.entries(SITES)) {
  const pages = pagesIn(`examples/${site}`);
  const [home] = pages.filter(({ file }) => file === "index.html");

  describe(`the example site ${site}`, () => {
    it("is whole", () =>
      expect(pages.map(({ file }) => file)).toEqual(
        expect.arrayContaining(names.map((name) => `${name}.html`)),
      ));

    it("uses every element somewhere", () => {
      const tags = readdirSync("elements").map((file) => basename(file, ".ts"));
      expect(tags.filter((tag) => !pages.some((page) => all(page, tag).length > 0))).toEqual([]);
    });

    it("shows the visitor's choice with the script of the recipe", () => {
      const recipe = readFileSync("docs/recipes/consent.md", "utf8");
      expect(recipe).toContain(readFileSync(`examples/${site}/${CHOICE}`, "utf8"));
    });

    it("gives every page a title and a description of its own", () => {
      expect(unique(pages.map(({ document }) => document.title))).toBe(pages.length);
      expect(unique(pages.map(description))).toBe(pages.length);
      for (const page of pages) expect(description(page).length).toBeGreaterThan(50);
    });

    it("has every page that its search suggests", () => {
      const rows: { href: string }[] = JSON.parse(
        readFileSync(`examples/${site}/site/${searchList}`, "utf8"),
      );
      expect(rows.length).toBeGreaterThan(5);
      expect(rows.filter(({ href }) => !home || !isAlive(href, home.url, pages))).toEqual([]);
    });

    describe.each(pages)("on $file", (page) => {
      it("has the head, header and footer of its home page", () =>
        expect(frameOf(page)).toBe(home && frameOf(home)));

      it("marks only the current page in the menu", () => {
        const inMenu = all(page, `header nav a[href="${page.file}"]:not([aria-current=page])`);
        const elsewhere = all(page, `header [aria-current]:not([href="${page.file}"])`);
        expect(html([...inMenu, ...elsewhere])).toEqual([]);
      });

      it("has no broken links", () => expect(deadAddresses(page, pages)).toEqual([]));

      it("is in Dutch, with one h1 and unique ids", () => {
        expect(page.document.documentElement.lang).toBe("nl");
        expect(all(page, "h1")).toHaveLength(1);
        const ids = all(page, "[id]").map(({ id }) => id);
        expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      });

      it("has the size and a description of each picture", () =>
        expect(html(all(page, "img:not([width][height]), img:not([alt])"))).toEqual([]));

      it("has only the library's two scripts, on the privacy page the recipe's, and no inline style", () => {
        const scripts = all(page, "script").map((script) => basename(script.getAttribute("src") ?? ""));
        const own = page.file === "privacy.html" ? [basename(CHOICE)] : [];
        expect(scripts).toEqual(["dealer-storage-guard.js", "dealer-elements.js", ...own]);
        expect(html(all(page, "style, [style]"))).toEqual([]);
      });
    });
  });
}
