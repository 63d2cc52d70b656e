/* The console messages of the error catalogue (spec §8). Visitors never see them. */

const messageOf = (error: unknown) => (error as Partial<Error> | undefined)?.message ?? String(error);

/** Logs that a script or chunk could not be loaded or evaluated. */
export const reportFile = (path: string, error: unknown) =>
  console.error(`Error in file:${path}; Error:${messageOf(error)}`);

/** Logs that an element or a declared page script threw an error. */
export const reportScript = (name: string, error: unknown) =>
  console.error(`Error in script declaration:${name}; Error:${messageOf(error)}`);

/** Warns that an attribute could not be used as written, and which value is used instead. */
export const warnAttribute = (
  tag: string,
  name: string,
  text: string | null,
  problem: string,
  used: unknown,
) => console.warn(`<${tag} ${name}="${text}"> ${problem}; "${used}" is used instead.`);

/** Warns that an author's markup cannot be used as written, and what happens instead. */
export const warnMarkup = (tag: string, problem: string) => console.warn(`<${tag}> ${problem}`);
