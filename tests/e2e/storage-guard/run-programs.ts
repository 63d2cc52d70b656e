import type { Program } from "./random-program.ts";

/**
 * Runs each program on an empty storage of the page and returns the result of each step: a value or an error's name.
 * Browsers order a storage's keys differently, so lists of them are sorted.
 */
export function runPrograms(all: readonly Program[], kind: "localStorage" | "sessionStorage"): string[] {
  const storage = window[kind];
  const open = storage as unknown as Record<PropertyKey, unknown>;
  const symbol = Symbol.for("named by a page");
  const onPrototype = (name: string) =>
    Reflect.get(Storage.prototype, name) as (...args: unknown[]) => unknown;
  const call = (name: string, args: unknown[]) => Reflect.apply(onPrototype(name), storage, args);
  const pairs = (entries: [string, unknown][]) =>
    entries.map(([name, item]) => `${JSON.stringify(name)}: ${typeof item} ${item}`).sort();
  const forIn = () => {
    const names = [];
    for (const name in storage) names.push(name);
    return names.sort();
  };
  const steps: Record<string, (...given: never[]) => unknown> = {
    setItem: (key: string, value: string) => storage.setItem(key, value),
    set: (key: string, value: unknown) => {
      open[key] = value;
    },
    reflectSet: (key: string, value: unknown) => Reflect.set(storage, key, value),
    assign: (key: string, value: unknown) => Object.assign(storage, { [key]: value }) === storage,
    getItem: (key: string) => storage.getItem(key),
    removeItem: (key: string) => storage.removeItem(key),
    get: (key: string) => (typeof open[key] === "string" ? open[key] : typeof open[key]),
    has: (key: string) => key in storage,
    delete: (key: string) => delete open[key],
    hasOwn: (key: string) => Object.hasOwn(storage, key),
    describe: (key: string) => Object.getOwnPropertyDescriptor(storage, key),
    isEnumerable: (key: string) => Object.prototype.propertyIsEnumerable.call(storage, key),
    setOnHeir: (key: string) => {
      const heir = Object.create(storage);
      return [Reflect.set(heir, key, "heir's"), Object.keys(heir), storage.getItem(key)];
    },
    define: (key: string, descriptor: PropertyDescriptor) => Reflect.defineProperty(storage, key, descriptor),
    defineAccessor: (key: string) => Reflect.defineProperty(storage, key, { get: () => "accessor" }),
    key: (index: number) => typeof storage.key(index),
    call: (name: string, args: unknown[]) => (name === "key" ? typeof call(name, args) : call(name, args)),
    detached: (name: string) => onPrototype(name)("a", "b"),
    keys: () => Array.from({ length: storage.length }, (_, index) => storage.key(index)).sort(),
    names: () => Object.keys(storage).sort(),
    forIn,
    entries: () => pairs(Object.entries(storage)),
    json: () => pairs(Object.entries(JSON.parse(JSON.stringify(storage)))),
    copy: () => pairs(Object.entries({ ...storage })),
    length: () => storage.length,
    clear: () => storage.clear(),
    identity: () => [
      storage instanceof Storage,
      Object.prototype.toString.call(storage),
      String(storage),
      typeof storage,
      Object.getPrototypeOf(storage) === Storage.prototype,
      window[kind] === storage,
    ],
    freeze: () => Object.freeze(storage) === storage,
    preventExtensions: () => Reflect.preventExtensions(storage),
    isExtensible: () => Object.isExtensible(storage),
    symbols: () => {
      open[symbol] = 1;
      const found = [Reflect.ownKeys(storage).includes(symbol), open[symbol], symbol in storage];
      return [...found, delete open[symbol], open[symbol]];
    },
    symbolValue: () => storage.setItem("a", symbol as unknown as string),
  };
  const outcome = (name: string, given: readonly unknown[]) => {
    try {
      const value = steps[name]?.(...(given as never[]));
      return value === undefined ? "undefined" : value;
    } catch (error) {
      return `throws ${(error as Error).name}`;
    }
  };
  return all.map((program) => {
    storage.clear();
    // As text, since a driver may not transmit a lone surrogate.
    return JSON.stringify(program.map(([name, ...given]) => outcome(name, given)));
  });
}
