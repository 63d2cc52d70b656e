import { expect, test, type Ui } from "../../../support/ui.ts";
import { put, settle } from "../../contract/in-page.ts";
import { requestsWith } from "../../tag-services.ts";
import { problems } from "../page.ts";
import { bringCode, dataLayer, open, services, show, TAGS_PAGE, tags } from "./page.ts";

const warnings = async (ui: Ui) => (await problems(ui)).map(({ kind, text }) => `${kind}: ${text}`);
const IN_HEAD = expect.stringMatching(/^warn: <dealer-tags> is in the head: move it to the body\./);

test.describe("a tag in the head", () => {
  test("warns once where the parser has moved the title to the body", async ({ ui }) => {
    await ui.goto("/tests/pages/tags-in-head.html?probe");
    expect(await ui.eval(() => document.querySelector("title")?.parentElement?.localName)).toBe("body");
    await expect.poll(() => warnings(ui)).toEqual([IN_HEAD]);
  });

  for (const moved of ['<meta name="robots">', '<meta http-equiv="x">', '<link rel="canonical">'])
    test(`warns where ${moved} came after it`, async ({ ui }) => {
      await open(ui);
      await ui.eval((html) => {
        document.body.insertAdjacentHTML("afterbegin", `<dealer-tags></dealer-tags>${html}`);
      }, moved);
      await bringCode(ui);
      await expect.poll(() => warnings(ui)).toEqual([IN_HEAD]);
    });

  test("warns where a script has put it there", async ({ ui }) => {
    await open(ui);
    await ui.eval(() => document.head.append(document.createElement("dealer-tags")));
    await bringCode(ui);
    await expect.poll(() => warnings(ui)).toEqual([IN_HEAD]);
  });

  test("is not suspected in a body that has metas of its own", async ({ ui }) => {
    await open(ui);
    await ui.eval(() => {
      const items = '<link rel="stylesheet" href="data:text/css,"><meta itemprop="price" content="1">';
      document.body.insertAdjacentHTML("afterbegin", `<dealer-tags></dealer-tags>${items}`);
      document.body.insertAdjacentHTML("beforeend", '<dealer-tags></dealer-tags><meta name="generator">');
    });
    await bringCode(ui);
    await ui.eval(settle);
    expect(await warnings(ui)).toEqual([]);
  });
});

test.describe("half a pair of attributes is named in one warning", () => {
  for (const [written, text] of [
    [
      'matomo-url="https://stats.example/"',
      '<dealer-tags matomo-url="https://stats.example/"> has no effect without matomo-site.',
    ],
    ['matomo-site="7" matomo-url=""', '<dealer-tags matomo-site="7"> has no effect without matomo-url.'],
    ['gtm-auth="aB_c"', '<dealer-tags gtm-auth="aB_c"> has no effect without gtm-preview.'],
    ['gtm-preview="env-3"', '<dealer-tags gtm-preview="env-3"> has no effect without gtm-auth.'],
  ] as const)
    test(written, async ({ ui }) => {
      await open(ui);
      await show(ui, tags(`load="after-consent" ${written}`));
      await expect.poll(() => warnings(ui)).toEqual([`warn: ${text}`]);
    });

  test("but not where the other one is unusable, which has its own warning", async ({ ui }) => {
    await open(ui);
    await show(ui, tags('load="after-consent" matomo-url="https://stats.example/" matomo-site="one"'));
    await ui.eval(settle);
    expect(await warnings(ui)).toEqual([expect.stringContaining("is not of the form 12")]);
  });
});

for (const typo of ["after_consent", "afterconsent", "eager", ""])
  test(`load="${typo}" is on the safe side: it waits for consent, with a warning`, async ({ ui }) => {
    const { name, all } = services();
    await open(ui, TAGS_PAGE);
    await ui.eval(put, tags(`load="${typo}" ${all}`));
    await bringCode(ui);
    await ui.eval(settle);
    expect(await requestsWith(name)).toEqual([]);
    expect(await dataLayer(ui)).toEqual(["default denied"]);
    expect(await warnings(ui)).toEqual([
      `warn: <dealer-tags load="${typo}"> is none of always, after-consent; "after-consent" is used instead.`,
    ]);
  });
