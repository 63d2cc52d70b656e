import { expect, type Ui } from "../../../support/ui.ts";
import { setAttributes } from "../../contract/in-page.ts";
import { problems, violations } from "../../elements/page.ts";
import { visit } from "../../examples/visit.ts";
import { contradictions, readToggles } from "../../menus/toggles.ts";
import { matomoUrl } from "../../tag-services.ts";
import { stayOnPage } from "../stay-on-page.ts";
import { IS_LONG } from "../trials.ts";
import { ALL_IS_WELL, inspectPage } from "./inspect-page.ts";

const ALL_PAGES = ["index", "contact", "occasions", "werkplaats", "noorda-kust", "privacy"];
/** Pages of the dealership: one with a carousel and a search field, one with a date. */
export const PAGES = IS_LONG ? ALL_PAGES : ALL_PAGES.slice(0, 2);

/** Opens a page of the dealership as a new visitor, who cannot leave it. */
export async function arrive(ui: Ui, page: string) {
  await ui.clearCookies();
  await visit(ui, `examples/dealership/${page}.html?probe`);
  await ui.eval(stayOnPage);
  // The dealership's server does not exist.
  await ui.eval(setAttributes, "dealer-tags", { "matomo-url": matomoUrl("monkeys") });
}

/** States match the page, the focus is visible, the page scrolls, and nothing is logged. */
export async function expectAllIsWell(ui: Ui, when: string) {
  const look = async () => {
    const toggles = await ui.eval(readToggles);
    const { contradictions: others, ...rest } = await ui.eval(inspectPage);
    return { ...rest, contradictions: [...contradictions(toggles), ...others] };
  };
  await expect.poll(look, when).toEqual(ALL_IS_WELL);
  expect(await problems(ui), when).toEqual([]);
}

export const expectAccessible = async (ui: Ui, when: string) =>
  expect(await violations(ui), when).toEqual([]);
