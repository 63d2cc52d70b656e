// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { restoreCopy } from "./restore-copy.ts";

const OUR_ATTRIBUTES = ["data-dealer-mark", "role", "hidden"];

function copyOf(html: string): Element {
  document.body.innerHTML = html;
  return document.body.firstElementChild?.cloneNode(true) as Element;
}

it("removes our attributes from a copy, and keeps the author's", () => {
  const copy = copyOf('<p class="own" data-dealer-mark="1" role="none">A</p>');
  restoreCopy(copy, OUR_ATTRIBUTES);
  expect(copy.outerHTML).toBe('<p class="own">A</p>');
});

it("does not change the element that was copied, or what is inside the copy", () => {
  const decorated = '<div data-dealer-mark="1"><p data-dealer-mark="2" role="none">A</p></div>';
  const copy = copyOf(decorated);
  restoreCopy(copy, OUR_ATTRIBUTES);
  expect(copy.outerHTML).toBe('<div><p data-dealer-mark="2" role="none">A</p></div>');
  expect(document.body.innerHTML).toBe(decorated);
});
