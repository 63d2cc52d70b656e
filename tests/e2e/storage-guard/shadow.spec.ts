import { expect, test } from "../../support/ui.ts";
import { GUARDED_PAGE, PAGE } from "./page.ts";
import { programs } from "./random-program.ts";
import { runPrograms } from "./run-programs.ts";

const COUNT = 400;
/** The suite uses the same programs each time; SHADOW_SEED=<any number> uses others. */
const SEED = Number(process.env.SHADOW_SEED ?? 20_261_120);

for (const kind of ["localStorage", "sessionStorage"] as const)
  test(`${kind} under the guard behaves as the browser's own in every program`, async ({ ui }) => {
    const all = programs(COUNT, SEED, ui.engine);
    await ui.goto(PAGE);
    const native = await ui.eval(runPrograms, all, kind);
    await ui.goto(GUARDED_PAGE);
    const shadow = await ui.eval(runPrograms, all, kind);
    for (const [index, program] of all.entries())
      expect(shadow[index], JSON.stringify(program)).toBe(native[index]);
  });
