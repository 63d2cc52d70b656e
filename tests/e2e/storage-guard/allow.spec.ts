import { CONSENT_COOKIE } from "../../../src/kernel/consent/consent.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { kept } from "./device.ts";
import { decide, GUARDED_PAGE, lacks, PAGE } from "./page.ts";

const ALLOW = "data-allow=XSRF-TOKEN,%20cart%20,,a.b,";
const ALLOWING_PAGE = `${GUARDED_PAGE}&${ALLOW}`;
const BANNER_PAGE = `/tests/pages/consent.html?guard&${ALLOW}&hint=decline="plain"`;

const OTHERS = ["Cart", "cart2", "xcart", "xsrf-token", "aXb", "other"];

const WAYS: Readonly<Record<string, (name: string) => unknown>> = {
  "document.cookie": (name) => {
    document.cookie = `${name}=1`;
  },
  "a cookie with attributes": (name) => {
    document.cookie = ` ${name} =1; path=/; max-age=1000; samesite=strict`;
  },
  "localStorage.setItem": (name) => localStorage.setItem(name, "1"),
  "a property of localStorage": (name) => {
    localStorage[name] = "1";
  },
  "Object.defineProperty": (name) => Object.defineProperty(localStorage, name, { value: "1" }),
  "sessionStorage.setItem": (name) => sessionStorage.setItem(name, "1"),
  "a frame's localStorage": (name) => {
    document.body.append(window.newFrame());
    window.frames[0]?.localStorage.setItem(name, "1");
  },
};

for (const [way, write] of Object.entries(WAYS))
  test(`${way} stores what the owner allows, and nothing else`, async ({ ui }) => {
    await ui.goto(ALLOWING_PAGE);
    for (const name of [...OTHERS, "cart", "XSRF-TOKEN", "a.b"]) await ui.eval(write, name);
    const all = (await kept(ui)).join("\n");
    for (const name of ["cart", "XSRF-TOKEN", "a.b"]) expect(all).toMatch(new RegExp(`\\b${name}[,=]1`));
    for (const name of OTHERS) expect(all).not.toContain(name);
  });

test("cookieStore stores, reads and ends what the owner allows, and nothing else", async ({ ui }) => {
  await ui.goto(ALLOWING_PAGE);
  test.skip(await lacks(ui, "cookieStore"), `${ui.engine} has no cookieStore`);
  test.skip(
    ui.engine === "webkit",
    "WebKitGTK's cookieStore makes Secure cookies, and keeps none of them on http",
  );
  const read = await ui.eval(async () => {
    await cookieStore.set("cart", "1");
    await cookieStore.set({ name: "XSRF-TOKEN", value: "2", path: "/", expires: Date.now() + 1e6 });
    const changing = {
      reads: 0,
      value: "3",
      get name() {
        return this.reads++ ? "other" : "a.b";
      },
    };
    await cookieStore.set(changing as unknown as CookieInit);
    const refused = await cookieStore.set("other", "4").catch(({ name }) => name);
    const all = (await cookieStore.getAll()).map(({ name, value }) => `${name}=${value}`).sort();
    await cookieStore.delete("cart");
    await cookieStore.delete({ name: "a.b" });
    return [refused, all, (await cookieStore.getAll()).map(({ name }) => name)];
  });
  expect(read).toEqual(["SecurityError", ["XSRF-TOKEN=2", "a.b=3", "cart=1"], ["XSRF-TOKEN"]]);
  expect((await ui.cookies()).map(({ name }) => name)).toEqual(["XSRF-TOKEN"]);
});

test("what is there already can be read, listed and removed beside what is in memory", async ({ ui }) => {
  await ui.goto(PAGE);
  await ui.eval(() => {
    document.cookie = "cart=old";
    document.cookie = "other=old";
    localStorage.setItem("cart", "old");
    localStorage.setItem("other", "old");
  });
  await ui.goto(ALLOWING_PAGE);
  const read = await ui.eval(() => {
    const look = () => [
      localStorage.getItem("cart"),
      typeof localStorage.cart,
      "cart" in localStorage,
      localStorage.length,
      Object.keys(localStorage).sort(),
      [0, 1, 2].map((index) => localStorage.key(index)).sort(),
      { ...localStorage },
    ];
    localStorage.setItem("memory", "1");
    const before = look();
    localStorage.cart = "new";
    const changed = localStorage.getItem("cart");
    delete localStorage.cart;
    return [document.cookie, before, changed, look()];
  });
  expect(read).toEqual([
    "cart=old",
    ["old", "string", true, 2, ["cart", "memory"], ["cart", "memory", null], { cart: "old", memory: "1" }],
    "new",
    [null, "undefined", false, 1, ["memory"], ["memory", null, null], { memory: "1" }],
  ]);
  expect((await kept(ui)).filter((line) => line.startsWith("localStorage"))).toEqual([
    "localStorage: other,old",
  ]);
});

test("clear() removes what is allowed too, and nothing else", async ({ ui }) => {
  await ui.goto(PAGE);
  await ui.eval(() => Object.assign(localStorage, { cart: "old", other: "old" }));
  await ui.goto(ALLOWING_PAGE);
  await ui.eval(() => localStorage.clear());
  expect(await kept(ui)).toEqual(["localStorage: other,old"]);
});

const leave = (ui: Ui) =>
  ui.eval(() => {
    for (const name of ["cart", "other"]) {
      document.cookie = `${name}=1; path=/`;
      localStorage.setItem(name, "1");
      sessionStorage.setItem(name, "1");
    }
  });

test("after a withdrawal what is allowed can still be stored", async ({ ui }) => {
  await ui.setCookie(CONSENT_COOKIE, "1");
  await ui.goto(ALLOWING_PAGE);
  await decide(ui, "declined");
  await leave(ui);
  const all = await kept(ui);
  expect(all).toContain("localStorage: cart,1");
  expect(all).not.toContainEqual(expect.stringContaining("other"));
});

test("a withdrawal in the banner keeps what is allowed", async ({ ui }) => {
  await ui.setCookie(CONSENT_COOKIE, "1");
  await ui.goto(BANNER_PAGE);
  await leave(ui);
  await ui.eval(() => void Object.assign(window, { isOld: true }));
  await ui.click("#opener");
  await ui.click("dealer-cookie-hint >>> [part~=decline]");
  // Scripts fail while one page replaces the other.
  await expect.poll(() => ui.eval(() => "isOld" in window).catch(() => true)).toBe(false);
  const all = (await kept(ui)).filter((line) => /^(document|local|session)/.test(line));
  expect(all.join("\n")).not.toContain("other");
  expect(all).toEqual([expect.stringMatching(/cart=1/), "localStorage: cart,1", "sessionStorage: cart,1"]);
});
