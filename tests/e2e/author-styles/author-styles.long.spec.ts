import { contracts } from "../../../src/contracts.ts";
import type { Contract } from "../../../src/kernel/element/contract.ts";
import { SHEETS } from "../../fixtures/author-styles/sheets.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { isReady, isShown, NARROW, WIDE } from "../elements/page.ts";
import { type NodeStyle, nodeStyles } from "./computed-styles.ts";

/*
 * The author's nodes have the computed style that they have without our code, apart from what the contract names: in the
 * guide's snippets, with style sheets that authors have.
 */

const SIZES = { wide: WIDE, narrow: NARROW };

const all: readonly Contract[] = contracts;

/** Whether the contract names the property, or the shorthand that has it. */
const isNamed = (tag: string, property: string) =>
  Object.keys(all.find((contract) => contract.tag === tag)?.authorStyles ?? {})
    .flatMap((names) => names.split(", "))
    .some((name) => property === name || property.startsWith(`${name}-`));

/** What differs and is in no contract, as texts. */
function surprises(without: Record<string, NodeStyle>, withUs: Record<string, NodeStyle>): string[] {
  const found = Object.entries(without).flatMap(([number, { tag, name, style }]) => {
    const ours = withUs[number]?.style ?? style;
    return Object.keys(style)
      .filter((property) => property in ours && style[property] !== ours[property] && !isNamed(tag, property))
      .map((property) => `${tag} ${name} { ${property}: ${style[property]} -> ${ours[property]} }`);
  });
  return [...new Set(found)];
}

/** The tags' own boxes, which the author's nodes are in; the loader is over by then. */
const hostDisplays = (ui: Ui) =>
  ui.eval(
    (tags) =>
      tags.map((tag) => {
        const host = document.querySelector(tag);
        return `${tag} { display: ${host && getComputedStyle(host).display} }`;
      }),
    all.map(({ tag }) => tag),
  );

const addRules = (ui: Ui, rules: readonly string[]) =>
  ui.eval((css) => {
    const style = document.createElement("style");
    style.textContent = css;
    document.head.append(style);
  }, rules.join("\n"));

for (const sheet of Object.keys(SHEETS))
  for (const [size, [width, height]] of Object.entries(SIZES))
    test(`${sheet}, ${size}: the author's nodes keep their styles`, async ({ ui }) => {
      test.skip(
        ui.engine !== "chromium",
        "only Chromium has a list of all properties with the values of each",
      );
      const path = `/tests/pages/author.html?author=guide&sheet=${encodeURIComponent(sheet)}`;
      await ui.viewport(width, height);
      await ui.goto(`${path}&link=before`);
      await isReady(ui);
      await expect.poll(() => isShown(ui, "dealer-loader")).toBe(false);
      const withUs = await nodeStyles(ui);
      const displays = await hostDisplays(ui);
      await ui.goto(`${path}&plain`);
      await addRules(ui, displays);
      expect(surprises(await nodeStyles(ui), withUs)).toEqual([]);
    });
