import { propertyName } from "../../../src/kernel/element/property-name.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { put, readProperties, runModule } from "./in-page.ts";
import { CONTRACT_PAGE, UNDEFINED_PAGE } from "./pages.ts";
import { subjects } from "./subjects.ts";
import { unexpected } from "./unexpected.ts";
import { otherValue } from "./values.ts";

/** Sets properties one after the other; returns the attributes after that. */
const setProperties = (ui: Ui, tag: string, values: Record<string, unknown>) =>
  ui.eval(
    (selector, entries) => {
      const element = document.querySelector(selector) as HTMLElement;
      for (const [name, value] of entries) Reflect.set(element, name, value);
      return Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
    },
    tag,
    Object.entries(values),
  );

/** Sets properties to undefined, which `setProperties` cannot pass because JSON has none. */
const unsetProperties = (ui: Ui, tag: string, names: readonly string[]) =>
  ui.eval(
    (selector, all) => {
      const element = document.querySelector(selector) as HTMLElement;
      for (const name of all) Reflect.set(element, name, undefined);
      return element.getAttributeNames();
    },
    tag,
    names,
  );

for (const { tag, attributes, properties, defaults, warnsOfPage } of subjects) {
  const others = attributes.map(([name, attribute]) => ({ name, ...otherValue(attribute) }));
  const values = Object.fromEntries(others.map(({ name, value }) => [propertyName(name), value]));
  const readable = Object.fromEntries(
    Object.entries(values).filter(([property]) => properties.includes(property)),
  );
  const written = Object.fromEntries(others.map(({ name, text }) => [name, text]));
  const names = Object.keys(values);
  const nulls = Object.fromEntries(names.map((name) => [name, null]));

  test(`${tag}: a property writes its attribute; null and undefined remove it`, async ({ ui }) => {
    await ui.goto(CONTRACT_PAGE);
    await ui.eval(put, `<${tag}></${tag}>`);
    expect(await setProperties(ui, tag, values)).toEqual(written);
    expect(await ui.eval(readProperties, tag, properties)).toEqual(readable);

    expect(await setProperties(ui, tag, nulls)).toEqual({});
    expect(await ui.eval(readProperties, tag, properties)).toEqual(defaults);

    expect(await setProperties(ui, tag, values)).toEqual(written);
    expect(await unsetProperties(ui, tag, names)).toEqual([]);
    expect(await ui.eval(readProperties, tag, properties)).toEqual(defaults);

    await setProperties(ui, tag, values);
    await setProperties(ui, tag, defaults);
    expect(await ui.eval(readProperties, tag, properties)).toEqual(defaults);
    expect(await unexpected(ui, warnsOfPage)).toEqual([]);
  });

  for (const method of names.filter((name) => !properties.includes(name)))
    test(`${tag}: ${method} stays the method of every element`, async ({ ui }) => {
      await ui.goto(CONTRACT_PAGE);
      await ui.eval(put, `<${tag}></${tag}>`);
      const isKept = (selector: string, name: string) => {
        const own = Reflect.get(document.querySelector(selector) ?? {}, name);
        return typeof own === "function" && own === Reflect.get(HTMLElement.prototype, name);
      };
      expect(await ui.eval(isKept, tag, method)).toBe(true);
      await setProperties(ui, tag, values);
      expect(await ui.eval(isKept, tag, method)).toBe(true);
    });

  test(`${tag}: a property set before the upgrade survives it`, async ({ ui }) => {
    await ui.goto(UNDEFINED_PAGE);
    await ui.eval(put, `<${tag}></${tag}>`);
    await setProperties(ui, tag, values);
    await ui.eval(runModule, `/dist/elements/${tag}.js`);

    expect(await ui.eval(readProperties, tag, properties)).toEqual(readable);
    expect(await setProperties(ui, tag, {})).toEqual(written);
    const own = (selector: string) => Object.keys(document.querySelector(selector) ?? {});
    expect((await ui.eval(own, tag)).filter((name) => names.includes(name))).toEqual([]);
    expect(await unexpected(ui, warnsOfPage)).toEqual([]);
  });
}
