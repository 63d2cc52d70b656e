import { findProgram } from "../../../scripts/setup.mjs";

/** The ports and folders that replace those in a server's example settings. */
export interface Places {
  /** The server's own folder, with `srv/` for the sites and `log/` for its logs. */
  readonly folder: string;
  readonly port: number;
  readonly cmsPort: number;
}

export interface Server {
  readonly program: string;
  /** The server's configuration files by name: the example with these places, and what it needs around it. */
  settings(places: Places): Readonly<Record<string, string>>;
  /** The arguments that only check the settings in the folder it runs in. */
  readonly check: readonly string[];
  readonly run: readonly string[];
}

/** Whether a server's tests can run here; in CI they must. */
export function isHere({ program }: Pick<Server, "program">): boolean {
  const found = findProgram(program) !== undefined;
  if (!found && process.env.CI) throw new Error(`${program} is not here, and in CI every server must be`);
  return found;
}
