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
/** Of the dealership: with a carousel and a search field, and with a date. */
export const PAGES = IS_LONG ? ALL_PAGES : ALL_PAGES.slice(0, 2);

/** Comes to a page of the dealership for the first time, and stays there. */
export async function arrive(ui: Ui, page: string) {
  await ui.clearCookies();
  await visit(ui, `examples/dealership/${page}.html?probe`);
  await ui.eval(stayOnPage);
  // There is no such server as the dealership's.
  await ui.eval(setAttributes, "dealer-tags", { "matomo-url": matomoUrl("monkeys") });
}

/** All is as it says, can be seen and scrolled, and nothing has gone wrong. */
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
