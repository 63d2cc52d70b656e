import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { expect, it } from "vitest";

const create = (...args: readonly string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", "scripts/create/create.ts", ...args], { encoding: "utf8" });

it.each([
  ["no name", [], /npm run create -- dealer-<name>/],
  ["a name without the prefix", ["proefrit"], /"proefrit": lower-case letters/],
  ["a name with a capital", ["dealer-Proefrit"], /"dealer-Proefrit": lower-case letters/],
  ["a name that leaves src/", ["dealer-../x"], /"dealer-..\/x": lower-case letters/],
  ["an unknown option", ["dealer-proefrit", "--vue"], /Unknown option --vue/],
  ["an element that exists", ["dealer-carousel"], /src\/carousel exists/],
  ["a folder that is no element", ["dealer-kernel"], /src\/kernel exists/],
])("%s: says what is wrong and writes nothing", (_, args, message) => {
  const before = readdirSync("src");
  const { status, stderr } = create(...args);
  expect(status).toBe(1);
  expect(stderr).toMatch(message);
  expect(readdirSync("src")).toEqual(before);
});
