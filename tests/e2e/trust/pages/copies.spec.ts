import { expect, test, type Ui } from "../../../support/ui.ts";
import { subjects } from "../../contract/subjects.ts";
import { isReady, open, problems } from "../../elements/page.ts";
import { times, tries } from "../trials.ts";
import { WHOLE_PAGE } from "./visit.ts";

const COPIES = times(10, 500);

const withoutServices = (html: string) => html.replace(/ (matomo|gtm|ga)-[\w-]+="[^"]*"/g, "");
const SET = subjects
  .filter(({ tag }) => tag !== "dealer-loader")
  .map(({ html }) => withoutServices(html))
  .join("");

/** What listens to the whole page. */
const pageListeners = async (ui: Ui) => {
  const { alive } = await ui.probe();
  return Object.fromEntries(Object.entries(alive).filter(([kind]) => /^(window|document) /.test(kind)));
};

const isOpen = (ui: Ui) =>
  ui.eval(() => [...document.querySelectorAll("dealer-call-us")].at(-1)?.matches(":state(open)"));

function pressLast() {
  const last = [...document.querySelectorAll("dealer-call-us")].at(-1);
  last?.shadowRoot?.querySelector("button")?.click();
}

test(`${COPIES} copies of each tag work, and listen to the page no more often than one`, async ({ ui }) => {
  tries("copies", COPIES * subjects.length);
  await open(ui, WHOLE_PAGE);
  await ui.eval((html) => document.body.insertAdjacentHTML("beforeend", html), SET);
  await isReady(ui);
  const listeners = await pageListeners(ui);
  const more = SET.repeat(COPIES - 1);
  await ui.eval((html) => document.body.insertAdjacentHTML("beforeend", html), more);
  await isReady(ui);
  await expect.poll(() => pageListeners(ui)).toEqual(listeners);
  await ui.eval(pressLast);
  await expect.poll(() => isOpen(ui)).toBe(true);
  expect(await problems(ui)).toEqual([]);
});
