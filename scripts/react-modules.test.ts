import { expect, it } from "vitest";
import { asModule } from "./react-modules.ts";

const evaluated = (module: string) => import(`data:text/javascript,${encodeURIComponent(module)}`);

it("makes imports of what a file requires, and exports of what it exports", async () => {
  const path = "data:text/javascript,export const sep = 4";
  const module = await evaluated(
    asModule(`"use strict"; var other = require("${path}"), own = 3;
      exports.first = void 0;
      if (own) exports.first = function () { return other.sep + own };
      exports.second = exports.first();`),
  );
  expect(module.first()).toBe(7);
  expect(module.second).toBe(7);
});

it("binds arguments without the page's own bind", async () => {
  const module = await evaluated(
    asModule(`const add = (a, b, c) => a + b + c; add.bind = undefined;
      exports.add = add.bind(
        null, 1, 2);`),
  );
  expect(module.add(4)).toBe(7);
});

it("leaves what only looks so in text and comments", async () => {
  const module = await evaluated(asModule('/* require("a") */ exports.type = "module";'));
  expect(module.type).toBe("module");
});

it.each(["exports[name] = 1;", 'const { a } = require("b");', "module.exports = 1;"])(
  "refuses what it does not know: %s",
  (code) => expect(() => asModule(`exports.a = 1; ${code}`)).toThrow("is left"),
);
