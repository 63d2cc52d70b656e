import { expect, type Ui } from "../../../../support/ui.ts";
import { isReady, matches } from "../../../elements/page.ts";

/** What our elements add to the author's markup. */
const ENHANCEMENTS = [
  "dealer-mega-nav li > button[data-dealer-toggle='']",
  "dealer-mega-nav [data-dealer-panel][hidden]",
  "dealer-carousel [data-dealer-slide][aria-label]",
  "dealer-autocomplete > input[role=combobox]",
];

export async function isEnhanced(ui: Ui): Promise<void> {
  await isReady(ui);
  for (const selector of ENHANCEMENTS) await expect.poll(() => matches(ui, selector), selector).toBe(true);
}

/** What is on the page twice where there should be one. */
export const duplicates = (ui: Ui) =>
  ui.eval(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    const onlyOne = ["dealer-autocomplete > [part=list]", "[data-dealer-tip]"];
    return [
      ...new Set(ids.filter((id, index) => ids.indexOf(id) !== index)),
      ...onlyOne.filter((selector) => count(selector) > 1),
      ...(count("button[data-dealer-toggle=''] ~ button[data-dealer-toggle='']") > 0 ? ["toggles"] : []),
    ];
  });

const ENHANCED_TAGS = ["dealer-mega-nav", "dealer-carousel", "dealer-autocomplete", "dealer-date-input"];

/** The author's content of the tags that enhance it. */
export async function writtenOn(ui: Ui, address: string): Promise<Record<string, string>> {
  return ui.eval(
    async (path, tags) => {
      const page = new DOMParser().parseFromString(await (await fetch(path)).text(), "text/html");
      const contentOf = (tag: string) => page.querySelector(tag)?.innerHTML ?? "";
      return Object.fromEntries(tags.map((tag) => [tag, contentOf(tag)]));
    },
    address,
    ENHANCED_TAGS,
  );
}

/** The same content after the tags have been removed. */
export const leftOn = (ui: Ui) =>
  ui.eval(async (tags) => {
    const elements = tags.map((tag) => document.querySelector(tag));
    for (const element of elements) element?.remove();
    await Promise.resolve();
    return Object.fromEntries(tags.map((tag, index) => [tag, elements[index]?.innerHTML ?? ""]));
  }, ENHANCED_TAGS);
