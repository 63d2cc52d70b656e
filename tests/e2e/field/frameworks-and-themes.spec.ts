import { judgedCases, type Trial, trialsOf } from "../../fixtures/field/index.ts";
import { ELSEWHERE } from "../../support/parts.ts";
import { test } from "../../support/ui.ts";
import { expectVerdict } from "./judge/expect-verdict.ts";
import { judge, SIZES, type Size } from "./judge/judge.ts";

const PLACES = { list: "around the list", nav: "around the whole navigation" } as const;

const titleOf = ({ case: { name }, wrap, hasScripts }: Trial, size: Size) =>
  `${name}: ${PLACES[wrap]}, scripts ${hasScripts ? "on" : "off"}, ${SIZES[size][0]} px`;

for (const trial of judgedCases.flatMap(trialsOf))
  for (const size of Object.keys(SIZES) as Size[])
    test(titleOf(trial, size), async ({ ui }, info) => {
      const { isEverywhere } = trial.case;
      test.skip(ui.engine !== "chromium" && !isEverywhere, ELSEWHERE);
      expectVerdict(info, trial.case, await judge(ui, trial, size));
    });
