import { reported } from "./reported.ts";

type InView = typeof import("./later/in-view.ts");

let loaded: InView | undefined;

/** Loads what only a carousel that a visitor sees needs. */
export const loadInView = () => reported(import("./later/in-view.ts").then((code) => (loaded = code)));

/** Loads what only slides in a row need. */
export const loadRow = () => reported(import("./later/scroll-row.ts"));

/** That code, once a carousel has been in view: before then, nobody presses anything in it. */
export const inView = () => loaded;
