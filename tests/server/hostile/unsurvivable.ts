import { type Change, script } from "./change.ts";

/** What leaves no way to run our code. */
export const UNSURVIVABLE: Readonly<Record<string, Change>> = {
  "elements-refused": script(
    'CustomElementRegistry.prototype.define = function () { throw new Error("Not on this page") };',
  ),
};
