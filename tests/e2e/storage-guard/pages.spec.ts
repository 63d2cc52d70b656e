import { expect, test } from "../../support/ui.ts";
import { problems } from "../elements/page.ts";
import { expectKept, kept } from "./device.ts";
import { GUARDED_PAGE, PAGE, REFUSAL, release } from "./page.ts";

const leaveByStorage = (mark: string) => localStorage.setItem(mark, "1");

test("two guards on one page do no harm", async ({ ui }) => {
  await ui.goto(`${PAGE}?guard&guard&probe`);
  await ui.eval(leaveByStorage, "guarded");
  expect(await ui.eval(() => localStorage.getItem("guarded"))).toBe("1");
  expect(await problems(ui)).toEqual([]);
  expect(await kept(ui)).toEqual([]);
  await ui.goto(`${PAGE}?guard&guard`);
  await release(ui);
  await ui.eval(leaveByStorage, "released");
  await expectKept(ui, "released");
});

test("an unknown data-release is named in the console, and means accept", async ({ ui }) => {
  await ui.goto(`${PAGE}?guard=later&probe`);
  const text = '<script data-release="later"> cannot be used; "accept" is used instead.';
  expect(await problems(ui)).toEqual([{ kind: "warn", text }]);
  await release(ui);
  await ui.eval(leaveByStorage, "released");
  await expectKept(ui, "released");
});

test("everything works under a strict content policy with Trusted Types", async ({ ui }) => {
  await ui.goto(`${GUARDED_PAGE}&csp=strict&probe`);
  const answers = await ui.eval(async (refusal) => {
    document.cookie = "a=1";
    localStorage.a = "1";
    document.body.append(window.newFrame());
    window.leaveMark(window.frames[0], "framed");
    const refused = await caches.open("a").catch(({ message }) => message.includes(refusal));
    return [document.cookie, localStorage.framed, refused];
  }, REFUSAL);
  expect(answers).toEqual(["", "frame", true]);
  expect(await problems(ui)).toEqual([]);
  expect(await kept(ui)).toEqual([]);
});

test("the guard throws nothing where the browser blocks every store, and the page's scripts run", async ({
  ui,
}) => {
  await ui.goto("/tests/pages/storage-sandbox.html");
  const report = () => ui.attribute("html", "data-report");
  await expect.poll(report).not.toBeNull();
  const { guarded, released, messages } = JSON.parse((await report()) ?? "");
  expect(guarded).toEqual({
    cookie: "",
    localStorage: "1",
    sessionStorage: "2",
    indexedDB: "fails with SecurityError",
  });
  expect(released).toEqual({
    cookie: "throws SecurityError",
    localStorage: "throws SecurityError",
    sessionStorage: "throws SecurityError",
    indexedDB: expect.stringContaining("fails with "),
  });
  expect(messages).toEqual([]);
});

test("deleting or replacing the guard's properties does not restore the browser's own", async ({ ui }) => {
  await ui.goto(GUARDED_PAGE);
  await ui.eval(() => {
    const attempt = (act: () => unknown) => {
      try {
        act();
      } catch {
        // No store at all is safe as well.
      }
    };
    Reflect.deleteProperty(Document.prototype, "cookie");
    Reflect.deleteProperty(Storage.prototype, "setItem");
    Reflect.deleteProperty(window, "localStorage");
    Reflect.deleteProperty(window, "sessionStorage");
    Reflect.deleteProperty(IDBFactory.prototype, "open");
    attempt(() => Object.assign(document, { cookie: "deleted=1" }));
    attempt(() => window.localStorage.setItem("deleted", "1"));
    attempt(() => Object.assign(window.sessionStorage, { deleted: "1" }));
    attempt(() => indexedDB.open("deleted"));
  });
  expect(await kept(ui)).toEqual([]);
});

test("frames in the page's HTML store nothing", async ({ ui }) => {
  const path = "/tests/pages/storage-parsed.html";
  await ui.goto(`${path}?guard`);
  expect(await kept(ui)).toEqual([]);
  await ui.goto(path);
  const all = await kept(ui);
  for (const mark of ["first", "second", "page", "written"])
    expect(all).toContain(`localStorage: ${mark},frame`);
});

test("a frame is guarded on a page that has broken the prototypes of objects and arrays", async ({ ui }) => {
  await ui.goto(GUARDED_PAGE);
  await ui.eval(() => {
    const spoilt = ["get", "set", "value", "writable", "enumerable", "configurable"];
    const { iterator } = Symbol;
    const iterate = Object.getOwnPropertyDescriptor(Array.prototype, iterator) ?? {};
    const none = { value: () => ({ next: () => ({ done: true }) }), configurable: true, writable: true };
    const frame = window.newFrame();
    const { body } = document;
    const { append } = body;
    Object.defineProperty(Array.prototype, iterator, none);
    for (let index = 0; index < spoilt.length; index++)
      Object.assign(Object.prototype, { [spoilt[index] as string]: () => "spoilt" });
    append.call(body, frame);
    window.leaveMark(window.frames[0], "spoilt");
    for (let index = 0; index < spoilt.length; index++)
      Reflect.deleteProperty(Object.prototype, spoilt[index] as string);
    Object.defineProperty(Array.prototype, iterator, iterate);
  });
  expect(await kept(ui)).toEqual([]);
});

test("the storage area of a storage event stores nothing", async ({ ui }) => {
  test.skip(!ui.page, "WebKitGTK's driver has one tab only");
  await ui.goto(GUARDED_PAGE);
  const pointed = ui.eval(
    () =>
      new Promise<boolean>((resolve) => {
        addEventListener("storage", ({ storageArea }) => {
          (storageArea as Storage).named = "1";
          resolve(storageArea === localStorage);
        });
      }),
  );
  const other = await ui.page?.context().newPage();
  await other?.goto("/tests/pages/clean.html");
  await other?.evaluate(() => localStorage.setItem("other", "1"));
  expect(await pointed).toBe(true);
  expect(await kept(ui)).toEqual(["localStorage: other,1"]);
});

test("a refused database fails asynchronously, by an event with an error", async ({ ui }) => {
  await ui.goto(GUARDED_PAGE);
  const outcome = await ui.eval(
    () =>
      new Promise<unknown[]>((resolve) => {
        const request = indexedDB.open("a");
        const outcome: unknown[] = [request instanceof IDBOpenDBRequest, request.readyState, request.error];
        request.onsuccess = () => outcome.push("success");
        request.onerror = ({ target, type, bubbles }) =>
          outcome.push(type, bubbles, target === request, request.readyState, request.error?.name);
        request.addEventListener("error", () => resolve(outcome));
        outcome.push("opened");
      }),
  );
  expect(outcome).toEqual([true, "pending", null, "opened", "error", true, true, "done", "SecurityError"]);
});

test("other asynchronous stores reject their promise, and wrong calls fail as in the browser", async ({
  ui,
}) => {
  await ui.goto(GUARDED_PAGE);
  const outcome = await ui.eval(async () => {
    const nameOf = ({ name }: Error) => name;
    const wrong = (act: () => unknown) => {
      try {
        return typeof act();
      } catch (error) {
        return nameOf(error as Error);
      }
    };
    const rejections = [
      caches.open("a"),
      navigator.serviceWorker.register("storage-worker.js"),
      Reflect.apply(caches.open, caches, []),
    ];
    const names = await Promise.all(rejections.map((promise) => promise.then(() => "kept", nameOf)));
    return [
      ...names,
      wrong(() => Reflect.apply(indexedDB.open, indexedDB, [])),
      wrong(() => Reflect.apply(localStorage.setItem, localStorage, ["a"])),
      wrong(() => Reflect.apply(localStorage.getItem, {}, ["a"])),
    ];
  });
  expect(outcome).toEqual([
    "SecurityError",
    "SecurityError",
    "TypeError",
    "TypeError",
    "TypeError",
    "TypeError",
  ]);
});
