import type { Contract } from "../../../src/kernel/element/contract.ts";
import { expect, test } from "../../support/ui.ts";
import { NARROW } from "../elements/page.ts";
import { changesLooks, mentionedProperties } from "./custom-properties.ts";
import { put, runModule } from "./in-page.ts";
import { declarationOf, declaredTags, namesOf, ownOf } from "./manifest.ts";
import { OF_THE_BASE, ownMethods, ownNames } from "./own-names.ts";
import { CONTRACT_PAGE, MANIFEST_PAGE } from "./pages.ts";
import { record } from "./recorder.ts";
import { subjects } from "./subjects.ts";

/** Values for each kind of custom property there is: a colour, a position, and a length. */
const SAMPLES = ["rgb(1, 2, 3)", "static", "7px"];

test("the manifest has exactly the tags of the package", () => {
  expect([...declaredTags].sort()).toEqual(subjects.map(({ tag }) => tag).sort());
});

/** Every way in which an author can choose that an element looks. */
const choicesOf = ({ attributes }: Contract) =>
  Object.entries(attributes).flatMap(([name, attribute]) =>
    attribute.type === "choice" ? attribute.choices.map((choice) => [name, choice] as const) : [],
  );

const setAttribute = (tag: string, name: string, value: string) =>
  document.querySelector(tag)?.setAttribute(name, value);

for (const { tag, contract, html, steps } of subjects) {
  const declared = declarationOf(tag);

  test(`${tag}: the manifest has exactly its attributes, properties and defaults`, async ({ ui }) => {
    await ui.goto(CONTRACT_PAGE);
    const observed = (name: string) =>
      Reflect.get(customElements.get(name) ?? {}, "observedAttributes") as string[];
    expect((await ui.eval(observed, tag)).sort()).toEqual(namesOf(ownOf(declared.attributes)));

    const base: readonly string[] = OF_THE_BASE[contract.library];
    const isMethod = (name: string) => "property" in (contract.attributes[name] ?? {});
    const own = (await ui.eval(ownNames, tag)).filter((name) => !isMethod(name));
    const fields = declared.members?.filter(({ kind }) => kind === "field") ?? [];
    const methods = declared.members?.filter(({ kind }) => kind === "method") ?? [];
    expect(own.filter((name) => !base.includes(name)).sort()).toEqual(namesOf(ownOf(fields)));
    expect(own.filter((name) => base.includes(name)).sort()).toEqual([...base].sort());

    const defaultOf = (name: string, property: string) =>
      Reflect.get(document.createElement(name), property) as unknown;
    expect(await ui.eval(ownMethods, tag)).toEqual(namesOf(methods));
    for (const { name, default: value } of fields)
      expect(JSON.stringify(await ui.eval(defaultOf, tag, name)), name).toBe(value);
    for (const { name, fieldName, default: value } of declared.attributes ?? [])
      if (fieldName) expect(String(await ui.eval(defaultOf, tag, fieldName)), name).toBe(value);
  });

  test(`${tag}: the manifest has exactly its events, states, parts and slots`, async ({ ui }) => {
    await ui.goto(MANIFEST_PAGE);
    await ui.eval(record);
    await ui.eval(put, html);
    await ui.eval(runModule, `/dist/elements/${tag}.js`);
    await steps.activate(ui);
    await steps.finish(ui);
    await steps.fail?.(ui);
    expect(await ui.eval(() => window.recorded?.())).toEqual({
      events: namesOf(declared.events),
      states: namesOf(declared.cssStates),
      parts: namesOf(declared.cssParts),
      slots: namesOf(declared.slots),
    });
  });

  test(`${tag}: the manifest has exactly its custom properties, and each one has an effect`, async ({
    ui,
  }) => {
    await ui.goto(CONTRACT_PAGE);
    await ui.eval(put, html);
    await steps.activate(ui);
    const names = namesOf(declared.cssProperties);
    expect(await ui.eval(mentionedProperties, tag)).toEqual(names);
    const read = names.filter((name) => !contract.customProperties[name as `--dealer-${string}`]?.published);
    const nothing = `--${tag}-nothing`;
    const withoutEffectAmong = async (some: readonly string[]) => {
      const found: string[] = [];
      for (const name of some) if (!(await ui.eval(changesLooks, tag, name, SAMPLES))) found.push(name);
      return found;
    };
    let withoutEffect = await withoutEffectAmong([...read, nothing]);
    await ui.viewport(...NARROW);
    // Until the looks stand still.
    await expect.poll(() => ui.eval(changesLooks, tag, nothing, SAMPLES)).toBe(false);
    withoutEffect = await withoutEffectAmong(withoutEffect);
    for (const [attribute, choice] of choicesOf(contract)) {
      if (withoutEffect.length === 1) break;
      await ui.eval(setAttribute, tag, attribute, choice);
      withoutEffect = await withoutEffectAmong(withoutEffect);
    }
    expect(withoutEffect).toEqual([nothing]);
  });
}
