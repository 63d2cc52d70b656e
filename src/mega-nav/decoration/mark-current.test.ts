// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { MarkupLedger } from "../../kernel/markup/markup-ledger.ts";
import { pageNow } from "../reading/current.ts";
import { CurrentMark } from "./mark-current.ts";

function marked(html: string): Element | null {
  const root = document.createElement("div");
  root.innerHTML = html;
  new CurrentMark(root).readList(pageNow(), new MarkupLedger());
  return root.querySelector("a");
}

it("keeps the author's `aria-current` on the current link", () => {
  expect(
    marked(`<ul><li><a aria-current="true" href="/">Home</a></li></ul>`)?.getAttribute("aria-current"),
  ).toBe("true");
});

it('adds `aria-current="page"` to a link to this page, where the author did not', () => {
  expect(marked(`<ul><li><a href="/">Home</a></li></ul>`)?.getAttribute("aria-current")).toBe("page");
  expect(
    marked(`<ul><li class="active"><a aria-current="false" href="/">Home</a></li></ul>`)?.getAttribute(
      "aria-current",
    ),
  ).toBe("page");
});
