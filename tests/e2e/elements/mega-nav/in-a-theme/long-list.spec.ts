import { expect, test } from "../../../../support/ui.ts";
import { isReady } from "../../page.ts";

const INNER = 3_000;

const inner = (nth: number) =>
  `<li role="presentation"><a role="menuitem" tabindex="-1" href="#${nth}">${nth}</a>
     <section hidden=""><ul><li><a href="#in-${nth}">In ${nth}</a></li></ul></section></li>`;
const HTML = `<ul><li><a href="#all">All</a><ul>${Array.from({ length: INNER }, (_, nth) => inner(nth)).join("")}</ul></li></ul>`;

/** On the page: changes the layout while only a part of the list has been read; returns how many items had been. */
async function changeLayoutWhileReading(html: string): Promise<number> {
  const nav = document.createElement("dealer-mega-nav");
  nav.innerHTML = html;
  document.querySelector("#stage")?.append(nav);
  const marked = () => nav.querySelectorAll("[data-dealer-branch]").length;
  const outermost = nav.querySelectorAll(":scope > ul > li").length;
  while (marked() <= outermost)
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve(undefined);
      };
      port2.postMessage(null);
    });
  const read = marked();
  nav.setAttribute("layout", "tabs");
  return read;
}

const readItems = () => document.querySelectorAll("dealer-mega-nav [data-dealer-branch]").length;

/** On the page: removes the menu and returns its content. */
async function takeAway() {
  const nav = document.querySelector("dealer-mega-nav");
  nav?.remove();
  await Promise.resolve();
  return nav?.innerHTML;
}

test("dealer-mega-nav restores the author's markup after a layout change in the middle of reading a long list", async ({
  ui,
}) => {
  await ui.goto("/tests/pages/navigation.html?probe");
  await isReady(ui);
  expect(await ui.eval(changeLayoutWhileReading, HTML)).toBeLessThan(INNER);
  await expect.poll(() => ui.eval(readItems)).toBe(INNER + 1);
  expect((await ui.eval(takeAway)) === HTML).toBe(true);
});
