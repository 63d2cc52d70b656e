const DUTCH = ["docs/handleiding.md"];

/** The language that a page is written in. */
export const languageOf = (path: string) => (DUTCH.includes(path) ? "nl" : "en-GB");
