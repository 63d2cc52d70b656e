import { defineSubject } from "../../tests/e2e/contract/define-subject.ts";
import { setAttributes, settle, typeInto } from "../../tests/e2e/contract/in-page.ts";
import { CONTRACT_PAGE } from "../../tests/e2e/contract/pages.ts";
import { expectOneMessage, expectState, STEP_MS } from "../../tests/e2e/contract/steps.ts";
import { BASE_URL } from "../../tests/server/address.ts";
import { SUGGEST } from "../../tests/server/suggestions.ts";
import { expect, type Ui } from "../../tests/support/ui.ts";
import { autocompleteContract } from "./autocomplete.contract.ts";

const TAG = "dealer-autocomplete";

const INPUT = "dealer-autocomplete input";

declare global {
  interface Window {
    /** The query of the last search that was announced. */
    searched?: string;
    /** The suggestion that was about to be chosen. */
    chosen?: Record<string, string>;
  }
}

async function search(ui: Ui, text: string) {
  await ui.eval(typeInto, INPUT, text);
  await ui.clock.tick(STEP_MS);
}

async function typeGolf(ui: Ui) {
  for (const text of ["", "golf"]) await ui.eval(typeInto, INPUT, text);
  await ui.clock.tick(400);
}

/** What a visitor does who comes to the input, without the focus ring. */
const enterInput = (ui: Ui) =>
  ui.eval(() => {
    const input = document.querySelector("dealer-autocomplete input");
    input?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  });

/** Searches until the list is open, with suggestions or with the text for none. */
async function searchGolf(ui: Ui) {
  await typeGolf(ui);
  await expectState(ui, TAG, "open");
  await ui.eval(settle);
}

async function searchUntilAnnounced(ui: Ui) {
  await searchGolf(ui);
  await ui.clock.tick(1500);
  await ui.eval(settle);
}

const optionCount = () => document.querySelectorAll("dealer-autocomplete [part=option]").length;

/** The query of a request, which is cancelled. */
const REQUESTED = {
  prepare: (ui: Ui) =>
    ui.eval(() =>
      document
        .querySelector("dealer-autocomplete")
        ?.addEventListener("dealer-autocomplete-search", (event) => {
          event.preventDefault();
          window.searched = new URL(event.detail.url).search;
        }),
    ),
  async act(ui: Ui) {
    await ui.eval(() => Reflect.set(window, "searched", ""));
    await typeGolf(ui);
  },
  read: () => window.searched,
};

/** The first suggestion, whose choice is cancelled. */
const CHOSEN = {
  attributes: { url: `${SUGGEST}/fields` },
  prepare: (ui: Ui) =>
    ui.eval(() =>
      document
        .querySelector("dealer-autocomplete")
        ?.addEventListener("dealer-autocomplete-select", (event) => {
          event.preventDefault();
          window.chosen = { ...event.detail.item };
        }),
    ),
  async act(ui: Ui) {
    await searchGolf(ui);
    await ui.press("ArrowDown");
    await ui.press("Enter");
  },
};

const EVERY_FIELD = { "image-key": "foto", "detail-key": "prijs", "group-key": "soort" };
const NO_FIELD = { "image-key": "", "detail-key": "", "group-key": "" };

/** A list of one suggestion that has every field. */
const ONE_ROW = { attributes: { url: `${SUGGEST}/fields` }, act: searchGolf };

export const subject = defineSubject(autocompleteContract, {
  markup: {
    attributes: `url="${SUGGEST}/echo"`,
    content:
      '<!-- zoek --><label>Zoek <input class="" list="autos" name="s" autocomplete="name" value="&quot;"></label><button type="button">Zoek</button>',
  },
  steps: {
    async activate(ui) {
      await search(ui, "noorda");
      await expectState(ui, TAG, "open");
      await ui.press("Escape");
      await expectState(ui, TAG, "open", false);
    },
    async finish(ui) {
      await search(ui, "orsa");
      await expectState(ui, TAG, "open");
      await ui.press("ArrowDown");
      await ui.press("Enter");
      await expectState(ui, TAG, "open", false);
      expect(await ui.eval(() => document.querySelector("input")?.value)).toBe("orsa een");
      await ui.eval(setAttributes, TAG, { url: `${SUGGEST}/none` });
      await search(ui, "vireo");
      await expect.poll(() => ui.text("dealer-autocomplete [part=empty]")).toBe("No results");
      await ui.press("Escape");
      await ui.eval(setAttributes, TAG, { url: `${SUGGEST}/fields`, ...EVERY_FIELD });
      await search(ui, "kust");
      await expect.poll(() => ui.text("dealer-autocomplete [part=group]")).toBe("Auto’s");
      await ui.press("Escape");
      await ui.eval(setAttributes, TAG, { url: `${SUGGEST}/echo`, ...NO_FIELD });
    },
    async fail(ui) {
      await ui.eval(setAttributes, TAG, { url: `${SUGGEST}/broken` });
      await search(ui, "halm");
      await expectOneMessage(ui);
    },
  },
  looks: {
    url: {
      value: `${SUGGEST}/none`,
      attributes: { url: `${SUGGEST}/echo` },
      act: searchGolf,
      read: optionCount,
      before: 2,
      after: 0,
    },
    param: { value: "term", ...REQUESTED, before: "?query=golf", after: "?term=golf" },
    "min-chars": { value: "5", ...REQUESTED, before: "?query=golf", after: "" },
    "delay-ms": { value: "5000", ...REQUESTED, before: "?query=golf", after: "" },
    "max-height-px": {
      value: "60",
      act: searchGolf,
      read: () =>
        Number.parseFloat(
          getComputedStyle(document.querySelector("dealer-autocomplete [part=list]") as Element).height,
        ) <= 60,
      before: false,
      after: true,
    },
    "max-items": { value: "1", act: searchGolf, read: optionCount, before: 2, after: 1 },
    "empty-text": {
      value: "Niets",
      attributes: { url: `${SUGGEST}/none` },
      act: searchGolf,
      read: () => document.querySelector("dealer-autocomplete [part=empty]")?.textContent,
      before: "No results",
      after: "Niets",
    },
    "count-text": {
      value: "{count} auto's",
      act: searchUntilAnnounced,
      read: "[role=status] textContent",
      before: "2 suggesties",
      after: "2 auto's",
    },
    "one-text": {
      value: "een auto",
      attributes: { "max-items": "1" },
      act: searchUntilAnnounced,
      read: "[role=status] textContent",
      before: "1 suggestie",
      after: "een auto",
    },
    label: {
      value: "Auto's",
      act: enterInput,
      read: () => document.querySelector("dealer-autocomplete [role=listbox]")?.ariaLabel,
      before: "Suggesties",
      after: "Auto's",
    },
    "label-key": {
      value: "naam",
      ...CHOSEN,
      read: () => window.chosen?.label,
      before: "label",
      after: "naam",
    },
    "value-key": {
      value: "code",
      ...CHOSEN,
      read: () => window.chosen?.value,
      before: "label",
      after: "code",
    },
    "href-key": {
      value: "adres",
      ...CHOSEN,
      read: () => window.chosen?.href,
      before: "",
      after: `${BASE_URL}${CONTRACT_PAGE}#adres`,
    },
    "image-key": {
      value: "foto",
      ...ONE_ROW,
      read: () => document.querySelectorAll("dealer-autocomplete [part=image]").length,
      before: 0,
      after: 1,
    },
    "detail-key": {
      value: "prijs",
      ...ONE_ROW,
      read: () => document.querySelector("dealer-autocomplete [part=option]")?.textContent,
      before: "label",
      after: "label€ 24.950",
    },
    "group-key": {
      value: "soort",
      ...ONE_ROW,
      read: () =>
        document
          .querySelector<HTMLElement>("dealer-autocomplete [role=listbox]")
          ?.innerText.trim()
          .replace(/\s+/, " "),
      before: "label",
      after: "Auto’s label",
    },
  },
});
