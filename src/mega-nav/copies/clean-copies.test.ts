// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { MARK } from "../marks.ts";
import { cleanCopies } from "./clean-copies.ts";

it("removes all our marks from a copy of a decorated menu", () => {
  const root = document.createElement("div");
  root.innerHTML = Object.values(MARK)
    .map((mark) => `<p id="dealer-tab-1" class="own" ${mark}="x"></p><button ${mark}=""></button>`)
    .join("");
  cleanCopies(root);
  const attributes = [...root.querySelectorAll("*")].flatMap((element) => element.getAttributeNames());
  expect([...new Set(attributes)]).toEqual(["class"]);
});

it("removes the item for what does not fit, and shows what it has copies of", () => {
  const root = document.createElement("ul");
  root.innerHTML = '<li data-dealer-more="in">A</li><li data-dealer-more="item"><a>Meer</a></li>';
  cleanCopies(root);
  expect(root.innerHTML).toBe("<li>A</li>");
});

it("removes our button in a bar over the page", () => {
  const root = document.createElement("nav");
  root.innerHTML =
    '<a href="/">Merel</a><button type="button" data-dealer-menu-button="">Menu</button><ul></ul>';
  cleanCopies(root);
  expect(root.innerHTML).toBe('<a href="/">Merel</a><ul></ul>');
});

it("keeps the author's own attributes", () => {
  const root = document.createElement("div");
  const written =
    '<ul role="list"><li id="a" data-dealer-tooltip="Nieuw"><a href="/" hidden="">A</a></li></ul>';
  root.innerHTML = written;
  cleanCopies(root);
  expect(root.innerHTML).toBe(written);
});

it("removes the colours and the place that an open panel had", () => {
  const root = document.createElement("div");
  root.innerHTML =
    '<ul style="margin: 1px; --dealer-page-surface: #fff; --dealer-page-text: #000; color-scheme: light; max-block-size: 9px !important;"><li style="color: red !important;">A</li></ul>' +
    '<ul style="--dealer-page-surface: #fff; max-block-size: 5px;"><li style="color: red;">A</li></ul>';
  cleanCopies(root);
  const styles = [...root.querySelectorAll("ul, li")].map((copy) =>
    copy.getAttribute("style")?.replaceAll(" ", ""),
  );
  expect(styles).toEqual(["margin:1px;", undefined, "max-block-size:5px;", "color:red;"]);
});
