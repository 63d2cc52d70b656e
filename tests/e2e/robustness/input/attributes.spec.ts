import fc from "fast-check";
import { ELSEWHERE, isLeftToOthers } from "../../../support/parts.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { put, settle } from "../../contract/in-page.ts";
import { type Subject, subjects } from "../../contract/subjects.ts";
import { otherValue } from "../../contract/values.ts";
import { always } from "../at-random.ts";
import { stayOnPage } from "../stay-on-page.ts";
import { times, tries } from "../trials.ts";
import { hostileText } from "./hostile-texts.ts";
import { faults, rememberPage } from "./injection.ts";
import { followRequests } from "./requests.ts";

const PAGE = "/tests/pages/contract.html?direct&probe";
const BATCHES = times(8, 150);
const CHANGES = 20;
/** Attributes of every element, which a page may set on ours as well. */
const EVERYWHERE = ["load", "id", "class", "lang", "dir", "part", "slot", "tabindex", "title", "nonce"];

type Change = readonly [name: string, text: string | null];

function changeOf({ attributes }: Subject): fc.Arbitrary<Change> {
  const usable = attributes.map(([name, attribute]) => [name, otherValue(attribute).text] as const);
  const names = [...attributes.map(([name]) => name), ...EVERYWHERE];
  const hostile = fc.tuple(fc.constantFrom(...names), hostileText);
  const removed = fc.constantFrom(...names).map((name) => [name, null] as const);
  return fc.oneof(
    { weight: 6, arbitrary: hostile },
    { weight: 1, arbitrary: removed },
    ...(usable.length > 0 ? [{ weight: 2, arbitrary: fc.constantFrom(...usable) }] : []),
  );
}

/** On the page: sets attributes one after another, types in an input and presses a button. */
function change(tag: string, changes: readonly Change[], nth: number) {
  const element = document.querySelector(tag) as HTMLElement;
  for (const [name, text] of changes) {
    if (text === null) element.removeAttribute(name);
    else element.setAttribute(name, text);
  }
  const input = element.querySelector("input");
  if (input) input.value = `${nth}`;
  input?.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  const buttons = [...(element.shadowRoot?.querySelectorAll<HTMLElement>("button") ?? [])];
  buttons[nth % buttons.length]?.click();
}

/** On the page: closes a modal dialog and restores the input's text. */
function calmDown(tag: string) {
  const element = document.querySelector(tag);
  element?.shadowRoot?.querySelector("dialog")?.close();
  const input = element?.querySelector("input");
  if (input) input.value = input.defaultValue;
}

function takeAway(tag: string) {
  const element = document.querySelector(tag);
  element?.remove();
  return Promise.resolve(element).then((gone) => gone?.innerHTML);
}

/** Defined and rendered, except a loader that is done. */
const isAlive = (ui: Ui, tag: string) =>
  ui.eval((name) => {
    const element = document.querySelector(`${name}:defined`);
    const isDrawn = element?.shadowRoot?.querySelector(":not(style)") !== null;
    return element !== null && (isDrawn || element.matches(":state(done)"));
  }, tag);

for (const [index, subject] of subjects.entries()) {
  const { tag, html, content } = subject;
  const batch = fc.record({
    changes: fc.array(changeOf(subject), { minLength: CHANGES, maxLength: CHANGES }),
    nth: fc.nat({ max: 60 }),
  });

  test(`${tag}: no attribute value becomes markup, runs code or breaks it`, async ({ ui }) => {
    test.skip(isLeftToOthers(ui.engine, index), ELSEWHERE);
    tries("attribute", BATCHES * CHANGES);
    const strangers = followRequests(ui);
    await ui.goto(PAGE);
    await ui.eval(stayOnPage);
    const expectNothingOfData = await rememberPage(ui);
    await ui.eval(put, html);
    const written: string[] = [];
    await always(batch, BATCHES, async ({ changes, nth }) => {
      written.push(...changes.flatMap(([, text]) => text ?? []));
      await ui.eval(change, tag, changes, nth);
      await ui.eval(settle);
      expect(await isAlive(ui, tag)).toBe(true);
      await expectNothingOfData();
      expect(await faults(ui)).toEqual([]);
      await ui.eval(calmDown, tag);
    });
    expect(await strangers(written)).toEqual([]);
    expect(await ui.eval(takeAway, tag)).toBe(content);
  });
}
