import fc from "fast-check";
import { ELSEWHERE, isLeftToOthers } from "../../../support/parts.ts";
import { expect, test } from "../../../support/ui.ts";
import { settle } from "../../contract/in-page.ts";
import { subjects } from "../../contract/subjects.ts";
import { always } from "../at-random.ts";
import { stayOnPage } from "../stay-on-page.ts";
import { times, tries } from "../trials.ts";
import { faults } from "./injection.ts";
import { markups } from "./random-markup.ts";

const PAGE = "/tests/pages/contract.html?direct&probe";
const RUNS = times(12, 200);

/** On the page: puts the tag with this content on it. */
function putTag(start: string, content: string) {
  const stage = document.querySelector("#stage") as HTMLElement;
  const shell = document.createElement("div");
  shell.innerHTML = start;
  (shell.firstElementChild as HTMLElement).innerHTML = content;
  stage.replaceChildren(...shell.children);
}

/** On the page: presses some of the toggles. */
function pressSome(nth: number) {
  const tag = document.querySelector("#stage > *") as HTMLElement;
  const inside = [...(tag.shadowRoot?.querySelectorAll<HTMLElement>("button") ?? [])];
  const written = [...tag.querySelectorAll<HTMLElement>("[data-dealer-toggle]")];
  inside[nth % inside.length]?.click();
  for (const [index, toggle] of written.entries()) if (index % 3 === nth % 3) toggle.click();
}

/** On the page: removes the tag; returns its content and the author's content. */
async function leave(content: string) {
  const tag = document.querySelector("#stage > *") as HTMLElement;
  tag.remove();
  await Promise.resolve();
  const plain = document.createElement("div");
  plain.innerHTML = content;
  /** Restored attributes come last; their order has no meaning. */
  const ordered = (root: ParentNode) => {
    for (const element of root.querySelectorAll("*")) {
      const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const attribute of attributes) element.removeAttributeNode(attribute);
      for (const attribute of attributes) element.setAttributeNode(attribute);
    }
    return root;
  };
  const { innerHTML: left } = ordered(tag) as Element;
  const { innerHTML: own } = ordered(plain) as Element;
  return { left, own };
}

for (const [index, { tag, html }] of subjects.entries()) {
  const start = html.slice(0, html.indexOf(">") + 1);

  test(`${tag}: any content works and is restored when the tag is removed`, async ({ ui }) => {
    test.skip(isLeftToOthers(ui.engine, index), ELSEWHERE);
    tries("slot", RUNS);
    await ui.goto(PAGE);
    await ui.eval(stayOnPage);
    await always(
      fc.record({ content: markups, nth: fc.nat({ max: 30 }) }),
      RUNS,
      async ({ content, nth }) => {
        await ui.eval(putTag, start, content);
        await ui.eval(settle);
        await ui.eval(pressSome, nth);
        await ui.eval(settle);
        const { left, own } = await ui.eval(leave, content);
        expect(left).toBe(own);
        expect(await faults(ui)).toEqual([]);
      },
    );
  });
}
