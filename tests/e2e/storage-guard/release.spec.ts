import { CONSENT_COOKIE } from "../../../src/kernel/consent/consent.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { expectKept, kept } from "./device.ts";
import { decide, GUARDED_PAGE, PAGE, release } from "./page.ts";

const NEVER_PAGE = `${PAGE}?guard=never`;

/** Leaves the mark in a cookie and in both storages. */
const leave = (ui: Ui, mark: string) =>
  ui.eval((left) => {
    document.cookie = `${left}=1`;
    localStorage.setItem(left, "1");
    sessionStorage[left] = "1";
  }, mark);

const everywhere = (mark: string) => [
  `sent cookies: ${mark}=1`,
  `document.cookie: ${mark}=1`,
  `localStorage: ${mark},1`,
  `sessionStorage: ${mark},1`,
];

test("what a page writes is stored after an acceptance", async ({ ui }) => {
  await ui.goto(GUARDED_PAGE);
  await leave(ui, "before");
  await release(ui);
  await leave(ui, "after");
  expect(await kept(ui)).toEqual(expect.arrayContaining(everywhere("after")));
});

test("what was in memory before is neither stored nor readable after it", async ({ ui }) => {
  await ui.goto(GUARDED_PAGE);
  await leave(ui, "before");
  const counts = await ui.eval(() => {
    const taken = [localStorage, sessionStorage];
    const detail = { choice: "accepted" };
    const count = () => [...taken, localStorage, sessionStorage].map(({ length }) => length);
    const before = count();
    document.dispatchEvent(new CustomEvent("dealer-cookie-hint-decided", { detail, bubbles: true }));
    return [before, count()];
  });
  expect(counts).toEqual([
    [1, 1, 1, 1],
    [0, 0, 0, 0],
  ]);
  expect(await kept(ui)).toEqual([]);
});

test("references taken before the release are released too", async ({ ui }) => {
  await ui.goto(GUARDED_PAGE);
  await ui.eval(async () => {
    const { set } = Object.getOwnPropertyDescriptor(Document.prototype, "cookie") ?? {};
    const { get } = Object.getOwnPropertyDescriptor(window, "sessionStorage") ?? {};
    const { setItem } = Storage.prototype;
    const { open } = IDBFactory.prototype;
    const [local, session] = [localStorage, sessionStorage];
    document.body.append(window.newFrame());
    const framed = window.frames[0]?.localStorage as Storage;
    const detail = { choice: "accepted" };
    document.dispatchEvent(new CustomEvent("dealer-cookie-hint-decided", { detail, bubbles: true }));
    set?.call(document, "setter=1");
    get?.call(window).setItem("getter", "1");
    setItem.call(session, "method", "1");
    local.shadow = "1";
    Object.defineProperty(session, "defined", { value: "1", configurable: true, writable: true });
    framed.setItem("framed", "1");
    await new Promise<unknown>((resolve) => {
      open.call(indexedDB, "database").onsuccess = resolve;
    });
  });
  const all = await kept(ui);
  expect(all).toContain("document.cookie: setter=1");
  expect(all).toContain("indexedDB: database");
  expect(all.filter((line) => line.startsWith("localStorage")).sort()).toEqual([
    "localStorage: framed,1",
    "localStorage: shadow,1",
  ]);
  expect(all.filter((line) => line.startsWith("sessionStorage")).sort()).toEqual([
    "sessionStorage: defined,1",
    "sessionStorage: getter,1",
    "sessionStorage: method,1",
  ]);
});

test("after a withdrawal in another tab nothing is stored, and the storages are empty", async ({ ui }) => {
  await ui.goto(PAGE);
  await ui.setCookie(CONSENT_COOKIE, "1");
  await ui.goto(GUARDED_PAGE);
  await leave(ui, "before");
  await ui.eval((name) => {
    document.cookie = `${name}=-1; path=/`;
    document.dispatchEvent(new Event("visibilitychange"));
  }, CONSENT_COOKIE);
  await leave(ui, "after");
  const all = await kept(ui);
  expect(all.find((line) => line.startsWith("document.cookie"))).toContain("before=1");
  expect(all.filter((line) => line.includes("after") || line.includes("Storage:"))).toEqual([]);
});

test("a stored reference to the shadow answers as the real storage", async ({ ui }) => {
  await ui.goto(PAGE);
  await ui.eval(() => localStorage.setItem("kept", "1"));
  await ui.goto(GUARDED_PAGE);
  const [before, after] = await ui.eval(() => {
    const taken = localStorage;
    const look = () => [
      Object.keys(taken),
      typeof taken.kept,
      "kept" in taken,
      taken.getItem("kept"),
      taken.length,
    ];
    const before = look();
    const detail = { choice: "accepted" };
    document.dispatchEvent(new CustomEvent("dealer-cookie-hint-decided", { detail, bubbles: true }));
    return [before, [...look(), delete taken.kept, localStorage.length]];
  });
  expect(before).toEqual([[], "undefined", false, null, 0]);
  expect(after).toEqual([["kept"], "string", true, "1", 1, true, 0]);
});

test('with data-release="never" an acceptance changes nothing', async ({ ui }) => {
  await ui.goto(NEVER_PAGE);
  await release(ui);
  await leave(ui, "never");
  expect(await kept(ui)).toEqual([]);
});

test('with data-release="never" a stored acceptance changes nothing', async ({ ui }) => {
  await ui.setCookie(CONSENT_COOKIE, "1");
  await ui.goto(NEVER_PAGE);
  await leave(ui, "never");
  const consent = [`${CONSENT_COOKIE}=1`];
  expect(await kept(ui)).not.toContainEqual(expect.stringContaining("never"));
  expect((await ui.cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual(consent);
});

test("with a stored acceptance nothing is guarded", async ({ ui }) => {
  await ui.setCookie(CONSENT_COOKIE, "1");
  await ui.goto(GUARDED_PAGE);
  const sources = await ui.eval(() => [
    `${Object.getOwnPropertyDescriptor(Document.prototype, "cookie")?.set}`,
    `${Object.getOwnPropertyDescriptor(window, "localStorage")?.get}`,
    `${Storage.prototype.setItem}`,
    `${Node.prototype.appendChild}`,
  ]);
  for (const source of sources) expect(source).toContain("[native code]");
  await leave(ui, "stored");
  await expectKept(ui, "localStorage: stored");
});

test("with a stored refusal everything is guarded", async ({ ui }) => {
  await ui.setCookie(CONSENT_COOKIE, "-1");
  await ui.goto(GUARDED_PAGE);
  await leave(ui, "refused");
  expect(await kept(ui)).not.toContainEqual(expect.stringContaining("refused"));
});

for (const [how, prepare] of [
  ["in this page", async (ui: Ui) => void (await ui.goto(GUARDED_PAGE).then(() => release(ui)))],
  [
    "earlier",
    async (ui: Ui) => {
      await ui.setCookie(CONSENT_COOKIE, "1");
      await ui.goto(GUARDED_PAGE);
    },
  ],
] as const)
  test(`an acceptance given ${how} can be withdrawn`, async ({ ui }) => {
    await prepare(ui);
    await decide(ui, "declined");
    await leave(ui, "withdrawn");
    expect(await kept(ui)).not.toContainEqual(expect.stringContaining("withdrawn"));
  });

test("after a withdrawal references taken before it store nothing either", async ({ ui }) => {
  await ui.goto(GUARDED_PAGE);
  await ui.eval(() => {
    const decided = (choice: string) =>
      document.dispatchEvent(
        new CustomEvent("dealer-cookie-hint-decided", { detail: { choice }, bubbles: true }),
      );
    decided("accepted");
    const { set } = Object.getOwnPropertyDescriptor(Document.prototype, "cookie") ?? {};
    const { setItem } = Storage.prototype;
    const [local, session] = [localStorage, sessionStorage];
    decided("declined");
    set?.call(document, "setter=1");
    setItem.call(local, "method", "1");
    session.setItem("own", "1");
    return [localStorage.getItem("method"), sessionStorage.getItem("own")];
  });
  expect(await kept(ui)).toEqual([]);
});

test("an event without a choice changes nothing", async ({ ui }) => {
  await ui.goto(GUARDED_PAGE);
  await ui.eval(() => {
    for (const detail of [null, undefined, {}, { choice: "1" }, { choice: "Accepted" }, "accepted"])
      dispatchEvent(new CustomEvent("dealer-cookie-hint-decided", { detail }));
    dispatchEvent(new Event("dealer-cookie-hint-decided"));
  });
  await leave(ui, "unmoved");
  expect(await kept(ui)).toEqual([]);
});
