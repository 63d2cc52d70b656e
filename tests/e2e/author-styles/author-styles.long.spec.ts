import { contracts } from "../../../src/contracts.ts";
import type { Contract } from "../../../src/kernel/element/contract.ts";
import { SHEETS } from "../../fixtures/author-styles/sheets.ts";
import { AUTHOR_STYLES, type Changes, nameOf } from "../../support/author-styles-table.ts";
import { seePage } from "../../support/see-page.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { isReady, isShown, NARROW, standsStill, WIDE } from "../elements/page.ts";
import { type NodeStyle, nodeStyles } from "./computed-styles.ts";
import { bringIntoUse, USES } from "./uses.ts";

/*
 * The author's nodes have the computed style that they have without our code, apart from what the contract names: in the
 * guide's snippets, with style sheets that authors have, as the page loads and while each element is in use.
 */

const SIZES = { wide: WIDE, narrow: NARROW };

const all: readonly Contract[] = contracts;

type Styles = Readonly<Record<string, NodeStyle>>;

interface Difference {
  readonly tag: string;
  readonly property: string;
  readonly text: string;
}

function differences(without: Styles, withUs: Styles, state: string): Difference[] {
  return Object.entries(without).flatMap(([number, { tag, name, style }]) => {
    const ours = withUs[number]?.style ?? style;
    return Object.keys(style)
      .filter((property) => property in ours && style[property] !== ours[property])
      .map((property) => ({
        tag,
        property,
        text: `${tag} ${name}, ${state} { ${property}: ${style[property]} -> ${ours[property]} }`,
      }));
  });
}

/** Without what a contract names. */
const surprises = (found: readonly Difference[]) => [
  ...new Set(found.filter(({ tag, property }) => !nameOf(tag, property)).map(({ text }) => text)),
];

const changesOf = (found: readonly Difference[]): Changes =>
  Object.fromEntries(
    all.map(({ tag }) => [tag, found.filter((one) => one.tag === tag).map(({ property }) => property)]),
  );

const AT_REST = "at rest";

/** The styles as the page loads, and of each element in use. */
async function stylesOf(ui: Ui, act: (tag: string) => Promise<void>): Promise<Record<string, Styles>> {
  const found: Record<string, Styles> = { [AT_REST]: await nodeStyles(ui) };
  for (const tag of Object.keys(USES)) {
    await act(tag);
    await standsStill(ui);
    found[`${tag} in use`] = await nodeStyles(ui, tag);
  }
  return found;
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
      await expect.poll(() => isShown(ui, "dealer-loader")).toBe(false);
      await ui.eval(seePage);
      await isReady(ui);
      const displays = await hostDisplays(ui);
      const withUs = await stylesOf(ui, (tag) => bringIntoUse(ui, USES[tag] as (typeof USES)[string]));
      await ui.goto(`${path}&plain`);
      await addRules(ui, displays);
      const without = await stylesOf(ui, (tag) => ui.eval((USES[tag] as (typeof USES)[string]).act));
      const found = Object.entries(without).flatMap(([state, styles]) =>
        differences(styles, withUs[state] ?? {}, state),
      );
      test.info().annotations.push({
        type: AUTHOR_STYLES,
        description: JSON.stringify({ sheet, changes: changesOf(found) }),
      });
      expect(surprises(found)).toEqual([]);
    });
