import { featureOf } from "../../../scripts/wordpress/blocks/block-json.ts";
import { BLOCKS } from "../../../scripts/wordpress/blocks/blocks.ts";
import { ELSEWHERE } from "../../support/parts.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { type EditedBlock, withInner } from "../support/block-editor.ts";
import { editorOf, SITES } from "../support/editor-sites.ts";
import { reportedByPhp } from "../support/php-log.ts";
import { untilMatches, visit, WIDE } from "../support/visit.ts";

/* An author's blocks: in the editor, as stored, and on the page. */

const NAMES = BLOCKS.map(({ tag }) => `dealer-elements/${featureOf(tag)}`);
const TRUSTED = "dealer-elements/tags";

/** An attribute of each tag, as an author writes it. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  "dealer-carousel": 'role-label="diashow"',
  "dealer-call-us": 'label="Bel &amp; mail"',
  "dealer-header": 'mode="hide"',
  "dealer-cookie-hint": 'decline-days="180"',
  "dealer-date-input": 'format="dd-mm-yy"',
  "dealer-autocomplete": 'max-items="5"',
  "dealer-consent-gate": 'service="Kaart"',
  "dealer-sticky-column": 'after="#slider"',
  "dealer-tags": 'load="after-consent"',
};

const htmlBlock = (html: string) => `<!-- wp:html -->${html}<!-- /wp:html -->`;
const picture = (name: string) =>
  `<!-- wp:image --><figure class="wp-block-image"><img src="/${name}.jpg" alt="${name}"/></figure><!-- /wp:image -->`;
const GALLERY =
  '<!-- wp:gallery {"linkTo":"none"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">' +
  `${picture("een")}${picture("twee")}</figure><!-- /wp:gallery -->`;

// Before a browser is started.
test.skip(({ engine }) => engine !== "chromium", ELSEWHERE);

for (const { version, site } of SITES) {
  test(`${version}: a carousel of blocks, with a field of the sidebar, works on the page`, async ({ ui }) => {
    const { editor, page } = editorOf(ui, site);
    await editor.openNew("admin", "page");
    await editor.insertByName("Carrousel");
    await expect.poll(async () => (await editor.blocks())[0]?.name).toBe("dealer-elements/carousel");
    const all = withInner(await editor.blocks());
    const texts = all.filter(({ name }) => name === "core/paragraph");
    for (const { attributes } of texts) expect(attributes.placeholder).toBe("Tekst of link bij deze dia");
    for (const [index, text] of texts.entries()) await editor.change(text, { content: `Dia ${index + 1}` });
    const carousel = all[0];
    if (carousel) await editor.select(carousel);
    await page.getByLabel("Naam van de carrousel").fill("Nieuw binnen");
    await page.getByLabel("Dia’s wachten op de bezoeker").check();
    await page.getByLabel("Tijd voor een dia (ms)").fill("8000");
    await page.getByLabel("Tijd voor een dia (ms)").fill("");
    await expect
      .poll(() => editor.content())
      .toContain('<dealer-carousel no-autoplay="" label="Nieuw binnen"><!-- wp:group');

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

  test(`${version}: a tag in a block of HTML, and a gallery, become a block`, async ({ ui }) => {
    const { editor } = editorOf(ui, site);
    await editor.openNew("admin", "page");
    for (const { tag, inside } of BLOCKS) {
      const name = `dealer-elements/${featureOf(tag)}`;
      const attribute = ATTRIBUTES[tag] ?? "";
      const content = inside ? "<p>Een <b>twee</b></p><p>drie</p>" : "";
      await editor.fill(htmlBlock(`<${tag} ${attribute} class="mijn" id="dit">${content}</${tag}>`));
      expect([tag, await editor.transform(name)]).toEqual([tag, true]);
      const stored = (await editor.content()).replaceAll(/\s*\n\s*/g, "");
      expect(stored).toContain(`<${tag} `);
      for (const part of [attribute, 'class="mijn"', 'id="dit"', inside ? htmlBlock(content) : ""])
        expect(stored).toContain(part);
      await editor.fill(await editor.content());
      expect(withInner(await editor.blocks()).every(({ isValid }) => isValid)).toBe(true);

      await editor.fill(htmlBlock(`<${tag} data-eigen="1">${content}</${tag}>`));
      expect([tag, await editor.transform(name)]).toEqual([tag, false]);
      await editor.fill(htmlBlock(`<p>los</p><${tag}>${content}</${tag}>`));
      expect([tag, await editor.transform(name)]).toEqual([tag, false]);
    }

    await editor.fill(GALLERY);
    expect(await editor.transform("dealer-elements/carousel")).toBe(true);
    const [carousel] = await editor.blocks();
    expect(carousel?.innerBlocks.map(({ name }) => name)).toEqual(["core/image", "core/image"]);
  });

  test(`${version}: the switch on the navigation block makes it our menu, and back`, async ({ ui }) => {
    const { editor, page } = editorOf(ui, site);
    await editor.openNew("admin", "page");
    await editor.fill('<!-- wp:navigation {"className":"smal"} /-->');
    const navigation = async () => (await editor.blocks())[0] as EditedBlock;
    await editor.select(await navigation());
    const onOff = page.getByLabel("Menu van Dealer Elements");
    // In newer versions the settings have a tab of their own.
    const settings = page.getByRole("tab", { name: /^(Settings|Instellingen)$/ });
    await onOff.or(settings).waitFor();
    if (await settings.isVisible()) await settings.click();
    await onOff.check();
    expect((await navigation()).attributes).toMatchObject({
      className: "smal dealer-mega-nav",
      overlayMenu: "never",
    });
    const { address } = await editor.publish();
    expect(await (await fetch(address)).text()).toMatch(/<dealer-mega-nav><nav [^>]*smal dealer-mega-nav/);
    await onOff.uncheck();
    expect((await navigation()).attributes).toMatchObject({ className: "smal", overlayMenu: "mobile" });
  });

  test(`${version}: selected words get a tip, and lose it again`, async ({ ui }) => {
    const { editor, page } = editorOf(ui, site);
    await editor.openNew("admin", "page");
    await editor.fill("<!-- wp:paragraph --><p>btw</p><!-- /wp:paragraph -->");
    await (await editor.canvas()).click('[data-type="core/paragraph"]');
    await page.keyboard.press("ControlOrMeta+a");
    for (const text of ["Inclusief “21%”", ""]) {
      await page.getByRole("button", { name: /^(More|Meer)$/ }).click();
      await page
        .getByRole("menuitemcheckbox", { name: "Tip" })
        .or(page.getByRole("menuitem", { name: "Tip" }))
        .click();
      await page.getByLabel("Uitleg bij deze woorden").fill(text);
      await page.keyboard.press("Enter");
      const shown = text && `<span data-dealer-tooltip="${text}" class="has-dealer-tooltip">btw</span>`;
      await expect.poll(() => editor.content()).toContain(`<p>${shown || "btw"}</p>`);
    }
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
