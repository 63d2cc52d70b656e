import { subject as callUs } from "../../../src/call-us/call-us.subject.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { put, runModule } from "./in-page.ts";
import { CONTRACT_PAGE, UNDEFINED_PAGE } from "./pages.ts";
import { subjects } from "./subjects.ts";

/** The same files at another address: a second copy of every module. */
const OTHER = "/~drop/nothing";

const TWICE = [{ kind: "warn", text: "dealer-elements is on this page twice; the first is used." }];

const messagesOf = async (ui: Ui) => (await ui.probe()).messages;

test("every tag of a second copy leaves the first in place, and one warning is logged", async ({ ui }) => {
  await ui.goto(CONTRACT_PAGE);
  const classes = () =>
    ui.eval(
      (tags: readonly string[]) => {
        const current = tags.map((tag) => customElements.get(tag));
        window.firstClasses ??= current;
        return current.every((one, index) => one !== undefined && one === window.firstClasses?.[index]);
      },
      subjects.map(({ tag }) => tag),
    );
  expect(await classes()).toBe(true);
  expect(await messagesOf(ui)).toEqual([]);

  for (const { tag } of subjects) await ui.eval(runModule, `${OTHER}/dist/elements/${tag}.js`);
  expect(await messagesOf(ui)).toEqual(TWICE);
  expect(await classes()).toBe(true);
});

for (const { tag, html, steps } of subjects)
  test(`${tag}: works after a second copy has been loaded`, async ({ ui }) => {
    await ui.goto(CONTRACT_PAGE);
    await ui.eval(runModule, `${OTHER}/dist/elements/${tag}.js`);
    await ui.eval(put, html);
    await steps.activate(ui);
    await steps.finish(ui);
    expect(await messagesOf(ui)).toEqual(TWICE);
  });

declare global {
  interface Window {
    firstClasses?: (CustomElementConstructor | undefined)[];
  }
}

/** Every element loads at once; `load` of dealer-tags has another meaning. */
const eager = subjects
  .map(({ html, tag, properties }) =>
    properties.includes("load") ? html : html.replace(`<${tag}`, `<${tag} load="eager"`),
  )
  .join("");

const undefinedTags = (ui: Ui) =>
  ui.eval(
    (tags: readonly string[]) => tags.filter((tag) => customElements.get(tag) === undefined),
    subjects.map(({ tag }) => tag),
  );

test("two starters warn once, and every tag works", async ({ ui }) => {
  await ui.goto(UNDEFINED_PAGE);
  await ui.eval(put, eager);
  for (const copy of ["", OTHER]) await ui.eval(runModule, `${copy}/dist/dealer-elements.js`);
  await expect.poll(() => undefinedTags(ui)).toEqual([]);
  expect(await messagesOf(ui)).toEqual(TWICE);
  await ui.eval(put, callUs.html);
  await callUs.steps.activate(ui);
  expect(await messagesOf(ui)).toEqual(TWICE);
});

test("a starter and the tags of another copy, in either order, warn once and every tag works", async ({
  ui,
}) => {
  const tags = subjects.map(({ tag }) => `/dist/elements/${tag}.js`);
  const starter = "/dist/dealer-elements.js";
  const orders = [
    [starter, ...tags.map((path) => OTHER + path)],
    [...tags, OTHER + starter],
  ];
  for (const paths of orders) {
    await ui.goto(UNDEFINED_PAGE);
    await ui.eval(put, eager);
    for (const path of paths) await ui.eval(runModule, path);
    await expect.poll(() => undefinedTags(ui)).toEqual([]);
    expect(await messagesOf(ui)).toEqual(TWICE);
  }
});

test("a tag's own file and then the starter of the same copy log no warning", async ({ ui }) => {
  await ui.goto(UNDEFINED_PAGE);
  await ui.eval(runModule, "/dist/elements/dealer-logo.js");
  await ui.eval(put, eager);
  await ui.eval(runModule, "/dist/dealer-elements.js");
  await expect.poll(() => undefinedTags(ui)).toEqual([]);
  expect(await messagesOf(ui)).toEqual([]);
});

test("the starter and then a tag's own file of the same copy log no warning", async ({ ui }) => {
  await ui.goto(UNDEFINED_PAGE);
  await ui.eval(runModule, "/dist/dealer-elements.js");
  await ui.eval(runModule, "/dist/elements/dealer-logo.js");
  expect(await undefinedTags(ui)).not.toContain("dealer-logo");
  expect(await messagesOf(ui)).toEqual([]);
});
