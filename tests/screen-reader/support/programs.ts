import { findEngines, findProgram } from "../../../scripts/setup.mjs";

const PROGRAMS = ["orca", "xdotool", "openbox", "dbus-daemon", "Xvfb"];

/** The programs that a run with a screen reader needs and this machine does not have. */
export const missingPrograms = (): string[] => [
  ...PROGRAMS.filter((name) => !findProgram(name)),
  ...(findEngines().firefox ? [] : ["Firefox"]),
];
