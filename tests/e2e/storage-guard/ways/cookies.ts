import type { Way } from "./Way.ts";

const SECURE_ONLY = {
  webkit: "WebKitGTK's cookieStore makes Secure cookies, and keeps none of them on http",
};

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
      const text = () => consent;
      const list = () => [consent, "reDimCookieHint", "1"];
      const truth = () => true;
      const { exec, test } = RegExp.prototype;
      const { includes, match, replace, slice, split, startsWith, trim } = String.prototype;
      Object.assign(RegExp.prototype, { exec: list, test: truth });
      Object.assign(String.prototype, { includes: truth, match: list, replace: text, slice: text });
      Object.assign(String.prototype, { split: list, startsWith: truth, trim: text });
      document.cookie = `${mark}=1`;
      // The test's own scripts run after this one.
      Object.assign(RegExp.prototype, { exec, test });
      Object.assign(String.prototype, { includes, match, replace, slice, split, startsWith, trim });
    },
  },
  {
    name: "natives caught while they are called",
    leave: (mark) => {
      const caught: unknown[] = [Object.getOwnPropertyDescriptor(Document.prototype, "cookie")?.set];
      const { apply } = Reflect;
      const { prototype } = Function;
      const natives = { call: prototype.call, apply: prototype.apply, bind: prototype.bind };
      for (const name of ["call", "apply", "bind"] as const)
        prototype[name] = function (this: unknown, ...args: unknown[]) {
          caught.push(this);
          return apply(natives[name], this, args);
        };
      const catching = (native: (...args: unknown[]) => unknown, self: unknown, args: unknown[]) => {
        caught.push(native);
        return apply(native, self, args);
      };
      Object.assign(Reflect, { apply: catching });
      document.cookie = "reDimCookieHint=; max-age=0";
      for (const native of caught) if (typeof native === "function") apply(native, document, [`${mark}=1`]);
      Object.assign(prototype, natives);
      Object.assign(Reflect, { apply });
    },
  },
  {
    name: "cookieStore.set with a name and a value",
    needs: "cookieStore",
    except: SECURE_ONLY,
    leave: (mark) => cookieStore.set(mark, "1"),
  },
  {
    name: "cookieStore.set with options",
    needs: "cookieStore",
    except: SECURE_ONLY,
    leave: (mark) => cookieStore.set({ name: mark, value: "1", expires: Date.now() + 1e6 }),
  },
  {
    name: "the method of CookieStore.prototype",
    needs: "cookieStore",
    except: SECURE_ONLY,
    leave: (mark) => CookieStore.prototype.set.call(cookieStore, { name: mark, value: "1" }),
  },
  {
    name: "cookieStore.set with a value of the consent cookie that is no choice",
    needs: "cookieStore",
    except: SECURE_ONLY,
    leave: (mark) => cookieStore.set("reDimCookieHint", mark),
  },
];
