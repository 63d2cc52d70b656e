import { findProgram } from "../../../scripts/setup.mjs";

/** Where a server's example settings find everything, in place of what they name. */
export interface Places {
  /** A folder of the server's own, with `srv/` for the sites and `log/` for what it writes. */
  readonly folder: string;
  readonly port: number;
  readonly cmsPort: number;
}

export interface Server {
  readonly program: string;
  /** What the server needs around the example's settings, and the example itself for these places, by file name. */
  settings(places: Places): Readonly<Record<string, string>>;
  /** The arguments that only check the settings in the folder it runs in. */
  readonly check: readonly string[];
  readonly run: readonly string[];
}

/** Whether a server's tests can run here; in CI they must. */
export function isHere({ program }: Server): boolean {
  const found = findProgram(program) !== undefined;
  if (!found && process.env.CI) throw new Error(`${program} is not here, and in CI every server must be`);
  return found;
}
