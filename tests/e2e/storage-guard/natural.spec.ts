import { expect, test, type Ui } from "../../support/ui.ts";
import { GUARDED_PAGE, PAGE } from "./page.ts";

/** The interfaces in which the guard replaces something. */
const OWNERS = [
  ...["CacheStorage", "CharacterData", "CookieChangeEvent", "CookieStore", "Document", "Element"],
  ...["HTMLFrameElement", "HTMLIFrameElement", "HTMLObjectElement", "IDBFactory", "Node", "Range"],
  ...["ServiceWorkerContainer", "SharedWorker", "Storage", "StorageBucketManager", "StorageEvent"],
  ...["StorageManager", "Worker"],
];
/** The window's own properties that it replaces. */
const GLOBALS = ["localStorage", "sessionStorage", "open", "webkitRequestFileSystem"];

/** A line about each function of these interfaces and of the window: its descriptor, and what a page can read of it. */
function describeAll(owners: string[], globals: string[]): string[] {
  const own = (about: object) => Reflect.ownKeys(about).map(String).sort().join();
  const isNative = (fn: () => unknown) => /\[native code\]/.test(Function.prototype.toString.call(fn));
  const canConstruct = (fn: () => unknown) => {
    try {
      Reflect.construct(Object, [], fn);
      return true;
    } catch {
      return false;
    }
  };
  const part = (fn: unknown) => {
    if (typeof fn !== "function") return typeof fn;
    const { name, length } = fn;
    const flags = ["name", "length"].map((key) => {
      const { writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(fn, key) ?? {};
      return [writable, enumerable, configurable].join();
    });
    const prototype = Object.getPrototypeOf(fn)?.name;
    const now = fn as () => unknown;
    return [name, length, own(fn), flags, prototype, isNative(now), canConstruct(now)].join(" ");
  };
  const lines: string[] = [];
  const list = (label: string, owner: object, keys = Reflect.ownKeys(owner)) => {
    for (const key of keys) {
      const { value, get, set, ...flags } = Object.getOwnPropertyDescriptor(owner, key) ?? {};
      const parts = [value, get, set].map(part);
      if (!parts.every((text) => text === "undefined" || !text.includes(" ")))
        lines.push(`${label}.${String(key)}: ${JSON.stringify(flags)} ${parts.join(" | ")}`);
    }
  };
  for (const name of owners) {
    const { prototype } = (Reflect.get(window, name) ?? {}) as { prototype?: object };
    if (prototype) list(name, prototype);
  }
  list("window", window, [...owners, ...globals]);
  return lines.sort();
}

test("every replaced function has the name, the length and the descriptors of the browser's own", async ({
  ui,
}) => {
  await ui.goto(PAGE);
  const native = await ui.eval(describeAll, OWNERS, GLOBALS);
  await ui.goto(`${GUARDED_PAGE}&data-workers=block`);
  expect(await ui.eval(describeAll, OWNERS, GLOBALS)).toEqual(native);
  expect(
    native.filter((line) => /Storage\.setItem|window\.localStorage|Document\.cookie/.test(line)),
  ).toHaveLength(3);
});

test("the classes of replaced functions are their prototypes' constructors", async ({ ui }) => {
  await ui.goto(`${GUARDED_PAGE}&data-workers=block`);
  const wrong = await ui.eval((owners) => {
    const classes = owners.map((name) => Reflect.get(window, name)).filter(Boolean);
    return classes.filter((One) => One.prototype.constructor !== One).map(({ name }) => name);
  }, OWNERS);
  expect(wrong).toEqual([]);
});

/** Larger than what any engine keeps for a site, in characters. */
const TOO_LARGE = 6 * 1024 * 1024;

/** Fills a storage in one of several ways and tells what the error is and what is left. */
const overfill = (ui: Ui, kind: "localStorage" | "sessionStorage") =>
  ui.eval(
    (name, length) => {
      const storage = window[name];
      const value = "x".repeat(length);
      const ways: Record<string, () => unknown> = {
        setItem: () => storage.setItem("a", value),
        property: () => {
          storage.a = value;
        },
        defineProperty: () => Object.defineProperty(storage, "a", { value }),
        key: () => storage.setItem(value, ""),
        "in parts": () => {
          for (let index = 0; index < 12; index++)
            storage.setItem(`part${index}`, value.slice(0, length / 12));
        },
      };
      return Object.entries(ways).map(([way, fill]) => {
        storage.clear();
        storage.setItem("a", "old");
        try {
          fill();
          return `${way}: nothing`;
        } catch (error) {
          const { name, code } = error as DOMException;
          const isException = error instanceof DOMException;
          return [
            way,
            name,
            code,
            Object.prototype.toString.call(error),
            isException,
            storage.getItem("a"),
          ].join();
        } finally {
          storage.clear();
        }
      });
    },
    kind,
    TOO_LARGE,
  );

for (const kind of ["localStorage", "sessionStorage"] as const)
  test(`${kind} that is full fails as the browser's own, and keeps the old value`, async ({ ui }) => {
    await ui.goto(PAGE);
    const native = await overfill(ui, kind);
    await ui.goto(GUARDED_PAGE);
    expect(await overfill(ui, kind)).toEqual(native);
    for (const line of native) expect(line).toContain("QuotaExceededError");
  });

test("room that an item leaves can be used again", async ({ ui }) => {
  await ui.goto(GUARDED_PAGE);
  const lengths = await ui.eval(() => {
    const half = "x".repeat(3 * 1024 * 1024);
    localStorage.setItem("a", half);
    localStorage.removeItem("a");
    localStorage.setItem("b", half);
    localStorage.setItem("b", `${half}${"y".repeat(1024 * 1024)}`);
    localStorage.clear();
    localStorage.setItem("c", half);
    return Object.entries(localStorage).map(([key, { length }]) => [key, length]);
  });
  expect(lengths).toEqual([["c", 3 * 1024 * 1024]]);
});
