import { judgedCases, type Trial, trialsOf } from "../../fixtures/field/index.ts";
import { ELSEWHERE } from "../../support/parts.ts";
import { test } from "../../support/ui.ts";
import { expectVerdict } from "./judge/expect-verdict.ts";
import { judge, SIZES, type Size } from "./judge/judge.ts";

const PLACES = { list: "the list", nav: "the whole navigation" } as const;

const pageOf = ({ wrap, hasScripts }: Trial) =>
  `the tag around ${PLACES[wrap]}, scripts ${hasScripts ? "on" : "off"}`;

for (const found of judgedCases)
  test.describe(() => {
    // Before a browser is started.
    test.skip(({ engine }) => engine !== "chromium" && !found.isEverywhere, ELSEWHERE);

    for (const size of Object.keys(SIZES) as Size[])
      test(`${found.name}: a visitor can use the menu, ${SIZES[size][0]} px`, async ({ ui }, info) => {
        test.slow();
        for (const trial of trialsOf(found))
          expectVerdict(info, found, await judge(ui, trial, size), pageOf(trial));
      });
  });
