import { expect, test, type Ui } from "../../support/ui.ts";
import { put, readProperties, readStates, scrollPage, setAttributes, settle } from "./in-page.ts";
import { listen, said } from "./listen.ts";
import { CONTRACT_PAGE } from "./pages.ts";
import { type Subject, subjects } from "./subjects.ts";

function isShown(tag: string, part: string) {
  const button = document.querySelector(tag)?.shadowRoot?.querySelector(`[part=${part}]`);
  return button?.checkVisibility({ visibilityProperty: true }) ?? false;
}

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

/** Longer than anything a press sets going. */
const LONG_MS = 2000;

for (const subject of subjects.filter(({ contract }) => contract.start.press)) {
  const { tag, contract } = subject;
  const names = Object.keys(contract.events);
  const asking = names.filter((name) => contract.events[name]?.cancelable);
  const part = contract.start.press?.part ?? "";

  /** What a press has changed, and what has been said of it. */
  const press = async (ui: Ui, cancels: boolean) => {
    await ui.goto(CONTRACT_PAGE);
    await offerPress(ui, subject);
    await expect.poll(() => ui.eval(isShown, tag, part)).toBe(true);
    await ui.eval(listen, tag, names, cancels);
    const before = await look(ui, subject);
    await ui.click(`${tag} >>> [part=${part}]`);
    await ui.clock.tick(LONG_MS);
    await ui.eval(settle);
    const heard = (await ui.eval(said)).map(({ name }) => name);
    return { before, after: await look(ui, subject), heard };
  };

  test(`${tag}: a press that a listener cancels changes nothing`, async ({ ui }) => {
    const { before, after, heard } = await press(ui, true);
    expect(heard).toHaveLength(1);
    expect(asking).toEqual(expect.arrayContaining(heard));
    expect(after).toEqual(before);
  });

  test(`${tag}: a press that nobody cancels asks first, then tells`, async ({ ui }) => {
    const { before, after, heard } = await press(ui, false);
    const [question, ...news] = heard;
    expect(asking).toContain(question);
    expect(news).not.toEqual([]);
    expect(after).not.toEqual(before);
  });
}
