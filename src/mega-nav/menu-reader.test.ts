// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { currentBranch, readBranches } from "./menu-reader.ts";

const menu = (html: string) => {
  const root = document.createElement("div");
  root.innerHTML = html;
  return root;
};
const fixture = (name: string) => menu(readFileSync(`tests/fixtures/menus/${name}.html`, "utf8"));
const labels = (root: HTMLElement) =>
  [...readBranches(root).values()].map(({ level, label }) => `${level} ${label}`);

describe("reading the menu that WordPress prints", () => {
  it("finds every item with a submenu, at its level", () => {
    expect(labels(fixture("wp-nav-menu"))).toEqual([
      "1 Cars",
      "2 New cars",
      "3 SUV",
      "2 Heading only",
      "1 Service",
    ]);
  });

  it("finds the branch of the current item", () => {
    const root = fixture("wp-nav-menu");
    expect(currentBranch(root, readBranches(root))?.label).toBe("SUV");
  });
});

describe("reading a menu", () => {
  it("takes a list's closest item as its parent, also through wrappers and columns", () => {
    const root = menu(
      "<ul><li><a>Auto’s</a><div><div><ul><li>1</li></ul></div><ul><li>2</li></ul></div></li></ul>",
    );
    const [cars] = readBranches(root).values();
    expect(cars?.panels).toHaveLength(2);
    expect(labels(root)).toEqual(["1 Auto’s"]);
  });

  it("takes text, an image or a title for a label", () => {
    const label = (html: string) => labels(menu(`<ul><li>${html}<ul><li>x</li></ul></li></ul>`))[0];
    expect(label("Kale   tekst")).toBe("1 Kale tekst");
    expect(label('<a href="/"><img alt="Merel"></a>')).toBe("1 Merel");
    expect(label('<a href="/" aria-label="Start"><i></i></a>')).toBe("1 Start");
    expect(label('<a href="/" title="Begin"></a>')).toBe("1 Begin");
    expect(label("<!-- weg --><span>Werkplaats</span>")).toBe("1 Werkplaats");
  });

  it("does not take aria-current=false for current", () => {
    const root = menu(
      '<ul><li><a aria-current="false">A</a><ul><li>1</li></ul></li><li>B<ul><li><a aria-current="true">2</a></li></ul></li></ul>',
    );
    expect(currentBranch(root, readBranches(root))?.label).toBe("B");
  });

  it("ignores an item around the element", () => {
    const outer = menu("<ul><li><div><ul><li>A</li></ul></div></li></ul>");
    expect(readBranches(outer.querySelector("div") as HTMLElement).size).toBe(0);
  });
});
