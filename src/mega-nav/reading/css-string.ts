/** A text as a string in a selector. */
export const cssString = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
