/** The types of scripts that a browser runs by itself (https://mimesniff.spec.whatwg.org/#javascript-mime-type). */
const RUNS =
  /^$|^module$|^importmap$|^speculationrules$|^(text|application)\/(x-)?(java|ecma)script$|^text\/(javascript1\.[0-5]|jscript|livescript)$/;

/** A type as a browser compares it; undefined when it does nothing with a script of that type. */
export function usedType(type = ""): string | undefined {
  const compared = type.trim().toLowerCase();
  return RUNS.test(compared) ? compared : undefined;
}

/** Whether the browser uses a script of this type by itself. */
export const isUsed = (type?: string) => usedType(type) !== undefined;
