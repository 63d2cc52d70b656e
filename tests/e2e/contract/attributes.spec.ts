import { propertyName } from "../../../src/kernel/element/property-name.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { put, readProperties, setAttributes, settle, viewSize } from "./in-page.ts";
import { CONTRACT_PAGE } from "./pages.ts";
import { isWarning, ODD_TEXTS, type Readings, readingsOf } from "./readings.ts";
import { type Subject, subjects } from "./subjects.ts";
import { otherValue } from "./values.ts";

const valuesOf = (ui: Ui, { tag, properties }: Subject) => ui.eval(readProperties, tag, properties);

/** Returns a function that reads the messages since its last call. */
function logOf(ui: Ui, { warnsOfPage }: Subject) {
  let seen = 0;
  return async () => {
    const { messages } = await ui.probe();
    const fresh = messages.slice(seen);
    seen = messages.length;
    return fresh.filter(({ text }) => !warnsOfPage?.test(text));
  };
}

type Log = ReturnType<typeof logOf>;

/** The element works, has these values, and has logged one warning for each unusable text. */
async function expectReadings(ui: Ui, subject: Subject, { values, warnings, text }: Readings, log: Log) {
  await ui.eval(settle);
  expect(await valuesOf(ui, subject), `every attribute "${text}"`).toEqual(values);
  expect(await ui.eval(viewSize, subject.tag)).toBeGreaterThan(0);
  const messages = await log();
  expect(messages.map(({ kind }) => kind)).toEqual(warnings.map(() => "warn"));
  for (const warning of warnings) {
    const about = messages.filter((message) => isWarning(message.text, warning));
    expect(about, `${warning.name}="${text}"`).toHaveLength(1);
  }
}

const removedOf = ({ attributes }: Subject) => Object.fromEntries(attributes.map(([name]) => [name, null]));

async function absentMeansDefault(ui: Ui, subject: Subject, log: Log) {
  await ui.eval(put, `<${subject.tag}></${subject.tag}>`);
  await ui.eval(settle);
  expect(await valuesOf(ui, subject)).toEqual(subject.defaults);
  expect(await log()).toEqual([]);
}

async function changedChangesProperty(ui: Ui, { tag, attributes, properties }: Subject, log: Log) {
  await ui.eval(put, `<${tag}></${tag}>`);
  for (const [name, attribute] of attributes) {
    const { text, value } = otherValue(attribute);
    await ui.eval(setAttributes, tag, { [name]: text });
    const property = propertyName(name);
    if (properties.includes(property))
      expect(await ui.eval(readProperties, tag, [property])).toEqual({ [property]: value });
  }
  expect(await log()).toEqual([]);
}

async function oddIsRead(ui: Ui, subject: Subject, text: string, log: Log) {
  const { tag, attributes } = subject;
  const readings = readingsOf(subject, text);
  const inMarkup = attributes.map(([name]) => `${name}="${text}"`);
  await ui.eval(put, `<${tag} ${inMarkup.join(" ")}></${tag}>`);
  await expectReadings(ui, subject, readings, log);

  await ui.eval(put, `<${tag}></${tag}>`);
  await ui.eval(setAttributes, tag, readings.written);
  await expectReadings(ui, subject, readings, log);
}

async function removedMeansDefault(ui: Ui, subject: Subject, text: string | undefined, log: Log) {
  const { tag, attributes, defaults } = subject;
  const others = attributes.map(([name, attribute]) => [name, text ?? otherValue(attribute).text]);
  await ui.eval(put, `<${tag}></${tag}>`);
  await ui.eval(setAttributes, tag, Object.fromEntries(others));
  await ui.eval(settle);
  await log();
  await ui.eval(setAttributes, tag, removedOf(subject));
  await ui.eval(settle);
  expect(await valuesOf(ui, subject), `every attribute "${text}", removed`).toEqual(defaults);
  expect(await log()).toEqual([]);
}

for (const subject of subjects)
  test(`${subject.tag}: an attribute that is absent, changed, odd or removed is read according to the contract, with one warning if it is unusable`, async ({
    ui,
  }) => {
    await ui.goto(CONTRACT_PAGE);
    const log = logOf(ui, subject);
    await test.step("absent", () => absentMeansDefault(ui, subject, log));
    await test.step("changed", () => changedChangesProperty(ui, subject, log));
    for (const text of ODD_TEXTS) await test.step("odd", () => oddIsRead(ui, subject, text, log));
    for (const text of [undefined, ...ODD_TEXTS])
      await test.step("removed", () => removedMeansDefault(ui, subject, text, log));
  });
