import { readFileSync } from "node:fs";
import fc from "fast-check";
import { test } from "../../../support/ui.ts";
import { NARROW, WIDE } from "../../elements/page.ts";
import { always } from "../at-random.ts";
import { times, tries } from "../trials.ts";
import { arrive, expectAccessible, expectAllIsWell, PAGES } from "./arrive.ts";

const SOURCE = readFileSync("node_modules/gremlins.js/dist/gremlins.min.js", "utf8");
const HORDES = times(1, 6);
const ACTIONS = times(300, 1500);
/** As many as a busy WebKit does before its driver times out. */
const ACTIONS_AT_ONCE = 100;

/** On the page: starts the gremlins and waits for their end. */
async function unleash(source: string, seed: number, nb: number) {
  const script = document.createElement("script");
  script.textContent = source;
  document.head.append(script);
  script.remove();
  const gremlins = Reflect.get(window, "gremlins");
  const { clicker, toucher, formFiller, scroller, typer } = gremlins.species;
  const species = [clicker, toucher, formFiller, scroller, typer];
  const quiet = { log() {}, info() {}, warn() {}, error() {} };
  await gremlins
    .createHorde({
      species: species.map((kind) => kind({ showAction: false })),
      mogwais: [],
      strategies: [gremlins.strategies.distribution({ nb, delay: 0 })],
      randomizer: new gremlins.Chance(seed),
      logger: quiet,
    })
    .unleash();
}

for (const page of PAGES)
  test(`a horde of gremlins breaks nothing on the dealership's ${page}`, async ({ ui }) => {
    tries("gremlin", HORDES * ACTIONS);
    const hordes = fc.record({
      seed: fc.nat(),
      size: fc.constantFrom<readonly [number, number]>(NARROW, WIDE),
    });
    await always(hordes, HORDES, async ({ seed, size }) => {
      await ui.viewport(...size);
      await arrive(ui, page);
      for (let done = 0; done < ACTIONS; done += ACTIONS_AT_ONCE)
        await ui.eval(unleash, SOURCE, seed + done, ACTIONS_AT_ONCE);
      await expectAllIsWell(ui, "after the horde");
      await expectAccessible(ui, "after the horde");
    });
  });
