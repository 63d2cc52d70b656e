import { expectVerdict } from "../e2e/field/judge/expect-verdict.ts";
import { SIZES, type Size } from "../e2e/field/judge/judge.ts";
import { ELSEWHERE } from "../support/parts.ts";
import { test } from "../support/ui.ts";
import { judgeTheme } from "./support/theme-judge.ts";
import { PLACES, type Place, themeCases } from "./support/themes.ts";

/* Debian's themes with their own navigation, in an old WordPress and in the newest. */

// Before a browser is started.
test.skip(({ engine }) => engine !== "chromium", ELSEWHERE);

for (const theme of themeCases)
  for (const place of Object.keys(PLACES) as Place[])
    for (const size of Object.keys(SIZES) as Size[])
      test(`${theme.title}: the tag ${PLACES[place]}, ${SIZES[size][0]} px`, async ({ ui }, info) => {
        test.skip(!theme.site, "Debian's newest WordPress could not be downloaded");
        expectVerdict(info, theme, await judgeTheme(ui, theme, place, size), `the tag ${PLACES[place]}`);
      });
