import { BASE_URL } from "../../../server/address.ts";
import { SUGGEST, type SuggestRequest } from "../../../server/suggestions.ts";
import { expect, type Ui } from "../../../support/ui.ts";
import { firedEvents, isReady, matches, open, problems, WIDE } from "../page.ts";

export const SEARCH_PAGE = "/tests/pages/autocomplete.html?probe";

const TAG = "dealer-autocomplete";
export const INPUT = "#search";
export const LIST = `${TAG} [part=list]`;
export const OPTION = `${TAG} [part=option]`;
export const EMPTY = `${TAG} [part=empty]`;
export const STATUS = `${TAG} >>> [role=status]`;

export const NOORDA = ["Noorda Haven", "Noorda Haven Break", "Noorda Kust", "Noorda Duin"];
export const VIREO = ["Vireo E58", "Vireo E58 Lang Bereik", "Vireo City"];

/** An option of the list, counted from 1. */
export const option = (nth: number) => `${OPTION}:nth-of-type(${nth})`;

/** Opens the page with the focus in the input; `kind` is the kind of server. */
export async function openSearch(ui: Ui, kind = "objects", attributes: Record<string, string> = {}) {
  await open(ui, SEARCH_PAGE, WIDE);
  await setTag(ui, { url: `${SUGGEST}/${kind}`, ...attributes });
  await ui.click(INPUT);
}

/** Sets attributes of the element; null removes one. */
export const setTag = (ui: Ui, attributes: Record<string, string | null>) =>
  ui.eval((all) => {
    const element = document.querySelector("dealer-autocomplete");
    for (const [name, value] of Object.entries(all))
      if (value === null) element?.removeAttribute(name);
      else element?.setAttribute(name, value);
  }, attributes);

/** Longer than any machine takes between two letters. */
const LONG_DELAY_MS = "60000";

/** Types letter by letter. However slow this machine is, the element requests suggestions for the whole text only. */
export async function typeWhole(ui: Ui, text: string) {
  const delay = await ui.attribute(TAG, "delay-ms");
  await setTag(ui, { "delay-ms": LONG_DELAY_MS });
  await ui.type(text.slice(0, -1));
  await setTag(ui, { "delay-ms": delay });
  await ui.type(text.slice(-1));
}

/** Types a text and waits for the suggestions. */
export async function search(ui: Ui, text: string, labels: readonly string[]) {
  await typeWhole(ui, text);
  await suggests(ui, labels);
}

export const labels = (ui: Ui) =>
  ui.eval(() => {
    const list = document.querySelector("dealer-autocomplete [part=list]");
    if (!list?.matches(":popover-open")) return [];
    return [...list.querySelectorAll("[part=option]")].map(({ textContent }) => textContent ?? "");
  });

export const suggests = (ui: Ui, expected: readonly string[]) =>
  expect.poll(() => labels(ui), "what is suggested").toEqual(expected);

export const isOpen = (ui: Ui) => matches(ui, `${TAG}:state(open)`);

export const closes = (ui: Ui) => expect.poll(() => isOpen(ui), "the list is shown").toBe(false);
export const opens = (ui: Ui) => expect.poll(() => isOpen(ui), "the list is shown").toBe(true);

export const value = (ui: Ui) =>
  ui.eval(() => document.querySelector<HTMLInputElement>("input[name=s]")?.value);

/** The label of the active option. */
export const active = (ui: Ui) =>
  ui.eval(() => {
    const input = document.querySelector<HTMLInputElement>("input[name=s]");
    const id = input?.getAttribute("aria-activedescendant");
    return id ? (document.getElementById(id)?.textContent ?? "nothing") : "";
  });

export const activates = (ui: Ui, label: string) =>
  expect.poll(() => active(ui), "the active option").toBe(label);

/** The element's events so far, without the common prefix of their names. */
export const elementEvents = async (ui: Ui) =>
  (await firedEvents(ui)).map(({ type, detail }) => ({ type: type.replace(`${TAG}-`, ""), detail }));

export const detailsOf = async (ui: Ui, type: string) =>
  (await elementEvents(ui)).filter((one) => one.type === type).map(({ detail }) => detail);

export const has = (ui: Ui, type: string, count = 1, patience?: { readonly timeout: number }) =>
  expect.poll(async () => (await detailsOf(ui, type)).length, { message: type, ...patience }).toBe(count);

/** The requests so far whose address contains this text. */
export async function requestsWith(text: string): Promise<SuggestRequest[]> {
  const response = await fetch(`${BASE_URL}${SUGGEST}/requests`);
  return ((await response.json()) as SuggestRequest[]).filter(({ url }) => url.includes(text));
}

/** What the page has logged, without the browser's own messages about failed requests. */
export const logged = async (ui: Ui) => (await problems(ui)).map(({ text }) => text);

/** A text that no other test searches for. */
let texts = 0;
export const freshText = () => `zoek${process.pid}x${++texts}`;

export { isReady };
