import { expect, test, type Ui } from "../../support/ui.ts";
import { kept } from "./device.ts";
import { decide, GUARDED_PAGE, PAGE, release } from "./page.ts";

/** What a page can do with a `storage` event of its own, in each way to make one; run on both pages. */
const makeEvents = (ui: Ui) =>
  ui.eval(() => {
    const init = { key: "a", oldValue: null, newValue: "1", url: "https://example.nl/" };
    const byInit = (storageArea: Storage | null) => {
      const event = new StorageEvent("storage");
      event.initStorageEvent("storage", true, true, "a", null, "1", "https://example.nl/", storageArea);
      return event;
    };
    class Own extends StorageEvent {}
    const Constructor = StorageEvent.prototype.constructor as typeof StorageEvent;
    const ways: Record<string, (storageArea: Storage) => StorageEvent> = {
      new: (storageArea) =>
        new StorageEvent("storage", { ...init, storageArea, bubbles: true, cancelable: true }),
      "with inherited members": (storageArea) =>
        new StorageEvent("storage", Object.create({ ...init, storageArea, bubbles: true, cancelable: true })),
      "by the prototype's constructor": (storageArea) => new Constructor("storage", { ...init, storageArea }),
      "in a subclass": (storageArea) => new Own("storage", { ...init, storageArea }),
      "by Reflect.construct": (storageArea) =>
        Reflect.construct(StorageEvent, ["storage", { ...init, storageArea }]),
      initStorageEvent: byInit,
    };
    const outcomes: unknown[] = [];
    for (const [name, make] of Object.entries(ways))
      for (const kind of ["localStorage", "sessionStorage"] as const) {
        const event = make(window[kind]);
        let heard: unknown;
        const hear = (given: StorageEvent) => {
          heard = [given === event, given.storageArea === window[kind], given.storageArea instanceof Storage];
        };
        addEventListener("storage", hear);
        dispatchEvent(event);
        removeEventListener("storage", hear);
        const { key, oldValue, newValue, url, bubbles, isTrusted } = event;
        const kinds = [
          event instanceof StorageEvent,
          event.constructor === StorageEvent,
          event instanceof Own,
        ];
        outcomes.push([name, kind, heard, key, oldValue, newValue, url, bubbles, isTrusted, kinds]);
      }
    const attempt = (...args: unknown[]) => {
      try {
        return (Reflect.construct(StorageEvent, args) as StorageEvent).storageArea;
      } catch (error) {
        return (error as Error).name;
      }
    };
    const odd = [
      [],
      ["storage"],
      ["storage", undefined],
      ["storage", null],
      ["storage", { storageArea: {} }],
    ];
    return [...outcomes, ...odd.map((args) => attempt(...args)), byInit(null).storageArea];
  });

test("a page's own storage events are those of the browser", async ({ ui }) => {
  await ui.goto(PAGE);
  const native = await makeEvents(ui);
  await ui.goto(GUARDED_PAGE);
  expect(await makeEvents(ui)).toEqual(native);
  await release(ui);
  expect(await makeEvents(ui)).toEqual(native);
  await decide(ui, "declined");
  expect(await makeEvents(ui)).toEqual(native);
});

test("an event has the storage that the page gave to it, also after the choice", async ({ ui }) => {
  await ui.goto(GUARDED_PAGE);
  const same = await ui.eval(() => {
    const taken = localStorage;
    const make = () => new StorageEvent("storage", { storageArea: taken });
    const early = make();
    dispatchEvent(new CustomEvent("dealer-cookie-hint-decided", { detail: { choice: "accepted" } }));
    return [early, make()].map(({ storageArea }) => storageArea === taken);
  });
  expect(same).toEqual([true, true]);
});

type Step = "set" | "same" | "property" | "remove" | "delete" | "none" | "clear" | "clear empty";

/** Adds a frame, changes a storage in one of both, and lists what each hears until a last change has come through. */
const listen = (ui: Ui, writer: "page" | "frame", kind: "localStorage" | "sessionStorage") =>
  ui.eval(
    async (writing, name) => {
      const frame = window.newFrame();
      frame.src = "clean.html";
      const isLoaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
      document.body.append(frame);
      await isLoaded;
      const framed = frame.contentWindow as Window & typeof globalThis;
      const [from, to] = writing === "page" ? [window, framed] : [framed, window];
      to[name].clear();
      const heard: unknown[] = [];
      const hear = (who: string, place: Window & typeof globalThis) => (event: StorageEvent) => {
        const { key, oldValue, newValue, url, storageArea, bubbles, cancelable } = event;
        if (storageArea !== place[name]) return;
        const kinds = [event instanceof place.StorageEvent, event.target === place, bubbles, cancelable];
        heard.push([who, key, oldValue, newValue, new URL(url).pathname, ...kinds]);
      };
      from.addEventListener("storage", hear("writer", from));
      to.addEventListener("storage", hear("other", to));
      const storage = from[name];
      const steps: Record<Step, () => unknown> = {
        set: () => storage.setItem("a", "1"),
        same: () => storage.setItem("a", "1"),
        property: () => {
          storage.a = "2";
        },
        remove: () => storage.removeItem("a"),
        delete: () => {
          storage.b = "3";
          return delete storage.b;
        },
        none: () => storage.removeItem("a"),
        clear: () => {
          storage.setItem("c", "4");
          storage.clear();
        },
        "clear empty": () => storage.clear(),
      };
      for (const step of Object.values(steps)) step();
      const before = heard.length;
      storage.setItem("last", "5");
      const isOver = new Promise<void>((resolve) =>
        to.addEventListener("storage", ({ key }) => key === "last" && resolve()),
      );
      await isOver;
      storage.clear();
      return [before, heard.slice(0, -1).length > 0 ? heard : []];
    },
    writer,
    kind,
  );

for (const kind of ["localStorage", "sessionStorage"] as const)
  for (const writer of ["page", "frame"] as const)
    test(`${kind} in memory tells the others what a ${writer} changes, as the browser's own does`, async ({
      ui,
    }) => {
      await ui.goto(PAGE);
      const native = await listen(ui, writer, kind);
      await ui.goto(GUARDED_PAGE);
      expect(await listen(ui, writer, kind)).toEqual(native);
      expect(await kept(ui)).toEqual([]);
    });

test("the storages of a frame that has gone, or has gone to another page, throw nothing", async ({ ui }) => {
  await ui.goto(GUARDED_PAGE);
  const values = await ui.eval(async () => {
    const [gone, moved] = [window.newFrame(), window.newFrame()];
    document.body.append(gone, moved);
    const storages = [gone, moved].map((frame) => frame.contentWindow?.localStorage as Storage);
    gone.remove();
    const isMoved = new Promise((resolve) => moved.addEventListener("load", resolve, { once: true }));
    moved.sandbox.add("allow-scripts");
    moved.src = "clean.html";
    await isMoved;
    return storages.map((storage, index) => {
      storage.setItem(`a${index}`, "1");
      storage.removeItem("none");
      return localStorage.getItem(`a${index}`);
    });
  });
  expect(values).toEqual(["1", "1"]);
});
