import sirv from "sirv";
import { buildDocs, SITE } from "../../../scripts/docs/build-docs.ts";
import { ROOT } from "../../../scripts/root.ts";
import { serve } from "../../../scripts/serve/serve.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { declarationOf, declaredTags } from "../contract/manifest.ts";

/* The site that `npm run docs` makes, as its readers use it. */

test.describe.configure({ mode: "serial" });
test.skip(({ engine }) => engine !== "chromium", "the site is a library's, which tests it in each engine");

const BUILD_TIMEOUT_MS = 180_000;
let url = "";
let close = async () => {};

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  await buildDocs();
  ({ url, close } = await serve({ handlers: [sirv(`${ROOT}${SITE}`)] }));
});
test.afterAll(() => close());

const heading = (ui: Ui) => ui.text("main h1");

const codes = () => [...document.querySelectorAll("main code")].map(({ textContent }) => textContent);

/** Everything that is asked of a host other than the site's own, from now on. */
function followStrangers(ui: Ui) {
  const asked: string[] = [];
  ui.page?.context().on("request", (request) => asked.push(request.url()));
  return () => asked.filter((address) => !address.startsWith(url) && !address.startsWith("data:"));
}

test("every element has a page, which leads to it in the catalogue", async ({ ui }) => {
  const strangers = followStrangers(ui);
  for (const tag of declaredTags) {
    await ui.goto(`${url}/docs/elements/${tag}`);
    expect(await heading(ui)).toContain(tag);
    for (const { name } of declarationOf(tag).attributes ?? [])
      expect(await ui.eval(codes), tag).toContain(name);
    await ui.click(`a[href="/examples/catalogue/#${tag}"]`);
    await expect.poll(() => ui.text(`#${tag} h2`)).toContain(tag);
  }
  expect(strangers()).toEqual([]);
});

test("what a reader looks for is found", async ({ ui }) => {
  const strangers = followStrangers(ui);
  await ui.goto(`${url}/`);
  await ui.press("Control+k");
  await ui.page?.getByRole("searchbox").fill("breakpoint-px");
  await ui.page?.getByRole("option").filter({ hasText: "#dealer-mega-nav" }).waitFor();
  await ui.press("Enter");
  await expect.poll(() => heading(ui)).toContain("dealer-mega-nav");
  expect(strangers()).toEqual([]);
});

test("a snippet can be copied", async ({ ui }) => {
  await ui.page?.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await ui.goto(`${url}/docs/recipes/page`);
  const written = await ui.text("main div[class*=language-] code");
  await ui.click("main div[class*=language-] button.copy");
  await expect.poll(() => ui.eval(() => navigator.clipboard.readText())).toBe(written);
});

test("the author's guide is in Dutch, and says so", async ({ ui }) => {
  const language = () => ui.eval(() => document.documentElement.lang);
  await ui.goto(`${url}/docs/handleiding`);
  expect(await language()).toBe("nl");
  await ui.click('aside a[href="/docs/elements"]');
  await expect.poll(() => heading(ui)).toContain("The elements");
  expect(await language()).toBe("en-GB");
});
