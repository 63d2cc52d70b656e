import { expect, test } from "../../../support/ui.ts";
import {
  isClosed,
  isInSight,
  isStaying,
  LAYOUTS,
  type LayoutName,
  linkTo,
  openPanel,
  openSite,
} from "./site.ts";

const HEADERS = ["position: sticky; top: 0", "position: fixed; inset: 0 0 auto", ""];
const SCROLLS = ["", "html { scroll-behavior: smooth }"];

for (const layout of Object.keys(LAYOUTS) as LayoutName[])
  for (const header of HEADERS)
    for (const css of SCROLLS)
      for (const from of ["above", "below"])
        test(`on a ${layout} page a target is shown below a header with \`${header}\` from ${from}, with \`${css}\``, async ({
          ui,
        }) => {
          await openSite(ui, layout, { header, css });
          await isStaying(ui);
          if (from === "below" && header)
            await ui.eval(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
          await openPanel(ui, layout);
          await ui.click(linkTo("#apk"));
          await isClosed(ui);
          expect(await isInSight(ui, "#apk")).toBe(true);
        });
