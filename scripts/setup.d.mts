/** The path of each browser engine; undefined when it is not installed. */
export interface Engines {
  chromium: string | undefined;
  firefox: string | undefined;
  webkit: string | undefined;
}

/** Those of the repository, or of one of its folders with a lock file of its own. */
export function installPackages(folder?: string): Promise<void>;
export function installBrowsers(): Promise<void>;
export function installHosts(): Promise<void>;
export function installAptPackages(names: readonly string[]): Promise<void>;
export function findProgram(...names: string[]): string | undefined;
export function findEngines(): Engines;
