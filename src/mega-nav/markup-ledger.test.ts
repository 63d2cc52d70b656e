// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { markupLedger } from "./markup-ledger.ts";

const page = (html: string) => {
  document.body.innerHTML = html;
  return document.body;
};

it("puts back what it changed, removed and inserted", () => {
  const before = '<ul hidden="" class="menu"><li>Auto’s</li></ul>';
  const body = page(before);
  const [list, item] = [body.querySelector("ul"), body.querySelector("li")];
  if (!list || !item) throw new Error("no list");
  const ledger = markupLedger();
  ledger.set(list, "hidden", null);
  ledger.set(list, "class", "other");
  ledger.set(list, "class", null);
  ledger.set(item, "id", "dealer-1");
  ledger.insertBefore(document.createElement("button"), item);
  expect(body.innerHTML).toBe('<ul><button></button><li id="dealer-1">Auto’s</li></ul>');
  ledger.restore();
  expect(body.querySelector("ul")?.getAttribute("class")).toBe("menu");
  expect(body.querySelector("ul")?.hasAttribute("hidden")).toBe(true);
  expect(body.querySelectorAll("button, [id]")).toHaveLength(0);
});
