/** The folder that a bundler has put this file in; undefined on a server. */
export const FOLDER = globalThis.document && import.meta.url.replace(/[^/]*$/, "");
