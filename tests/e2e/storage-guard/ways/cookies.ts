import type { Way } from "./Way.ts";

export const cookieWays: readonly Way[] = [
  {
    name: "document.cookie",
    leave: (mark) => {
      document.cookie = `${mark}=1`;
    },
  },
  {
    name: "a cookie that lasts",
    leave: (mark) => {
      document.cookie = `${mark}=1; path=/; max-age=1000; samesite=strict`;
    },
  },
  {
    name: "the setter of Document.prototype",
    leave: (mark) => {
      Object.getOwnPropertyDescriptor(Document.prototype, "cookie")?.set?.call(document, `${mark}=1`);
    },
  },
  {
    name: "the setter that __lookupSetter__ finds",
    leave: (mark) => {
      const old = document as unknown as { __lookupSetter__(name: string): (text: string) => void };
      old.__lookupSetter__("cookie").call(document, `${mark}=1`);
    },
  },
  {
    name: "the setter anywhere on the document's prototype chain",
    leave: (mark) => {
      for (let owner: object = document; owner; owner = Object.getPrototypeOf(owner))
        Object.getOwnPropertyDescriptor(owner, "cookie")?.set?.call(document, `${mark}=1`);
    },
  },
  {
    name: "Reflect.set on the document",
    leave: (mark) => {
      Reflect.set(document, "cookie", `${mark}=1`);
    },
  },
  {
    name: "an object that becomes a string",
    leave: (mark) => {
      Object.assign(document, { cookie: { toString: () => `${mark}=1` } });
    },
  },
  {
    name: "a value of the consent cookie that is no choice",
    leave: (mark) => {
      document.cookie = `reDimCookieHint=${mark}; path=/`;
    },
  },
  {
    name: "a value of the consent cookie that begins as a choice",
    leave: (mark) => {
      document.cookie = `reDimCookieHint=1${mark}; path=/`;
    },
  },
  {
    name: "a name that ends in the consent cookie's",
    leave: (mark) => {
      document.cookie = `${mark}reDimCookieHint=1; path=/`;
    },
  },
  {
    name: "the consent cookie's name in other letters",
    leave: (mark) => {
      document.cookie = `redimcookiehint=${mark}; path=/`;
    },
  },
  {
    name: "a cookie without a name",
    leave: (mark) => {
      document.cookie = mark;
    },
  },
  {
    name: "a page that has patched what reads a text",
    leave: (mark) => {
      const consent = "reDimCookieHint=1";
      const truth = () => true;
      for (const name of ["trim", "slice", "substring", "replace", "toString", "valueOf", "toLowerCase"])
        Reflect.set(String.prototype, name, () => consent);
      for (const name of ["split", "match"]) Reflect.set(String.prototype, name, () => [consent, "1"]);
      for (const name of ["startsWith", "includes", "endsWith"]) Reflect.set(String.prototype, name, truth);
      Reflect.set(RegExp.prototype, "exec", () => [consent, "reDimCookieHint", "1"]);
      Reflect.set(RegExp.prototype, "test", truth);
      document.cookie = `${mark}=1`;
    },
  },
  {
    name: "natives caught while they are called",
    leave: (mark) => {
      const caught: unknown[] = [Object.getOwnPropertyDescriptor(Document.prototype, "cookie")?.set];
      const { apply } = Reflect;
      for (const name of ["call", "apply", "bind"] as const)
        Function.prototype[name] = function (this: unknown, ...args: unknown[]) {
          caught.push(this);
          return apply(apply, undefined, [this, args[0], args.slice(1)]);
        };
      Reflect.apply = (fn: unknown, ...rest: unknown[]) => {
        caught.push(fn);
        return apply(apply, undefined, [fn, ...rest]);
      };
      document.cookie = "reDimCookieHint=; max-age=0";
      for (const native of caught) if (typeof native === "function") apply(native, document, [`${mark}=1`]);
    },
  },
  {
    name: "cookieStore.set with a name and a value",
    needs: "cookieStore",
    leave: (mark) => cookieStore.set(mark, "1"),
  },
  {
    name: "cookieStore.set with options",
    needs: "cookieStore",
    leave: (mark) => cookieStore.set({ name: mark, value: "1", expires: Date.now() + 1e6 }),
  },
  {
    name: "the method of CookieStore.prototype",
    needs: "cookieStore",
    leave: (mark) => CookieStore.prototype.set.call(cookieStore, { name: mark, value: "1" }),
  },
  {
    name: "cookieStore.set with a value of the consent cookie that is no choice",
    needs: "cookieStore",
    leave: (mark) => cookieStore.set("reDimCookieHint", mark),
  },
];
