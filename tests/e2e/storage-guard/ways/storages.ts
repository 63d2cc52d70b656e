import type { Way } from "./Way.ts";

type Kind = "localStorage" | "sessionStorage";

const ways: Readonly<Record<string, (mark: string, kind: Kind) => unknown>> = {
  setItem: (mark, kind) => window[kind].setItem(mark, "1"),
  "a named property": (mark, kind) => {
    window[kind][mark] = "1";
  },
  "Storage.prototype.setItem": (mark, kind) => Storage.prototype.setItem.call(window[kind], mark, "1"),
  "Reflect.set": (mark, kind) => Reflect.set(window[kind], mark, "1"),
  "Reflect.defineProperty": (mark, kind) => Reflect.defineProperty(window[kind], mark, { value: "1" }),
  "Object.defineProperty": (mark, kind) => Object.defineProperty(window[kind], mark, { value: "1" }),
  "Object.assign": (mark, kind) => Object.assign(window[kind], { [mark]: "1" }),
  "the window's getter": (mark, kind) => {
    for (let owner: object = window; owner; owner = Object.getPrototypeOf(owner))
      Object.getOwnPropertyDescriptor(owner, kind)?.get?.call(window).setItem(mark, "1");
  },
  "Reflect.get of the window": (mark, kind) => Reflect.get(window, kind).setItem(mark, "1"),
};

export const storageWays: readonly Way[] = (["localStorage", "sessionStorage"] as const).flatMap((kind) =>
  Object.entries(ways).map(([name, leave]) => ({
    name: `${kind} by ${name}`,
    leave: leave as Way["leave"],
    given: kind,
  })),
);
