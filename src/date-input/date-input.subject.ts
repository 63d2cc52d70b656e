import { defineSubject } from "../../tests/e2e/contract/define-subject.ts";
import { expectState } from "../../tests/e2e/contract/steps.ts";
import { expect, type Ui } from "../../tests/support/ui.ts";
import { dateInputContract } from "./date-input.contract.ts";

const TAG = "dealer-date-input";

const BUTTON = "dealer-date-input >>> [part=button]";
const DAY = 'dealer-date-input >>> td[data-day="2026-11-12"] button';
const DUTCH = { format: "dd-mm-yy" };

/** Opens the calendar, also when it was open already. */
async function openCalendar(ui: Ui) {
  await ui.eval(() =>
    document.querySelector("dealer-date-input")?.shadowRoot?.querySelector("dialog")?.close(),
  );
  await expectState(ui, TAG, "open", false);
  await ui.click(BUTTON);
  await expectState(ui, TAG, "open");
}

/** Types a text and leaves the field. */
const typeDate = (text: string) => (ui: Ui) =>
  ui.eval((typed) => {
    const input = document.querySelector<HTMLInputElement>("dealer-date-input input");
    if (input) input.value = typed;
    for (const type of ["input", "change"]) input?.dispatchEvent(new Event(type, { bubbles: true }));
  }, text);

const dateText = () => document.querySelector<HTMLInputElement>("dealer-date-input input")?.value;

const dateMessage = () =>
  document.querySelector<HTMLInputElement>("dealer-date-input input")?.validationMessage;

export const subject = defineSubject(dateInputContract, {
  markup: {
    attributes: 'format="dd-mm-yy" min="2020-01-01"',
    content: '<label for="dag">Dag</label> <input id="dag" name="dag" value="20-11-2026"><!-- -->',
  },
  steps: {
    async activate(ui) {
      await ui.click(BUTTON);
      await expectState(ui, TAG, "open");
    },
    async finish(ui) {
      await ui.click(DAY);
      await expectState(ui, TAG, "open", false);
      const text = () => document.querySelector<HTMLInputElement>("dealer-date-input input")?.value;
      expect(await ui.eval(text)).toBe("12-11-2026");
    },
  },
  looks: {
    format: {
      value: "d M yy",
      attributes: DUTCH,
      act: typeDate("2026-11-20"),
      read: dateText,
      before: "20-11-2026",
      after: "20 nov 2026",
    },
    min: {
      value: "2027-01-01",
      attributes: { min: "2020-01-01", max: "2030-01-01" },
      act: typeDate("31-12-2026"),
      read: dateMessage,
      before: "",
      after: "Kies een datum vanaf 01-01-2027.",
    },
    max: {
      value: "2026-12-30",
      attributes: { max: "2030-01-01" },
      act: typeDate("31-12-2026"),
      read: dateMessage,
      before: "",
      after: "Kies een datum tot en met 30-12-2026.",
    },
    "disabled-weekdays": {
      value: "4",
      act: typeDate("31-12-2026"),
      read: dateMessage,
      before: "",
      after: "Op 31-12-2026 kan het niet. Kies een andere dag.",
    },
    "disabled-dates": {
      value: "2026-12-24/2027-01-01",
      act: typeDate("31-12-2026"),
      read: dateMessage,
      before: "",
      after: "Op 31-12-2026 kan het niet. Kies een andere dag.",
    },
    "disabled-text": {
      value: "Dicht op {date}",
      attributes: { "disabled-dates": "2026-12-31" },
      act: typeDate("31-12-2026"),
      read: dateMessage,
      before: "Op 31-12-2026 kan het niet. Kies een andere dag.",
      after: "Dicht op 31-12-2026",
    },
    "invalid-text": {
      value: "Geen datum",
      attributes: { "invalid-text": "Zo niet" },
      act: typeDate("straks"),
      read: dateMessage,
      before: "Zo niet",
      after: "Geen datum",
    },
    "min-text": {
      value: "Pas vanaf {date}",
      act: typeDate("31-12-2019"),
      read: dateMessage,
      before: "Kies een datum vanaf 01-01-2020.",
      after: "Pas vanaf 01-01-2020",
    },
    "max-text": {
      value: "Tot {date}",
      attributes: { max: "2026-01-01" },
      act: typeDate("02-01-2026"),
      read: dateMessage,
      before: "Kies een datum tot en met 01-01-2026.",
      after: "Tot 01-01-2026",
    },
    "change-label": {
      value: "Anders dan {date}",
      act: typeDate("20-11-2026"),
      read: "button ariaLabel",
      before: "Wijzig datum, vrijdag 20 november 2026",
      after: "Anders dan vrijdag 20 november 2026",
    },
    locale: {
      value: "de-DE",
      act: typeDate("20-11-2026"),
      read: "button ariaLabel",
      before: "Wijzig datum, vrijdag 20 november 2026",
      after: "Wijzig datum, Freitag, 20. November 2026",
    },
    "first-day": { value: "0", act: openCalendar, read: "th ariaLabel", before: "maandag", after: "zondag" },
    label: {
      value: "Wanneer?",
      act: openCalendar,
      read: "dialog ariaLabel",
      before: "Kies een datum",
      after: "Wanneer?",
    },
    "previous-label": {
      value: "Terug",
      act: openCalendar,
      read: ".rdp-button_previous ariaLabel",
      before: "Vorige maand",
      after: "Terug",
    },
    "next-label": {
      value: "Verder",
      act: openCalendar,
      read: ".rdp-button_next ariaLabel",
      before: "Volgende maand",
      after: "Verder",
    },
    "year-label": {
      value: "Jaartal",
      act: openCalendar,
      read: "select ariaLabel",
      before: "Jaar",
      after: "Jaartal",
    },
    "close-label": {
      value: "Dicht",
      act: openCalendar,
      read: "[part=close] textContent",
      before: "Sluiten",
      after: "Dicht",
    },
  },
});
