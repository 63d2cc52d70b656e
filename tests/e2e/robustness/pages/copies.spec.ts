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

const isOpen = (ui: Ui) =>
  ui.eval(() => [...document.querySelectorAll("dealer-call-us")].at(-1)?.matches(":state(open)"));

function pressLast() {
  const last = [...document.querySelectorAll("dealer-call-us")].at(-1);
  last?.shadowRoot?.querySelector("button")?.click();
}

/** On the page: ids of ours that more than one element has. */
function sharedIds() {
  const ids = [...document.querySelectorAll('[id^="dealer-"]')].map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

test(`${COPIES} copies of each tag work`, async ({ ui }) => {
  tries("copies", COPIES * subjects.length);
  await open(ui, WHOLE_PAGE);
  await ui.eval((html) => document.body.insertAdjacentHTML("beforeend", html), SET.repeat(COPIES));
  await isReady(ui);
  await ui.eval(pressLast);
  await expect.poll(() => isOpen(ui)).toBe(true);
  expect(await ui.eval(sharedIds)).toEqual([]);
  expect(await problems(ui)).toEqual([]);
});
