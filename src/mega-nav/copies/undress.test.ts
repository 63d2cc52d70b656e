// @vitest-environment jsdom
import { expect, it } from "vitest";
import { MARK } from "../dressing/marks.ts";
import { undress } from "./undress.ts";

it("a copy of a dressed menu bears none of our marks any more", () => {
  const root = document.createElement("div");
  root.innerHTML = Object.values(MARK)
    .map((mark) => `<p id="dealer-submenu-1" class="own" ${mark}="x"></p><button ${mark}=""></button>`)
    .join("");
  undress(root);
  const attributes = [...root.querySelectorAll("*")].flatMap((element) => element.getAttributeNames());
  expect([...new Set(attributes)]).toEqual(["class"]);
});

it("what the author wrote beside it stays", () => {
  const root = document.createElement("div");
  const written =
    '<ul role="list"><li id="a" data-dealer-tooltip="Nieuw"><a href="/" hidden="">A</a></li></ul>';
  root.innerHTML = written;
  undress(root);
  expect(root.innerHTML).toBe(written);
});
