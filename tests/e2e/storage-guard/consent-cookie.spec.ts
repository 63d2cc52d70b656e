import { CONSENT_COOKIE } from "../../../src/kernel/consent/consent.ts";
import { SET_COOKIES_PATH } from "../../server/cookieJar.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { GUARDED_PAGE, lacks, PAGE } from "./page.ts";

/** In whole seconds, as in cookies; browsers limit cookies to 400 days. */
const END_S = Math.floor(Date.now() / 1000) + 100 * 24 * 3600;
const END = new Date(END_S * 1000).toUTCString();

const session = (value: string) => ({
  name: CONSENT_COOKIE,
  value,
  path: "/",
  expires: undefined,
  sameSite: "Lax",
});
const lasting = (value: string) => ({ ...session(value), expires: END_S });

const write = (ui: Ui, ...texts: string[]) =>
  ui.eval((all) => {
    for (const text of all) document.cookie = text;
    return document.cookie;
  }, texts);

/** A text and the cookie that it may set. */
const WRITTEN = [
  [`reDimCookieHint=1; expires=${END}; path=/; samesite=lax`, lasting("1")],
  ["reDimCookieHint=-1; path=/", session("-1")],
  ["  reDimCookieHint =  1  ", session("1")],
  [`reDimCookieHint=1; Path=/mark; SameSite=Strict; Expires=${END}`, lasting("1")],
  ["reDimCookieHint=1; mark=mark; priority=mark; domain=mark; partitioned", session("1")],
  [`reDimCookieHint=1; expires=${END} (mark)`, lasting("1")],
  ["reDimCookieHint=1; expires=mark", session("1")],
] as const;

for (const [text, cookie] of WRITTEN)
  test(`stores only the choice of "${text.replace(END, "…")}"`, async ({ ui }) => {
    await ui.goto(GUARDED_PAGE);
    expect(await write(ui, text)).toBe(`${CONSENT_COOKIE}=${cookie.value}`);
    expect(await ui.cookies()).toEqual([cookie]);
  });

for (const end of [
  "expires=Thu, 01 Jan 1970 00:00:00 GMT",
  "max-age=0",
  "expires=Sun, 01 Dec 2024 23:59:59 GMT",
])
  test(`removes a choice by "${end}"`, async ({ ui }) => {
    await ui.setCookie(CONSENT_COOKIE, "-1");
    await ui.goto(GUARDED_PAGE);
    expect(await write(ui, `reDimCookieHint=mark; ${end}; path=/`)).toBe("");
    expect(await ui.cookies()).toEqual([]);
  });

test("reads a text once, which could change between readings", async ({ ui }) => {
  await ui.goto(GUARDED_PAGE);
  const readings = await ui.eval(() => {
    let readings = 0;
    const text = { toString: () => (readings++ === 0 ? "reDimCookieHint=-1" : "mark=mark") };
    Object.assign(document, { cookie: text });
    return readings;
  });
  expect(readings).toBe(1);
  expect(await ui.cookies()).toEqual([session("-1")]);
});

test("the choice can be stored and removed through cookieStore", async ({ ui }) => {
  test.skip(
    ui.engine === "webkit",
    "WebKitGTK's cookieStore makes Secure cookies, and keeps none of them on http",
  );
  await ui.goto(GUARDED_PAGE);
  await ui.eval(
    (end) => cookieStore.set({ name: "reDimCookieHint", value: "1", path: "/mark", expires: end }),
    END_S * 1000,
  );
  expect(await ui.cookies()).toEqual([lasting("1")]);
  expect(await ui.eval(async () => (await cookieStore.get("reDimCookieHint"))?.value)).toBe("1");
  await ui.eval(() => cookieStore.delete("reDimCookieHint"));
  expect(await ui.cookies()).toEqual([]);
});

test.describe("with cookies that a server has set", () => {
  test.beforeEach(async ({ ui }) => {
    await ui.goto(PAGE);
    await ui.eval((path) => fetch(path).then(({ ok }) => ok), SET_COOKIES_PATH);
    expect(await ui.eval(() => document.cookie)).toBe("server=1");
    await ui.setCookie(CONSENT_COOKIE, "-1");
  });

  test("reads return only the consent cookie, and the server still gets its own", async ({ ui }) => {
    await ui.goto(GUARDED_PAGE);
    expect(await ui.eval(() => document.cookie)).toBe("reDimCookieHint=-1");
    expect((await ui.cookies()).map(({ name }) => name).sort()).toEqual([
      "hidden",
      "reDimCookieHint",
      "server",
    ]);
  });

  test("RegExp's last match reveals no other cookie", async ({ ui }) => {
    await ui.goto(GUARDED_PAGE);
    const captured = await ui.eval(() => {
      /page/.test("a page");
      const own = document.cookie;
      const { input, lastMatch, leftContext, rightContext, lastParen } = RegExp as unknown as Record<
        string,
        string
      >;
      return [own, input, lastMatch, leftContext, rightContext, lastParen].join();
    });
    expect(captured).not.toContain("server");
  });

  test("cookieStore returns only the consent cookie", async ({ ui }) => {
    await ui.goto(GUARDED_PAGE);
    test.skip(await lacks(ui, "cookieStore"), `${ui.engine} has no cookieStore`);
    const read = await ui.eval(async () => ({
      all: (await cookieStore.getAll()).map(({ name }) => name),
      server: await cookieStore.get("server"),
      choice: (await cookieStore.get("reDimCookieHint"))?.value,
    }));
    expect(read).toEqual({ all: ["reDimCookieHint"], server: null, choice: "-1" });
  });
});

test("a change event names no other cookie", async ({ ui }) => {
  await ui.goto(GUARDED_PAGE);
  test.skip(await lacks(ui, "cookieStore"), `${ui.engine} has no cookieStore`);
  const names = await ui.eval(
    (path) =>
      new Promise<unknown[]>((resolve) => {
        const names: unknown[] = [];
        cookieStore.addEventListener("change", ({ changed, deleted }) => {
          names.push(...[...changed, ...deleted].map(({ name }) => name));
          if (names.includes("reDimCookieHint")) resolve(names);
        });
        void fetch(path).then(() => {
          document.cookie = "reDimCookieHint=1";
        });
      }),
    SET_COOKIES_PATH,
  );
  expect(names).toEqual(["reDimCookieHint"]);
});

test("a banner's test whether cookies work succeeds and stores nothing", async ({ ui }) => {
  await ui.goto(GUARDED_PAGE);
  expect(await write(ui, "reDimCookieHint=-1; path=/; samesite=lax")).toBe("reDimCookieHint=-1");
  expect(await write(ui, "reDimCookieHint=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/")).toBe("");
  expect(await ui.cookies()).toEqual([]);
});
