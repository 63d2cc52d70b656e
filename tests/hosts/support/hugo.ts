import { spawnSync } from "node:child_process";

export const HAS_HUGO = spawnSync("hugo", ["version"]).status === 0;
export const WITHOUT_HUGO = "Hugo is not installed on this machine";
