// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { readPanelLinks } from "./panel-links.ts";

function panelIds(html: string): (string | undefined)[] {
  document.body.innerHTML = html;
  const { panelOf } = readPanelLinks(document.body);
  return [...document.querySelectorAll("a")].map((link) => panelOf(link)?.id);
}

it("finds the panel that a link names by its id, decoded", () => {
  expect(panelIds('<a href="#a%20b">1</a><a href="#c">2</a><div id="a b"></div>')).toEqual([
    "a b",
    undefined,
  ]);
});

it("takes the first of several elements with the same id, as browsers do", () => {
  document.body.innerHTML = '<a href="#a">1</a><ul id="a" title="first"></ul><ul id="a"></ul>';
  const { panelOf } = readPanelLinks(document.body);
  expect(panelOf(document.querySelector("a") as Element)?.title).toBe("first");
});

it("finds no panel for a link to the top of the page, to its own container, or to an inline element", () => {
  expect(panelIds('<a href="#">1</a><div id=""></div>')).toEqual([undefined]);
  expect(panelIds('<div id="a"><a href="#a">1</a></div>')).toEqual([undefined]);
  expect(panelIds('<a href="#a">1</a><b id="a"></b>')).toEqual([undefined]);
});
