import { featureOf } from "../../../scripts/wordpress/blocks/block-json.ts";
import { BLOCKS } from "../../../scripts/wordpress/blocks/blocks.ts";
import { ELSEWHERE } from "../../support/parts.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { BlockEditor, withInner } from "../support/block-editor.ts";
import { reportedByPhp } from "../support/php-log.ts";
import { untilMatches, visit, WIDE } from "../support/visit.ts";

/* An author's blocks: in the editor, as stored, and on the page. */

const SITES = [
  { version: "WordPress 6.1", site: process.env.DEALER_SITE_URL },
  { version: "newest WordPress", site: process.env.DEALER_NEWEST_SITE_URL },
];
const NAMES = BLOCKS.map(({ tag }) => `dealer-elements/${featureOf(tag)}`);
const TRUSTED = "dealer-elements/tags";

// Before a browser is started.
test.skip(({ engine }) => engine !== "chromium", ELSEWHERE);

function editorOf(ui: Ui, site: string | undefined) {
  test.skip(!site, "Debian's newest WordPress could not be downloaded");
  if (!site || !ui.page) throw new Error("There is no page of this site");
  return { editor: new BlockEditor(ui.page, site), page: ui.page };
}

for (const { version, site } of SITES) {
  test(`${version}: a carousel of blocks, with a field of the sidebar, works on the page`, async ({ ui }) => {
    const { editor, page } = editorOf(ui, site);
    await editor.openNew("admin", "page");
    await editor.insertByName("Carrousel");
    await expect.poll(async () => (await editor.blocks())[0]?.name).toBe("dealer-elements/carousel");
    const all = withInner(await editor.blocks());
    const texts = all.filter(({ name }) => name === "core/paragraph");
    for (const [index, text] of texts.entries()) await editor.change(text, { content: `Dia ${index + 1}` });
    const carousel = all[0];
    if (carousel) await editor.select(carousel);
    await page.getByLabel("Naam van de carrousel").fill("Nieuw binnen");
    await page.getByLabel("Dia’s wachten op de bezoeker").check();
    await page.getByLabel("Tijd voor een dia (ms)").fill("8000");
    await page.getByLabel("Tijd voor een dia (ms)").fill("");
    expect(await editor.content()).toContain(
      '<dealer-carousel no-autoplay="" label="Nieuw binnen"><!-- wp:group',
    );

    const { address } = await editor.publish();
    await visit(ui, address, WIDE);
    await untilMatches(ui, "dealer-carousel:defined");
    expect(await ui.attribute("dealer-carousel", "label")).toBe("Nieuw binnen");
    await expect.poll(() => shownText(ui)).toBe("Dia 1");
    await ui.click("dealer-carousel >>> [part~=next]");
    await expect.poll(() => shownText(ui)).toBe("Dia 2");
    expect(reportedByPhp()).toEqual([]);
  });

  for (const user of ["admin", "auteur"])
    test(`${version}: every new block of ${user} is stored and opens again`, async ({ ui }) => {
      const { editor, page } = editorOf(ui, site);
      await editor.openNew(user, "post");
      const mayUse = NAMES.filter((name) => user === "admin" || name !== TRUSTED);
      expect((await editor.ownNames()).sort()).toEqual(mayUse.toSorted());
      await editor.insert(mayUse);
      const { id, address } = await editor.publish();
      await editor.open(id);
      await expect.poll(async () => (await editor.blocks()).length).toBe(mayUse.length);
      const stored = await editor.blocks();
      expect(stored.map(({ name }) => name)).toEqual(mayUse);
      expect(
        withInner(stored)
          .filter(({ isValid }) => !isValid)
          .map(({ name }) => name),
      ).toEqual([]);
      await expect(page.locator(".block-editor-warning")).toHaveCount(0);
      expect((await fetch(address)).status).toBe(200);
      expect(reportedByPhp()).toEqual([]);
    });
}

/** The text that a visitor sees in the middle of the carousel. */
const shownText = (ui: Ui) =>
  ui.eval(() => {
    const box = document.querySelector("dealer-carousel")?.getBoundingClientRect();
    const paragraphs = [...document.querySelectorAll("dealer-carousel p")];
    const shown = paragraphs.find((paragraph) => {
      const { left, width } = paragraph.getBoundingClientRect();
      const middle = left + width / 2;
      return box && middle > box.left && middle < box.right;
    });
    return shown?.textContent;
  });
