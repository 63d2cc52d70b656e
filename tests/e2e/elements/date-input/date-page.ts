import { expect, type Ui } from "../../../support/ui.ts";
import { firedEvents, matches, open, WIDE } from "../page.ts";

export const DATE_PAGE = "/tests/pages/date-input.html?probe";

export const TAG = "dealer-date-input";
export const INPUT = "#dag";
export const BUTTON = `${TAG} >>> [part=button]`;
export const DIALOG = `${TAG} >>> dialog`;
export const CLOSE = `${TAG} >>> [part=close]`;
export const PREVIOUS = `${TAG} >>> .rdp-button_previous`;
export const NEXT = `${TAG} >>> .rdp-button_next`;
export const HEADING = `${TAG} >>> [role=status]`;
export const day = (iso: string) => `${TAG} >>> td[data-day="${iso}"] button`;

export const openPage = (ui: Ui, path = DATE_PAGE, size: readonly [number, number] = WIDE) =>
  open(ui, path, size);

/** Sets attributes of the element; null removes one. */
export const set = (ui: Ui, attributes: Record<string, string | null>, selector = TAG) =>
  ui.eval(
    (entries, wanted) => {
      const element = document.querySelector(wanted);
      for (const [name, text] of entries)
        if (text === null) element?.removeAttribute(name);
        else element?.setAttribute(name, text);
    },
    Object.entries(attributes),
    selector,
  );

/** Sets the input's value as a page's script does, without an event. */
export const write = (ui: Ui, text: string) =>
  ui.eval((value) => {
    const input = document.querySelector<HTMLInputElement>("#dag");
    if (input) input.value = value;
  }, text);

export const text = (ui: Ui) => ui.eval(() => document.querySelector<HTMLInputElement>("#dag")?.value);

export const message = (ui: Ui) =>
  ui.eval(() => document.querySelector<HTMLInputElement>("#dag")?.validationMessage);

/** Clears the input, types and leaves it. */
export async function type(ui: Ui, typed: string) {
  await ui.eval(() => {
    const input = document.querySelector<HTMLInputElement>("#dag");
    input?.focus();
    input?.select();
  });
  await ui.press("Delete");
  await ui.type(typed);
  await ui.press("Tab");
}

export const isOpen = (ui: Ui, expected: boolean) =>
  expect.poll(() => matches(ui, `${TAG}:state(open)`)).toBe(expected);

export async function openCalendar(ui: Ui) {
  await ui.click(BUTTON);
  await isOpen(ui, true);
}

/** The focused day, or else the part, label or id of the focused element. */
export const focus = (ui: Ui) =>
  ui.eval(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const cell = element?.closest("td");
    return cell?.dataset.day ?? (element?.getAttribute("part") || element?.ariaLabel || element?.id);
  });

export const expectFocus = (ui: Ui, where: string) => expect.poll(() => focus(ui)).toBe(where);

/** The details of the change events so far. */
export const changes = async (ui: Ui) => (await firedEvents(ui)).map(({ detail }) => detail);

/** Opens the calendar with the focus on this day. */
export async function openAt(ui: Ui, iso: string) {
  await write(ui, iso);
  await openCalendar(ui);
  await expectFocus(ui, iso);
}
