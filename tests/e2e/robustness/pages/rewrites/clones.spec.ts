import { expect, test, type Ui } from "../../../../support/ui.ts";
import { matches, open, problems, WIDE } from "../../../elements/page.ts";
import { tries } from "../../trials.ts";
import { tryAll, WHOLE_PAGE } from "../visit.ts";
import { duplicates, isEnhanced } from "./enhanced.ts";

declare global {
  interface Window {
    copiedToggles: Element[];
  }
}

/** A press on the clone, which is last on the page, and its effect. */
const CLONED: Readonly<Record<string, { readonly press: string; readonly answer: string }>> = {
  "dealer-mega-nav": {
    press: "button[data-dealer-toggle='']",
    answer: "[data-dealer-toggle=''][aria-expanded=true]",
  },
  "dealer-carousel": { press: "[part=next]", answer: "[data-dealer-slide][inert]:first-child" },
  "dealer-call-us": { press: "[part=button]", answer: ":scope:state(open)" },
};

function cloneToEnd(tag: string) {
  const clone = (document.querySelector(tag) as Element).cloneNode(true) as Element;
  // The page itself must keep the author's own ids unique.
  for (const { id } of clone.querySelectorAll("[id]"))
    if (!id.startsWith("dealer-")) clone.querySelector(`#${id}`)?.removeAttribute("id");
  window.copiedToggles = [...clone.querySelectorAll("[data-dealer-toggle]")];
  document.body.append(clone);
}

/** Whether the buttons that were copied with the markup have gone: they are those of the original, and do nothing. */
const isRead = (ui: Ui) => ui.eval(() => window.copiedToggles.every(({ isConnected }) => !isConnected));

const pressClone = (ui: Ui, tag: string, press: string) =>
  ui.eval(
    (name, selector) => {
      const clone = [...document.querySelectorAll(name)].at(-1);
      const button = clone?.querySelector(selector) ?? clone?.shadowRoot?.querySelector(selector);
      (button as HTMLElement | null)?.click();
    },
    tag,
    press,
  );

const cloneAnswers = (ui: Ui, tag: string, answer: string) =>
  ui.eval(
    (name, selector) => {
      const clone = [...document.querySelectorAll(name)].at(-1);
      return selector.startsWith(":scope")
        ? (clone?.matches(selector.slice(6)) ?? false)
        : (clone?.querySelector(selector) ?? null) !== null;
    },
    tag,
    answer,
  );

for (const [tag, { press, answer }] of Object.entries(CLONED))
  test(`a clone of a working ${tag} works, and so does the original`, async ({ ui }) => {
    tries("rewrite", 1);
    await open(ui, WHOLE_PAGE, WIDE);
    await isEnhanced(ui);
    await expect.poll(() => matches(ui, "dealer-loader:state(done)")).toBe(true);
    await ui.eval(cloneToEnd, tag);
    await expect.poll(() => duplicates(ui)).toEqual([]);
    await expect.poll(() => isRead(ui)).toBe(true);
    await pressClone(ui, tag, press);
    await expect.poll(() => cloneAnswers(ui, tag, answer)).toBe(true);
    await ui.eval((name) => [...document.querySelectorAll(name)].at(-1)?.remove(), tag);
    await tryAll(ui);
    expect(await problems(ui)).toEqual([]);
  });
