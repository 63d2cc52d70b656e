import { expect, test, type Ui } from "../../../../support/ui.ts";
import { isShown, matches, problems, WIDE } from "../../../elements/page.ts";
import { tries } from "../../trials.ts";
import { duplicates } from "./enhanced.ts";

const HOME = "/examples/dealership/index.html";
const OCCASIONS = 'dealer-mega-nav a[href="occasions.html"]';
const TOGGLE = "#menu-item-12 > [data-dealer-toggle='']";
const CALL_US = "dealer-call-us >>> [part=button]";
const PHONE = 'dealer-call-us a[href^="tel:"]';

async function works(ui: Ui) {
  await expect.poll(() => isShown(ui, "dealer-loader >>> [part=overlay]")).toBe(false);
  await expect.poll(() => duplicates(ui)).toEqual([]);
  await expect.poll(() => matches(ui, TOGGLE)).toBe(true);
  await ui.click(TOGGLE);
  await expect.poll(() => ui.attribute(TOGGLE, "aria-expanded")).toBe("true");
  await ui.press("Escape");
  await expect.poll(() => ui.attribute(TOGGLE, "aria-expanded")).toBe("false");
  await ui.click(CALL_US);
  await expect.poll(() => isShown(ui, PHONE)).toBe(true);
  await ui.click(CALL_US);
  await expect.poll(() => isShown(ui, PHONE)).toBe(false);
}

const isAt = (ui: Ui, page: string) => expect.poll(() => ui.url()).toContain(page);
const isSamePage = (ui: Ui) => ui.eval(() => "stayed" in window);

for (const library of ["turbo", "htmx", "pjax"])
  test(`elements work on pages that ${library} swaps, there and back`, async ({ ui }) => {
    tries("page-swap", 3);
    await ui.setCookie("reDimCookieHint", "-1");
    await ui.viewport(...WIDE);
    await ui.goto(`${HOME}?probe&hostile=${library}`);
    await ui.eval(() => void Object.assign(window, { stayed: true }));
    await works(ui);
    await ui.click(OCCASIONS);
    await isAt(ui, "occasions.html");
    await works(ui);
    await ui.eval(() => void setTimeout(() => history.back()));
    await isAt(ui, "index.html");
    await works(ui);
    await ui.eval(() => void setTimeout(() => history.forward()));
    await isAt(ui, "occasions.html");
    await works(ui);
    expect(await isSamePage(ui)).toBe(true);
    expect(await problems(ui)).toEqual([]);
  });
