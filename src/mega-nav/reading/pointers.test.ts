// @vitest-environment jsdom
import { expect, it } from "vitest";
import { readPointers } from "./pointers.ts";

function panelIds(html: string): (string | undefined)[] {
  document.body.innerHTML = html;
  const { panelOf } = readPointers(document.body);
  return [...document.querySelectorAll("a")].map((link) => panelOf(link)?.id);
}

it("finds the panel that a link names by its id, decoded", () => {
  expect(panelIds('<a href="#a%20b">1</a><a href="#c">2</a><div id="a b"></div>')).toEqual([
    "a b",
    undefined,
  ]);
});

it("takes the first of those that share an id, as a browser does", () => {
  document.body.innerHTML = '<a href="#a">1</a><ul id="a" title="first"></ul><ul id="a"></ul>';
  const { panelOf } = readPointers(document.body);
  expect(panelOf(document.querySelector("a") as Element)?.title).toBe("first");
});

it("takes nothing for a link to the page's top, what holds the link itself, and what is no panel", () => {
  expect(panelIds('<a href="#">1</a><div id=""></div>')).toEqual([undefined]);
  expect(panelIds('<div id="a"><a href="#a">1</a></div>')).toEqual([undefined]);
  expect(panelIds('<a href="#a">1</a><b id="a"></b>')).toEqual([undefined]);
});
