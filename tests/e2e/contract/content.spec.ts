import { expect, test } from "../../support/ui.ts";
import { put, readLight, settle, viewSize } from "./in-page.ts";
import { CONTRACT_PAGE } from "./pages.ts";
import { subjects } from "./subjects.ts";
import { unexpected } from "./unexpected.ts";

/** What CMS filters, empty fields and mistakes make of a tag. */
const odd = (tag: string, content: string): Record<string, string> => ({
  "no content": `<${tag}></${tag}>`,
  "white space": `<${tag}> \n\t </${tag}>`,
  "a comment": `<${tag}><!-- leeg --></${tag}>`,
  "loose text": `<${tag}>Los &lt;stuk&gt; tekst</${tag}>`,
  "an empty paragraph": `<${tag}><p></p></${tag}>`,
  "a paragraph inside": `<${tag}><p>${content}</p></${tag}>`,
  "a paragraph around": `<p><${tag}>${content}</${tag}></p>`,
  "itself inside": `<${tag}><${tag}>${content}</${tag}></${tag}>`,
});

function addContent(tag: string, content: string) {
  document.querySelector(tag)?.insertAdjacentHTML("beforeend", content);
}

function emptyOut(tag: string) {
  document.querySelector(tag)?.replaceChildren();
}

for (const { tag, html, content, steps, warnsOfContent } of subjects) {
  test(`${tag}: empty or odd content is harmless`, async ({ ui }) => {
    await ui.goto(CONTRACT_PAGE);
    for (const [name, markup] of Object.entries(odd(tag, content))) {
      await ui.eval(put, markup);
      await ui.eval(settle);
      expect(await ui.eval(viewSize, tag), name).toBeGreaterThan(0);
      expect(await unexpected(ui, warnsOfContent), name).toEqual([]);
    }
  });

  test(`${tag}: content that is added later and then removed is harmless`, async ({ ui }) => {
    await ui.goto(CONTRACT_PAGE);
    await ui.eval(put, html.replace(content, ""));
    await ui.eval(settle);
    await ui.eval(addContent, tag, content);
    await ui.eval(settle);
    await steps.activate(ui);
    await ui.eval(emptyOut, tag);
    await ui.eval(settle);
    expect(await ui.eval(readLight, tag)).toBe("");
    expect(await ui.eval(viewSize, tag)).toBeGreaterThan(0);
    expect(await unexpected(ui, warnsOfContent)).toEqual([]);
  });
}
