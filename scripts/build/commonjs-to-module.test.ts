import { expect, it } from "vitest";
import { commonjsToModule } from "./commonjs-to-module.ts";

const evaluated = (module: string) => import(`data:text/javascript,${encodeURIComponent(module)}`);

it("turns require calls into imports, and assignments to exports into exports", async () => {
  const path = "data:text/javascript,export const sep = 4";
  const module = await evaluated(
    commonjsToModule(`"use strict"; var other = require("${path}"), own = 3;
      exports.first = void 0;
      if (own) exports.first = function () { return other.sep + own };
      exports.second = exports.first();`),
  );
  expect(module.first()).toBe(7);
  expect(module.second).toBe(7);
});

it("leaves text and comments as they are", async () => {
  const module = await evaluated(commonjsToModule('/* require("a") */ exports.type = "module";'));
  expect(module.type).toBe("module");
});

it.each(["exports[name] = 1;", 'const { a } = require("b");', "module.exports = 1;"])(
  "throws on an import or export in an unknown form: %s",
  (code) => expect(() => commonjsToModule(`exports.a = 1; ${code}`)).toThrow("is left"),
);
