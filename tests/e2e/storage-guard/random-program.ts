import fc from "fast-check";
import type { EngineName } from "../../support/Host.ts";

/** A call of the executor by its name, with its arguments. */
export type Step = readonly [name: string, ...given: unknown[]];
export type Program = readonly Step[];

/** Names of items, of inherited properties and of indexes. */
const KEYS = ["a", "b", "", " ", "0", "1", "-1", "4294967296", "é", "\ud800", "Symbol.toStringTag"];
const INHERITED = ["length", "getItem", "setItem", "key", "clear", "toString", "constructor"];
const VALUES: readonly unknown[] = [
  "",
  "x",
  "1",
  1,
  -0,
  1.5,
  true,
  null,
  {},
  [],
  [1, [2]],
  { toString: "no function" },
];
const INDEXES = [0, 1, 2, -1, 0.9, 4294967296, "1", "x", null, true, {}];

const freeKey = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...KEYS) },
  { weight: 1, arbitrary: fc.string({ maxLength: 3 }).filter((text) => !(text in {})) },
);
const key = fc.oneof(
  { weight: 4, arbitrary: freeKey },
  { weight: 2, arbitrary: fc.constantFrom(...INHERITED) },
);
const value = fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom<unknown>(...VALUES));
const descriptorFields = {
  value,
  writable: fc.boolean(),
  enumerable: fc.boolean(),
  configurable: fc.constant(true),
};
const METHODS = ["getItem", "setItem", "removeItem", "key", "clear"];

/**
 * Programs for which the browsers' own storages differ. Items by inherited names: Chromium and WebKit list them among
 * the keys, Chromium lets them replace what is inherited. Descriptors without a value: Chromium keeps an item, WebKit
 * crashes. Chromium calls no index enumerable, WebKit lets a storage be closed to new properties.
 */
const LEFT_OUT: Readonly<Record<EngineName, readonly string[]>> = {
  chromium: ["inherited", "valueless", "defineAccessor", "freeze", "isEnumerable"],
  firefox: [],
  webkit: ["inherited", "valueless", "defineAccessor", "freeze", "preventExtensions"],
};

function stepArbitrary(engine: EngineName): fc.Arbitrary<Step> {
  const isLeftOut = (what: string) => LEFT_OUT[engine].includes(what);
  const stored = isLeftOut("inherited") ? freeKey : key;
  const given = fc.oneof(stored, fc.constantFrom<unknown>(...VALUES));
  const descriptor = fc.record(descriptorFields, { requiredKeys: isLeftOut("valueless") ? ["value"] : [] });
  const some = (names: readonly string[], ...rest: fc.Arbitrary<unknown>[]) =>
    fc.tuple(fc.constantFrom(...names.filter((name) => !isLeftOut(name))), ...rest) as fc.Arbitrary<Step>;
  return fc.oneof(
    some(["set", "reflectSet", "assign", "setItem"], stored, value),
    some(["define"], stored, descriptor),
    some(["setItem"], given, value),
    some(["call"], fc.constantFrom(...METHODS), fc.array(given, { maxLength: 3 })),
    some(["getItem", "removeItem"], fc.oneof(key, given)),
    some(["get", "has", "delete", "hasOwn", "describe", "isEnumerable", "setOnHeir"], key),
    some(["get", "defineAccessor"], stored),
    some(["key"], fc.constantFrom(...INDEXES)),
    some(["detached"], fc.constantFrom(...METHODS)),
    some(["keys", "names", "forIn", "entries", "json", "copy", "length", "clear"]),
    some(["identity", "freeze", "preventExtensions", "isExtensible", "symbols", "symbolValue"]),
  );
}

export const programs = (count: number, seed: number, engine: EngineName): Program[] =>
  fc.sample(fc.array(stepArbitrary(engine), { minLength: 1, maxLength: 12 }), { numRuns: count, seed });
