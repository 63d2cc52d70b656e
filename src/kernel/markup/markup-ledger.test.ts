// @vitest-environment happy-dom
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MarkupLedger } from "./markup-ledger.ts";

const page = (html: string) => {
  document.body.innerHTML = html;
  return document.body;
};

const find = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};

const LIST = '<ul hidden="" class="menu"><li title="auto">Auto’s</li><li>Service</li></ul>';

it("returns the author's value after changes", () => {
  page(LIST);
  const ledger = new MarkupLedger();
  expect(ledger.found(find("ul"), "class")).toBe("menu");
  ledger.set(find("ul"), "class", null);
  ledger.set(find("ul"), "role", "none");
  expect([ledger.found(find("ul"), "class"), ledger.found(find("ul"), "role")]).toEqual(["menu", null]);
});

it.each(["", ' style="color: red;"', ' style="color:red"'])(
  "gives back an element's own style%s",
  (style) => {
    const body = page(`<ul${style}></ul>`);
    const ledger = new MarkupLedger();
    const list = find("ul") as HTMLElement;
    ledger.set(list, "style", list.getAttribute("style"));
    list.style.setProperty("top", "1px", "important");
    expect([list.style.top, list.style.color]).toEqual(["1px", style && "red"]);
    ledger.reset(list, "style");
    expect(body.innerHTML).toBe(`<ul${style}></ul>`);
  },
);

describe("restoring everything", () => {
  it("undoes changed, removed and inserted attributes and elements", () => {
    const body = page(LIST);
    const ledger = new MarkupLedger();
    ledger.set(find("ul"), "hidden", null);
    ledger.set(find("ul"), "class", "other");
    ledger.set(find("ul"), "class", null);
    ledger.set(find("li"), "id", "dealer-1");
    ledger.insertBefore(document.createElement("button"), find("li"));
    expect(body.innerHTML).toBe(
      '<ul><button></button><li title="auto" id="dealer-1">Auto’s</li><li>Service</li></ul>',
    );
    ledger.restore();
    expect(body.innerHTML).toBe(LIST);
  });

  it("keeps the author's order of attributes when one of them was removed", () => {
    const body = page('<a id="x" class="y" href="#z" title="">Z</a>');
    const ledger = new MarkupLedger();
    ledger.set(find("a"), "class", null);
    ledger.set(find("a"), "role", "tab");
    ledger.set(find("a"), "class", "back");
    ledger.set(find("a"), "id", null);
    expect(find("a").getAttributeNames()).toEqual(["href", "title", "role", "class"]);
    ledger.restore();
    expect(body.innerHTML).toBe('<a id="x" class="y" href="#z" title="">Z</a>');
  });

  it("removes our own elements and keeps no author's values of them", () => {
    const body = page(LIST);
    const ledger = new MarkupLedger();
    const button = document.createElement("button");
    button.title = "Meer";
    ledger.insertBefore(button, find("li"));
    ledger.set(button, "role", "tab");
    expect(ledger.found(button, "title")).toBeNull();
    ledger.reset(button, "role");
    expect(button.outerHTML).toBe('<button title="Meer"></button>');
    ledger.restore();
    expect(body.innerHTML).toBe(LIST);
  });

  it("works for any changes in any order", () => {
    const name = fc.constantFrom("id", "class", "hidden", "role", "title");
    const act = fc.record({ name, value: fc.option(fc.constantFrom("", "a", "b")), isReset: fc.boolean() });
    const attributes = fc.uniqueArray(fc.tuple(name, fc.constantFrom("", "a")), { selector: ([key]) => key });
    fc.assert(
      fc.property(attributes, fc.array(act), (written, acts) => {
        const body = page("<p></p>");
        for (const [key, value] of written) find("p").setAttribute(key, value);
        const before = body.innerHTML;
        const ledger = new MarkupLedger();
        for (const { name: key, value, isReset } of acts)
          if (isReset) ledger.reset(find("p"), key);
          else ledger.set(find("p"), key, value);
        ledger.restore();
        expect(body.innerHTML).toBe(before);
      }),
    );
  });

  it("happens once: later changes by the page stay", () => {
    page(LIST);
    const ledger = new MarkupLedger();
    ledger.set(find("ul"), "class", "other");
    ledger.restore();
    find("ul").setAttribute("class", "page");
    ledger.restore();
    expect(find("ul").className).toBe("page");
  });
});

describe("restoring one element", () => {
  it("leaves the other elements as they are", () => {
    page(LIST);
    const ledger = new MarkupLedger();
    ledger.set(find("ul"), "class", "other");
    ledger.set(find("li"), "title", null);
    ledger.restore(find("li"));
    expect(find("li").outerHTML).toBe('<li title="auto">Auto’s</li>');
    expect(find("ul").className).toBe("other");
  });

  it("removes it when it is inserted", () => {
    const body = page(LIST);
    const ledger = new MarkupLedger();
    const button = document.createElement("button");
    ledger.insertBefore(button, find("li"));
    ledger.set(button, "aria-expanded", "true");
    ledger.restore(button);
    expect(body.innerHTML).toBe(LIST);
  });
});

describe("restoring one attribute", () => {
  it("leaves the element's other attributes as they are", () => {
    page(LIST);
    const ledger = new MarkupLedger();
    ledger.set(find("ul"), "class", "other");
    ledger.set(find("ul"), "role", "tablist");
    ledger.reset(find("ul"), "class");
    expect(find("ul").outerHTML).toMatch(/^<ul hidden="" class="menu" role="tablist">/);
  });

  it("removes it when the author did not write it", () => {
    page(LIST);
    const ledger = new MarkupLedger();
    ledger.set(find("ul"), "role", "tablist");
    ledger.reset(find("ul"), "role");
    expect(find("ul").hasAttribute("role")).toBe(false);
  });
});

it("keeps the page's changes to other attributes", () => {
  page(LIST);
  const ledger = new MarkupLedger();
  ledger.set(find("ul"), "hidden", null);
  ledger.set(find("li"), "id", "dealer-1");
  find("ul").setAttribute("class", "menu is-sticky");
  find("li").removeAttribute("title");
  find("li").setAttribute("data-page", "1");
  ledger.restore();
  expect(find("ul").outerHTML).toMatch(/^<ul hidden="" class="menu is-sticky">/);
  expect(find("li").outerHTML).toBe('<li data-page="1">Auto’s</li>');
});
