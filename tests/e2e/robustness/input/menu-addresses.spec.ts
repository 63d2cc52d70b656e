import { expect, test } from "../../../support/ui.ts";
import { put } from "../../contract/in-page.ts";
import { NARROW } from "../../elements/page.ts";
import { stayOnPage } from "../stay-on-page.ts";
import { BAD_ADDRESSES } from "./hostile-texts.ts";
import { faults, hasRun } from "./injection.ts";

const PAGE = "/tests/pages/contract.html?direct&probe&clock";
const DELAY_MS = 200;
const ADDRESSES = [...BAD_ADDRESSES, "#hier"];

const SUBMENU = "<ul><li><a href='#onder'>Onder</a></li></ul>";
const itemTo = (address: string) =>
  `<li><a href="${address.replaceAll('"', "&quot;")}">Auto's</a>${SUBMENU}</li>`;
const MENU =
  `<dealer-mega-nav expand-then-navigate="fast" fast-ms="${DELAY_MS}">` +
  `<ul>${ADDRESSES.map(itemTo).join("")}</ul></dealer-mega-nav>`;

/** On the page: records the addresses of the menu's navigate events. */
function keepFollowed() {
  const followed: string[] = [];
  addEventListener("dealer-mega-nav-navigate", (event) => followed.push(event.detail.href));
  Object.assign(window, { followed });
}

function pressLink(nth: number) {
  document.querySelectorAll<HTMLElement>("dealer-mega-nav > ul > li > a")[nth]?.click();
}

test("the menu never follows a link that runs a script, however it is written", async ({ ui }) => {
  await ui.viewport(...NARROW);
  await ui.goto(PAGE);
  await ui.eval(stayOnPage);
  await ui.eval(put, MENU);
  await ui.eval(keepFollowed);
  await ui.click("dealer-mega-nav >>> [part=toggle]");
  for (const nth of ADDRESSES.keys()) {
    await ui.eval(pressLink, nth);
    await ui.clock.tick(DELAY_MS);
  }
  const followed = await ui.eval(() => Reflect.get(window, "followed") as string[]);
  expect(followed.filter((href) => href.startsWith("javascript:"))).toEqual([]);
  expect(followed.at(-1)).toMatch(/#hier$/);
  expect(await hasRun(ui)).toBe(false);
  expect(await faults(ui)).toEqual([]);
});
