import { expect, test } from "../../support/ui.ts";
import { signIn } from "../support/session.ts";
import { loaderGone, NARROW, untilMatches, visit } from "../support/visit.ts";

const SETTINGS = "settings=record";

test("a light accent has dark letters, and a dark surface light ones", async ({ ui }) => {
  await visit(ui, `/autos/?theme=twentytwentyone&${SETTINGS}&undecided`, NARROW);
  await loaderGone(ui);
  await untilMatches(ui, "dealer-cookie-hint:state(shown)");
  const colours = await ui.eval(() => {
    const root = document.querySelector("dealer-cookie-hint")?.shadowRoot;
    return ["[part=accept]", "[part=banner]"].map((part) => {
      const { color, backgroundColor } = getComputedStyle(root?.querySelector(part) as Element);
      return [color, backgroundColor];
    });
  });
  expect(colours).toEqual([
    ["rgb(0, 0, 0)", "rgb(255, 221, 0)"],
    ["rgb(255, 255, 255)", "rgb(34, 51, 85)"],
  ]);
  expect(await ui.axe({ include: "dealer-cookie-hint" })).toEqual([]);
});

test("the settings offer the theme's colours", async ({ baseURL }) => {
  const page = async (site: string | undefined, query = "") => {
    const admin = await signIn(site, "admin");
    return (await admin.get(`/wp-admin/options-general.php?page=dealer-elements${query}`)).text();
  };
  expect(await page(baseURL, "&theme=twentytwentyone")).toMatch(/"palettes":\[[^\]]*"#28303D"/i);
  const newest = process.env.DEALER_NEWEST_SITE_URL;
  if (newest) expect(await page(newest, "&theme=twentytwentyfive")).toMatch(/"palettes":\[[^\]]*"#FFEE58"/i);
});
