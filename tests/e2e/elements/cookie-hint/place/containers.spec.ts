import { expect, test } from "../../../../support/ui.ts";
import { problems } from "../../page.ts";
import { ACCEPT, showsBanner } from "../banner.ts";
import { build, HINT, isInPlace, SIZES } from "./page.ts";
import { staysInPlace } from "./stays-in-place.ts";

/** Of each kind of element around the banner one; all of them are in the long run. */
const KINDS = {
  "with a transform": "transform: translate3d(0, 0, 0)",
  "that cuts": "overflow: hidden; block-size: 100px; transform: scale(1)",
  "fixed above": "position: fixed; inset: 0 0 auto; block-size: 80px; transform: translateY(0)",
  "with containment": "contain: strict; block-size: 300px",
};

for (const [name, style] of Object.entries(KINDS))
  test(`the banner is at the window's edge inside an element ${name}`, async ({ ui }) => {
    await staysInPlace(ui, style, SIZES.narrow);
  });

/** Elements that the browser does not draw while they are out of view, as the banner's are here. */
const UNDRAWN = {
  "below the window": "content-visibility: auto; contain-intrinsic-size: 100px",
  "beside the window": "content-visibility: auto; position: absolute; top: 0; left: -9999px; width: 100px",
  "without a size": "content-visibility: auto; contain-intrinsic-size: 0",
} as const;
const TALL = '<div style="block-size: 3000px"></div>';

for (const [name, style] of Object.entries(UNDRAWN))
  test(`the banner is at the window's edge although what is around it is not drawn, ${name}`, async ({
    ui,
  }) => {
    test.skip(ui.engine === "webkit", "WebKit draws nothing of such an element, not even in the top layer");
    await build(ui, `${TALL}<div style="${style}">${HINT}</div>${TALL}`);
    await isInPlace(ui, "at first");
    await ui.click(ACCEPT);
    await showsBanner(ui, false);
    await ui.eval(() => document.querySelector("dealer-cookie-hint")?.open());
    await isInPlace(ui, "opened again");
    expect(await problems(ui)).toEqual([]);
  });
