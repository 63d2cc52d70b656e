import { type Change, script } from "./change.ts";

/** Pages on which our code cannot run. */
export const UNSURVIVABLE: Readonly<Record<string, Change>> = {
  "elements-refused": script(
    'CustomElementRegistry.prototype.define = function () { throw new Error("Not on this page") };',
  ),
};
