import type { DetailField } from "../../../src/kernel/contract.ts";
import { drives } from "./drives.ts";
import { put, readProperties, readStates, scrollPage, setAttributes, settle } from "./in-page.ts";
import { CONTRACT_PAGE, expect, test, type Ui } from "./stage.ts";
import { type Subject, subjects } from "./subjects.ts";

interface Heard {
  name: string;
  composed: boolean;
  cancelable: boolean;
  detail: Record<string, unknown>;
  fromTag: boolean;
}

declare global {
  interface Window {
    said: Heard[];
  }
}

/** Listens where only events that bubble arrive; cancels what can be cancelled when told to. */
function listen(tag: string, names: readonly string[], objects: boolean) {
  window.said = [];
  for (const name of names)
    addEventListener(name, (event) => {
      const { composed, cancelable, target, detail } = event as CustomEvent;
      if (objects) event.preventDefault();
      window.said.push({
        name,
        composed,
        cancelable,
        detail,
        fromTag: target === document.querySelector(tag),
      });
    });
}

function isShown(tag: string, part: string) {
  const button = document.querySelector(tag)?.shadowRoot?.querySelector(`[part=${part}]`);
  return button?.checkVisibility({ visibilityProperty: true }) ?? false;
}

const said = () => window.said;

const fits = ({ type }: DetailField, value: unknown) =>
  typeof type === "string" ? typeof value === type : type.some((choice) => choice === value);

const NARROW = { "breakpoint-px": "10000" };

/** Brings the button that asks before a visitor. */
async function offerPress(ui: Ui, { tag, html }: Subject) {
  await ui.eval(put, html);
  if (tag === "dealer-mega-nav") await ui.eval(setAttributes, tag, NARROW);
  if (tag === "dealer-to-top") await ui.eval(scrollPage, 500);
}

const look = async (ui: Ui, { tag, contract, properties }: Subject) => ({
  states: await ui.eval(readStates, tag, Object.keys(contract.states)),
  properties: await ui.eval(readProperties, tag, properties),
  scrolled: await ui.eval(() => scrollY),
});

const LONG_MS = 2000;

for (const { tag, contract, html } of subjects) {
  const events = Object.entries(contract.events);
  const names = events.map(([name]) => name);

  test(`${tag}: every event reaches the window, composed, with its detail, cancelable as stated`, async ({
    ui,
  }) => {
    await ui.goto(CONTRACT_PAGE);
    await ui.eval(listen, tag, names, false);
    await ui.eval(put, html);
    await drives[tag].rouse(ui);
    await drives[tag].finish(ui);
    const heard = await ui.eval(said);
    expect([...new Set(heard.map(({ name }) => name))].sort()).toEqual([...names].sort());
    for (const { name, composed, cancelable, detail, fromTag } of heard) {
      const statement = contract.events[name];
      expect({ name, composed, cancelable, fromTag }).toEqual({
        name,
        composed: true,
        cancelable: statement?.cancelable ?? false,
        fromTag: true,
      });
      expect(Object.keys(detail).sort(), name).toEqual(Object.keys(statement?.detail ?? {}).sort());
      for (const [field, type] of Object.entries(statement?.detail ?? {}))
        expect(fits(type, detail[field]), `${name}: ${field} is ${detail[field]}`).toBe(true);
    }
  });
}

for (const subject of subjects.filter(({ contract }) => contract.start.press)) {
  const { tag, contract } = subject;
  const names = Object.keys(contract.events);
  const asking = names.filter((name) => contract.events[name]?.cancelable);
  const button = `${tag} >>> [part=${contract.start.press?.part}]`;

  for (const objects of [true, false])
    test(`${tag}: a press that is ${objects ? "cancelled changes nothing" : "not cancelled does what it asked"}`, async ({
      ui,
    }) => {
      await ui.goto(CONTRACT_PAGE);
      await offerPress(ui, subject);
      await expect.poll(() => ui.eval(isShown, tag, contract.start.press?.part ?? "")).toBe(true);
      await ui.eval(listen, tag, names, objects);
      const before = await look(ui, subject);
      await ui.click(button);
      await ui.clock.tick(LONG_MS);
      await ui.eval(settle);
      const heard = (await ui.eval(said)).map(({ name }) => name);
      if (objects) {
        expect(heard).toEqual(asking);
        expect(await look(ui, subject)).toEqual(before);
      } else {
        expect(heard.length).toBeGreaterThan(asking.length);
        expect(await look(ui, subject)).not.toEqual(before);
      }
    });
}
