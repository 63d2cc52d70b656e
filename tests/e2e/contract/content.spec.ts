import { drives } from "./drives.ts";
import { put, readLight, settle, viewSize } from "./in-page.ts";
import { CONTRACT_PAGE, expect, test } from "./stage.ts";
import { subjects } from "./subjects.ts";

/** What CMS filters, empty fields and careless hands make of a tag. */
const odd = (tag: string, attributes: string, content: string): Record<string, string> => ({
  "no content": `<${tag} ${attributes}></${tag}>`,
  "white space": `<${tag} ${attributes}> \n\t </${tag}>`,
  "a comment": `<${tag} ${attributes}><!-- leeg --></${tag}>`,
  "loose text": `<${tag} ${attributes}>Los &lt;stuk&gt; tekst</${tag}>`,
  "an empty paragraph": `<${tag} ${attributes}><p></p></${tag}>`,
  "a paragraph inside": `<${tag} ${attributes}><p>${content}</p></${tag}>`,
  "a paragraph around": `<p><${tag} ${attributes}>${content}</${tag}></p>`,
  "itself inside": `<${tag} ${attributes}><${tag}>${content}</${tag}></${tag}>`,
});

for (const { tag, html, attributes: _, content } of subjects) {
  test(`${tag}: empty or odd content is harmless`, async ({ ui }) => {
    await ui.goto(CONTRACT_PAGE);
    for (const [name, markup] of Object.entries(odd(tag, "", content))) {
      await ui.eval(put, markup);
      await ui.eval(settle);
      expect(await ui.eval(viewSize, tag), name).toBeGreaterThan(0);
      expect((await ui.probe()).messages, name).toEqual([]);
    }
  });

  test(`${tag}: content that arrives later, and goes, is harmless`, async ({ ui }) => {
    await ui.goto(CONTRACT_PAGE);
    await ui.eval(put, html.replace(content, ""));
    await ui.eval(settle);
    await ui.eval(
      (selector: string, late: string) => {
        document.querySelector(selector)?.insertAdjacentHTML("beforeend", late);
      },
      tag,
      content,
    );
    await ui.eval(settle);
    await drives[tag].rouse(ui);
    await ui.eval((selector: string) => document.querySelector(selector)?.replaceChildren(), tag);
    await ui.eval(settle);
    expect(await ui.eval(readLight, tag)).toBe("");
    expect(await ui.eval(viewSize, tag)).toBeGreaterThan(0);
    expect((await ui.probe()).messages).toEqual([]);
  });
}
