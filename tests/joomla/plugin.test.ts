// @vitest-environment happy-dom
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readItems } from "../../src/autocomplete/suggestions/read-items.ts";
import { menuFixtures } from "../fixtures/menus/index.ts";

const PLUGIN = "examples/joomla/dealerelements";

const hasPhp = spawnSync("php", ["--version"]).status === 0;

/** What the plug-in makes of a scene. */
function render(scene: Record<string, unknown>): string {
  const { stdout, stderr } = spawnSync("php", ["tests/joomla/render.php", JSON.stringify(scene)], {
    encoding: "utf8",
  });
  if (!stdout.startsWith('"')) throw new Error(stderr || stdout);
  return JSON.parse(stdout);
}

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");

const attributesOf = (element: Element | null | undefined) =>
  Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));

const TITLE = 'Hoofd "menu"';

interface Module {
  content: string;
  name?: string;
  dealer?: Record<string, unknown>;
  params?: Record<string, unknown>;
  template?: Record<string, string>;
}

/** The page of a module with the tab Dealer filled in. */
const moduleOf = ({ content, name = "mod_custom", dealer, params, template }: Module) =>
  parse(
    render({
      module: { module: name, title: TITLE, content, params: { ...params, ...(dealer && { dealer }) } },
      ...(template && { template }),
    }),
  );

const menu = menuFixtures.find(({ name }) => name === "joomla-mod-menu")?.html ?? "";
const HTML = "<html><head></head><body class='site'><header>Kop</header><main>Pagina</main></body></html>";

describe.skipIf(!hasPhp)("the Joomla plug-in, where PHP is installed", () => {
  it.each(readdirSync(PLUGIN, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".php")))(
    "%s is PHP",
    (file) => {
      expect(spawnSync("php", ["-l", `${PLUGIN}/${file}`]).status).toBe(0);
    },
  );

  it("leaves a module alone whose tab says nothing", () => {
    expect(render({ module: { module: "mod_menu", title: TITLE, content: menu, params: {} } })).toContain(
      menu,
    );
  });

  it("puts the module's list in a menu with its name, inside the module's style", () => {
    const page = moduleOf({ name: "mod_menu", content: menu, dealer: { tag: "dealer-mega-nav" } });
    expect(attributesOf(page.querySelector(".card > dealer-mega-nav"))).toEqual({
      label: TITLE,
      "breakpoint-px": "991",
    });
  });

  it.each([
    [{ template: "cassiopeia_dealer", parent: "cassiopeia" }, "991"],
    [{ template: "helix", parent: "" }, undefined],
  ])("knows where the template %o is in one column", (template, breakpoint) => {
    const page = moduleOf({ name: "mod_menu", content: menu, dealer: { tag: "dealer-mega-nav" }, template });
    expect(attributesOf(page.querySelector("dealer-mega-nav"))["breakpoint-px"]).toBe(breakpoint);
  });

  it("prefers what its tab says", () => {
    const chosen = { "breakpoint-px": "600", "toggle-label": 'Alle "pagina’s"', mobile: "" };
    const page = moduleOf({ content: menu, dealer: { tag: "dealer-mega-nav", "dealer-mega-nav": chosen } });
    expect(attributesOf(page.querySelector("dealer-mega-nav"))).toEqual({
      "breakpoint-px": "600",
      "toggle-label": 'Alle "pagina’s"',
      label: TITLE,
    });
  });

  it("keeps the scripts of other menus away from the list", () => {
    const content = `<ul class="mod-menu mod-list nav"></ul><ul class="mod-menu mod-menu_dropdown-metismenu metismenu"></ul>`;
    const lists = moduleOf({ content, dealer: { tag: "dealer-mega-nav" } }).querySelectorAll("ul");
    expect([...lists].map((list) => list.className)).toEqual(["mod-menu mod-list", "mod-menu metismenu"]);
  });

  it("keeps a whole module in view, with its style and its title", () => {
    const page = moduleOf({
      content: "<p>Open</p>",
      dealer: { tag: "dealer-sticky-column", "dealer-sticky-column": { after: "#a > b", "offset-px": "0" } },
    });
    expect(page.querySelector("dealer-sticky-column > .card > h3")).not.toBeNull();
    expect(attributesOf(page.querySelector("dealer-sticky-column"))).toEqual({
      after: "#a > b",
      "offset-px": "0",
    });
  });

  it.each([1, undefined])("gives Smart Search its own suggestions (show_autosuggest: %s)", (shows) => {
    const page = moduleOf({
      name: "mod_finder",
      content: "<form><input name='q'></form>",
      params: { show_autosuggest: shows },
      dealer: { tag: "dealer-autocomplete" },
    });
    expect(attributesOf(page.querySelector(".card > dealer-autocomplete"))).toEqual({
      url: "/index.php?option=com_finder&task=suggestions.suggest&format=json&tmpl=component",
      param: "q",
      "empty-text": "Niets gevonden",
    });
  });

  it("gives it none where the module has turned them off", () => {
    const page = moduleOf({
      name: "mod_finder",
      content: "<form></form>",
      params: { show_autosuggest: 0 },
      dealer: { tag: "dealer-autocomplete" },
    });
    expect(attributesOf(page.querySelector("dealer-autocomplete"))).toEqual({
      "empty-text": "Niets gevonden",
    });
  });

  it("prints nothing around a module without content", () => {
    expect(
      moduleOf({ content: " ", dealer: { tag: "dealer-carousel" } }).querySelector("dealer-carousel"),
    ).toBeNull();
  });

  it("adds nothing to a page before anything is switched on", () =>
    expect(render({ settings: {}, html: HTML })).toBe(HTML));

  it("puts each tag where it belongs", () => {
    const on = { on: "true" };
    const page = parse(
      render({
        settings: {
          "dealer-loader": on,
          "dealer-to-top": { ...on, attributes: { "threshold-px": "0", label: "" } },
          "dealer-tags": { ...on, attributes: { load: "after-consent", "gtm-id": "GTM-A" } },
          "dealer-tooltips": on,
          "dealer-call-us": {
            ...on,
            numbers: "Verkoop 0579 14 19 74\r\nPechhulp dag en nacht +31 (0)579-141975\nmaandag",
          },
        },
        html: HTML,
      }),
    );
    expect([...page.body.children].map(({ localName }) => localName)).toEqual([
      "dealer-loader",
      "header",
      "main",
      "dealer-tooltips",
      "dealer-tags",
      "dealer-to-top",
    ]);
    expect(page.querySelector("dealer-loader")?.textContent).toBe('Autohuis "Merel" & zoon');
    expect(attributesOf(page.querySelector("dealer-to-top"))).toEqual({ "threshold-px": "0" });
    const numbers = [...page.querySelectorAll("header > dealer-call-us > ul > li")];
    expect(numbers.map(({ textContent }) => textContent)).toEqual([
      "Verkoop 0579 14 19 74",
      "Pechhulp dag en nacht +31 (0)579-141975",
    ]);
    expect(numbers.map((number) => number.querySelector("a")?.getAttribute("href"))).toEqual([
      "tel:0579141974",
      "tel:+31579141975",
    ]);
  });

  it("asks for consent with the site's name, and has the link that the text promises", () => {
    const settings = {
      "dealer-cookie-hint": { on: "true", privacy: "12", attributes: { "decline-days": "180" } },
    };
    const page = parse(render({ settings, html: HTML }));
    const hint = page.querySelector("dealer-cookie-hint");
    expect(attributesOf(hint)).toEqual({ "decline-days": "180" });
    expect(hint?.textContent).toBe('Autohuis "Merel" & zoon vraagt toestemming. Wat we bewaren');
    const links = page.querySelectorAll("a");
    expect([...links].map((link) => link.getAttribute("href"))).toEqual(
      Array(2).fill("/index.php?Itemid=12"),
    );
    expect(links[0]?.hasAttribute("data-dealer-cookie-hint-open")).toBe(true);
  });

  it("puts them in the body of a page without a header, and leaves other text alone", () => {
    const settings = { "dealer-call-us": { on: "true", numbers: "0579 14 19 74" } };
    const page = parse(render({ settings, html: "<body><main></main></body>" }));
    expect(page.body.firstElementChild?.localName).toBe("dealer-call-us");
    expect(render({ settings, html: "Alleen tekst" })).toBe("Alleen tekst");
  });
});

describe("Smart Search", () => {
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
