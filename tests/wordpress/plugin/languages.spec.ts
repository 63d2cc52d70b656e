import type { Page } from "@playwright/test";
import { BANNER } from "../../../scripts/settings/page-texts.ts";
import { phpTexts } from "../../../scripts/wordpress/languages/plugin-texts.ts";
import { ELSEWHERE } from "../../support/parts.ts";
import { expect, test } from "../../support/ui.ts";
import { withInner } from "../support/block-editor.ts";
import { editorOf, SITES } from "../support/editor-sites.ts";
import { reportedByPhp } from "../support/php-log.ts";
import { signIn } from "../support/session.ts";

/* A Dutch site with an administrator who reads English: what administrators read, and what visitors read. */

const SETTINGS_PAGE = "/wp-admin/options-general.php?page=dealer-elements";

/** Texts that differ, as the settings page and the list of plug-ins print them. */
const ON_SETTINGS_PAGE = ["Store nothing before consent", "Leave empty what you do not use."];
const IN_LIST_OF_PLUGINS = ["Menu, cookie banner, call button and the other dealer elements"];

const dutchOf = (english: string) =>
  phpTexts().find(({ words }) => words["en-GB"].startsWith(english))?.words["nl-NL"];

const VIDEO =
  '<!-- wp:dealer-elements/consent-gate --><dealer-consent-gate><!-- wp:html --><iframe src="https://www.youtube.com/embed/abc"></iframe><!-- /wp:html --></dealer-consent-gate><!-- /wp:dealer-elements/consent-gate -->';

// Before a browser is started.
test.skip(({ engine }) => engine !== "chromium", ELSEWHERE);

for (const { version, site } of SITES) {
  test(`${version}: each administrator reads the settings in their own language, and visitors in the site's`, async () => {
    test.skip(!site, "Debian's newest WordPress could not be downloaded");
    const [dutch, english] = await Promise.all([signIn(site, "admin"), signIn(site, "english")]);
    for (const [path, texts] of [
      [SETTINGS_PAGE, ON_SETTINGS_PAGE],
      ["/wp-admin/plugins.php", IN_LIST_OF_PLUGINS],
    ] as const) {
      const [forDutch, forEnglish] = await Promise.all([htmlOf(dutch.get(path)), htmlOf(english.get(path))]);
      for (const text of texts) {
        expect(forEnglish).toContain(text);
        expect(forDutch).not.toContain(text);
        expect(forDutch).toContain(dutchOf(text));
      }
    }
    const [, question = ""] = BANNER["en-GB"].split("%s");
    expect(await htmlOf(english.get(SETTINGS_PAGE))).not.toContain(question);
  });

  test(`${version}: blocks are in the language of the administrator, and their pages in the site's`, async ({
    ui,
  }) => {
    const { editor, page } = editorOf(ui, site);
    await editor.openNew("english", "page");
    await editor.insert(["dealer-elements/carousel"]);
    const [carousel, ...inside] = withInner(await editor.blocks());
    expect(inside.map(({ attributes }) => attributes.placeholder)).toContain("Text or link of this slide");
    if (carousel) await editor.select(carousel);
    await expect(page.getByRole("heading", { name: "Carousel" })).toBeVisible();
    await expect(page.getByLabel("Name of the carousel")).toBeVisible();

    const printed = await printedFor(page, VIDEO);
    expect(printed).toContain("Bekijk op YouTube");
    expect(reportedByPhp()).toEqual([]);
  });
}

const htmlOf = async (response: Promise<Response>) => (await response).text();

/** What the preview of these blocks shows. */
const printedFor = (page: Page, content: string): Promise<string> =>
  page.evaluate(
    async (data) =>
      (
        await window.wp.apiFetch({
          path: "/dealer-elements/v1/preview",
          method: "POST",
          data: { content: data },
        })
      ).html,
    content,
  );
