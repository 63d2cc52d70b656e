import { expect, test, type Ui } from "../support/ui.ts";
import { CLOSED, expectState, findSubmenus, OPEN, visitMenu } from "./support/menu.ts";
import { expectSilence, NARROW, WIDE } from "./support/visit.ts";

const PAGE = "/autos/nieuwe-autos/suv/";
const LEVELS_AROUND_AND_BELOW = 3;

expectSilence();

test("wide: the current page is marked as WordPress marked it, and no submenu is open on arrival", async ({
  ui,
}) => {
  await visitMenu(ui, PAGE, WIDE);
  await expectMarksAsPrinted(ui);
  for (const { item } of await findSubmenus(ui)) await expectState(ui, item, CLOSED);
});

test("narrow: the menu opens with only the current page's branch open", async ({ ui }) => {
  await visitMenu(ui, PAGE, NARROW);
  await expectMarksAsPrinted(ui);
  const branch = await ui.eval(
    (selector) => [...document.querySelectorAll(selector)].map(({ id }) => id),
    `li:has(> ul):has(a[href$='${PAGE}'])`,
  );
  expect(branch).toHaveLength(LEVELS_AROUND_AND_BELOW);
  for (const { item } of await findSubmenus(ui))
    await expectState(ui, item, branch.includes(item) ? OPEN : CLOSED);
});

async function expectMarksAsPrinted(ui: Ui) {
  const { printed, now } = await ui.eval(readMarks);
  expect(printed.map((href) => new URL(href).pathname)).toContain(PAGE);
  expect(now).toEqual(printed);
}

async function readMarks() {
  const read = (page: Document) =>
    [...page.querySelectorAll<HTMLAnchorElement>("dealer-mega-nav a[aria-current=page]")].map(
      (link) => new URL(link.getAttribute("href") ?? "", location.href).href,
    );
  const response = await fetch(location.href);
  const printed = new DOMParser().parseFromString(await response.text(), "text/html");
  return { printed: read(printed), now: read(document) };
}
