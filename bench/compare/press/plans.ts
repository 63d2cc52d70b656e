import { hand } from "../contenders/hand/hand.ts";
import { EDITIONS } from "../contenders/ours.ts";
import { CONTROLS, type Contender } from "../page/contender.ts";
import type { Engine, PressKind, PressPlan } from "./press.ts";

/** The number of presses: for our promises, for those that they are compared with, and for the rest of the tables. */
const PROMISED = 30;
const MEASURED = 10;
const SHOWN = 3;

const ROUNDS: Readonly<Record<Engine, Readonly<Record<PressKind, (contender: Contender) => number>>>> = {
  chromium: {
    warm: (contender) => (contender === hand || EDITIONS.includes(contender) ? MEASURED : SHOWN),
    cold: (contender) => (EDITIONS.includes(contender) ? PROMISED : SHOWN),
    slow: (contender) => (EDITIONS.includes(contender) ? PROMISED : SHOWN),
    late: (contender) => (EDITIONS.includes(contender) ? MEASURED : SHOWN),
  },
  firefox: {
    warm: (contender) => (contender === hand ? MEASURED : 0),
    cold: (contender) => (EDITIONS.includes(contender) ? PROMISED : 0),
    slow: (contender) => (EDITIONS.includes(contender) ? PROMISED : 0),
    late: () => 0,
  },
};

/** Plans the presses in rounds, in which the contenders take turns. */
export function pressPlans(engine: Engine, contenders: readonly Contender[]): PressPlan[] {
  const kinds = Object.entries(ROUNDS[engine]) as [PressKind, (contender: Contender) => number][];
  return Array.from({ length: PROMISED }, (_, round) =>
    kinds.flatMap(([kind, roundsOf]) =>
      contenders
        .filter((contender) => round < roundsOf(contender))
        .flatMap((contender) => plansOf(engine, kind, contender)),
    ),
  ).flat();
}

function plansOf(engine: Engine, kind: PressKind, contender: Contender): PressPlan[] {
  const { controls } = contender;
  return controls ? CONTROLS.map((name) => ({ engine, kind, contender, name, control: controls[name] })) : [];
}
