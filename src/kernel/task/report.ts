/** The console forms of the error catalogue (spec §8). Visitors never see them. */

const messageOf = (error: unknown) => (error as Partial<Error> | undefined)?.message ?? String(error);

/** A script or chunk that could not be loaded or evaluated. */
export const reportFile = (path: string, error: unknown) =>
  console.error(`Error in file:${path}; Error:${messageOf(error)}`);

/** An element or a declared page script that threw. */
export const reportScript = (name: string, error: unknown) =>
  console.error(`Error in script declaration:${name}; Error:${messageOf(error)}`);

/** An attribute that could not be used as written. */
export const warnAttribute = (
  tag: string,
  name: string,
  text: string | null,
  problem: string,
  used: unknown,
) => console.warn(`<${tag} ${name}="${text}"> ${problem}; "${used}" is used instead.`);
