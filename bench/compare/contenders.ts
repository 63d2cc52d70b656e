import { bootstrap } from "./contenders/bootstrap/bootstrap.ts";
import { hand } from "./contenders/hand/hand.ts";
import { jquery } from "./contenders/jquery/jquery.ts";
import { lit } from "./contenders/lit/lit.ts";
import { none } from "./contenders/none.ts";
import { ours, slim } from "./contenders/ours.ts";
import { shoelace } from "./contenders/shoelace/shoelace.ts";
import { webawesome } from "./contenders/webawesome/webawesome.ts";
import type { Contender } from "./page/contender.ts";

/** The contenders in the order of the tables. */
export const contenders: readonly Contender[] = [
  none,
  hand,
  jquery,
  bootstrap,
  shoelace,
  webawesome,
  lit,
  ours,
  slim,
];
