import { expect, test, type Ui } from "../../support/ui.ts";
import { put, readProperties, readStates, settle } from "./in-page.ts";
import { listen, received } from "./listen.ts";
import { CONTRACT_PAGE } from "./pages.ts";
import { type Subject, subjects } from "./subjects.ts";

function isShown(tag: string, part: string) {
  const button = document.querySelector(tag)?.shadowRoot?.querySelector(`[part=${part}]`);
  return button?.checkVisibility({ visibilityProperty: true }) ?? false;
}

const readElement = async (ui: Ui, { tag, contract, properties }: Subject) => ({
  states: await ui.eval(readStates, tag, Object.keys(contract.states)),
  properties: await ui.eval(readProperties, tag, properties),
  scrolled: await ui.eval(() => scrollY),
});

/** Longer than anything that a press starts. */
const LONG_MS = 2000;

for (const subject of subjects.filter(({ contract }) => contract.start.press)) {
  const { tag, contract, html } = subject;
  const names = Object.keys(contract.events);
  const cancelable = names.filter((name) => contract.events[name]?.cancelable);
  const part = contract.start.press?.part ?? "";

  /** Presses the button; returns the element before and after, and the names of the events. */
  const press = async (ui: Ui, cancels: boolean) => {
    await ui.goto(CONTRACT_PAGE);
    await ui.eval(put, html);
    await subject.showPressTarget(ui);
    await expect.poll(() => ui.eval(isShown, tag, part)).toBe(true);
    await ui.eval(listen, tag, names, cancels);
    const before = await readElement(ui, subject);
    await ui.click(`${tag} >>> [part=${part}]`);
    await ui.clock.tick(LONG_MS);
    await ui.eval(settle);
    const events = (await ui.eval(received)).map(({ name }) => name);
    return { before, after: await readElement(ui, subject), events };
  };

  test(`${tag}: a press that a listener cancels changes nothing`, async ({ ui }) => {
    const { before, after, events } = await press(ui, true);
    expect(events).toHaveLength(1);
    expect(cancelable).toEqual(expect.arrayContaining(events));
    expect(after).toEqual(before);
  });

  test(`${tag}: a press emits a cancelable event first, and then an event that reports the change`, async ({
    ui,
  }) => {
    const { before, after, events } = await press(ui, false);
    const [request, ...reports] = events;
    expect(cancelable).toContain(request);
    expect(reports).not.toEqual([]);
    expect(after).not.toEqual(before);
  });
}
