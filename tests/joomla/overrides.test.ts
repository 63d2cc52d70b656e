// @vitest-environment happy-dom
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readItems } from "../../src/autocomplete/suggestions/read-items.ts";
import { contracts } from "../../src/contracts.ts";
import { menuFixtures } from "../fixtures/menus/index.ts";

const EXAMPLE = "examples/joomla/cassiopeia_dealer";
const ASSETS = "media/templates/site/cassiopeia_dealer/dealer-elements";

const hasPhp = spawnSync("php", ["--version"]).status === 0;

interface Scene {
  module: Record<string, unknown>;
  params?: Record<string, unknown>;
  query?: Record<string, string>;
  attribs?: Record<string, string>;
  route?: string;
}

/** The output of an override, parsed as a page. */
function render(layout: string, scene: Scene) {
  const { stdout, stderr } = spawnSync("php", ["tests/joomla/render.php", layout, JSON.stringify(scene)], {
    encoding: "utf8",
  });
  if (!stdout.startsWith("{")) throw new Error(stderr || stdout);
  const { html, presets } = JSON.parse(stdout) as { html: string; presets: string[] };
  return { html, presets, page: new DOMParser().parseFromString(html, "text/html") };
}

const attributesOf = (element: Element | null | undefined) =>
  Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));

const TITLE = '"Hoofd" & <menu>';

describe.skipIf(!hasPhp)("the Joomla overrides, where PHP is installed", () => {
  it.each(
    readdirSync(EXAMPLE, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".php")),
  )("%s is PHP", (file) => {
    expect(spawnSync("php", ["-l", `${EXAMPLE}/${file}`]).status).toBe(0);
  });

  it("put Joomla's own list in a menu with the module's name", () => {
    const { html, page, presets } = render("mod_menu/dealer", { module: { id: 1, title: TITLE } });
    const list = menuFixtures.find(({ name }) => name === "joomla-mod-menu")?.html;
    expect(html).toContain(list);
    expect(page.querySelector("dealer-mega-nav > ul.mod-menu")).not.toBeNull();
    expect(attributesOf(page.querySelector("dealer-mega-nav"))).toEqual({ label: TITLE });
    expect(presets).toEqual(["dealer-elements"]);
  });

  it("print a search form that works without scripts, with Smart Search's suggestions", () => {
    const { page } = render("mod_finder/dealer", {
      module: { id: 7, title: "Zoeken" },
      query: { q: '"suv" & <b>' },
      route: "index.php?option=com_finder&view=search&Itemid=101&q=oud",
    });
    const form = page.querySelector("form");
    const fields = [...(form?.elements ?? [])] as HTMLInputElement[];
    expect(form?.getAttribute("action")).toBe("/index.php?option=com_finder&view=search&Itemid=101&q=oud");
    expect(Object.fromEntries(fields.map(({ name, value }) => [name, value]))).toEqual({
      q: '"suv" & <b>',
      option: "com_finder",
      view: "search",
      Itemid: "101",
    });
    expect(page.querySelector("label")?.getAttribute("for")).toBe(page.querySelector("input")?.id);
    expect(attributesOf(page.querySelector("dealer-autocomplete"))).toMatchObject({
      url: "/index.php?option=com_finder&task=suggestions.suggest&format=json&tmpl=component",
      param: "q",
    });
  });

  it("have no suggestions where the module has turned them off", () => {
    const scene = { module: { id: 7, title: "Zoeken" }, params: { show_autosuggest: 0 } };
    const { page } = render("mod_finder/dealer", scene);
    expect(page.querySelector("dealer-autocomplete")?.getAttribute("url")).toBe("");
  });

  it("keep a module with its title in view", () => {
    const module = { title: TITLE, showtitle: 1, content: "<p>Open tot 18.00</p>" };
    const { page } = render("layouts/chromes/dealer-sticky", { module, attribs: { after: "#a > b" } });
    const column = page.querySelector("dealer-sticky-column");
    expect(attributesOf(column)).toEqual({ after: "#a > b" });
    expect([...(column?.children ?? [])].map(({ outerHTML }) => outerHTML)).toEqual([
      '<h3>"Hoofd" &amp; &lt;menu&gt;</h3>',
      "<p>Open tot 18.00</p>",
    ]);
  });

  it("print nothing for a module without content", () => {
    const module = { title: "Leeg", showtitle: 1, content: "" };
    expect(render("layouts/chromes/dealer-sticky", { module }).html).toBe("");
  });

  it("give a tag only attributes that it has", () => {
    const scene = { module: { id: 1, title: "x", showtitle: 1, content: "x" }, attribs: { after: "x" } };
    const layouts = ["mod_menu/dealer", "mod_finder/dealer", "layouts/chromes/dealer-sticky"];
    const elements = layouts.flatMap((layout) =>
      contracts.flatMap((contract) =>
        [...render(layout, scene).page.querySelectorAll(contract.tag)].map((found) => ({ contract, found })),
      ),
    );
    expect(elements).toHaveLength(layouts.length);
    for (const { contract, found } of elements)
      expect(Object.keys(contract.attributes)).toEqual(expect.arrayContaining(found.getAttributeNames()));
  });
});

describe("the Joomla example", () => {
  it("loads the package's style sheet and its module script, with the package's version", () => {
    const { assets } = JSON.parse(readFileSync(`${EXAMPLE}/joomla.asset.json`, "utf8"));
    const { version } = JSON.parse(readFileSync("package.json", "utf8"));
    expect(assets).toEqual([
      { name: "dealer-elements", type: "style", uri: `${ASSETS}/dealer-elements.css`, version },
      {
        name: "dealer-elements",
        type: "script",
        uri: `${ASSETS}/dealer-elements.js`,
        version,
        attributes: { type: "module" },
      },
      {
        name: "dealer-elements",
        type: "preset",
        dependencies: ["dealer-elements#style", "dealer-elements#script"],
      },
    ]);
  });

  it("has suggestions in a shape that the autocomplete supports", () => {
    const usual = { labelKey: "", valueKey: "", hrefKey: "", imageKey: "", detailKey: "", groupKey: "" };
    const { items, leftOut } = readItems(
      { suggestions: ["suv", "suzuki"] },
      { ...usual, maxItems: 8 },
      "https://dealer.test/",
    );
    expect(items.map(({ label, value, href }) => [label, value, href])).toEqual([
      ["suv", "suv", ""],
      ["suzuki", "suzuki", ""],
    ]);
    expect(leftOut).toBe(0);
  });
});
