import { PNG } from "pngjs";
import { expect, test, type Ui } from "../support/ui.ts";

const PAGE = "/tests/pages/rig.html";
const BOX_WIDTH_PX = 128;
const COUNTER = "rig-counter >>> button";

function scrollTop(ui: Ui) {
  return ui.eval(() => Math.round(window.scrollY));
}

function coloursOf(png: Buffer) {
  const { data } = PNG.sync.read(png);
  return new Set(Array.from({ length: data.length / 4 }, (_, pixel) => data.readUInt32BE(pixel * 4))).size;
}

test.describe("the visitor's input", () => {
  test.beforeEach(({ ui }) => ui.goto(PAGE));

  test("clicks through a shadow root, and only when nothing covers the element", async ({ ui }) => {
    await ui.click(COUNTER);
    await expect.poll(() => ui.text(COUNTER)).toBe("Geteld: 1");
    expect(await ui.attribute(COUNTER, "part")).toBe("button");
    expect(await ui.text("rig-counter >>> nothing")).toBeNull();
    await ui.eval(() => {
      const cover = document.querySelector("#cover");
      window.rigEvents = [];
      document
        .querySelector("#covered-place")
        ?.addEventListener("click", ({ target }) => window.rigEvents.push((target as Element).id));
      setTimeout(() => cover?.remove(), 300);
    });
    await ui.click("#covered");
    await expect.poll(() => ui.eval(() => window.rigEvents)).toEqual(["covered"]);
  });

  test("hovers, presses, releases and leaves", async ({ ui }) => {
    await ui.eval(() => {
      window.rigEvents = [];
      for (const type of ["pointerdown", "pointerup"])
        document.addEventListener(type, () => window.rigEvents.push(type));
    });
    const events = () => ui.eval(() => window.rigEvents);
    const isHovered = () => ui.eval(() => document.querySelector("#box:hover") !== null);
    expect(await isHovered()).toBe(false);
    await ui.hover("#box");
    await expect.poll(isHovered).toBe(true);
    await ui.down();
    await expect.poll(events).toEqual(["pointerdown"]);
    await ui.up();
    await expect.poll(events).toEqual(["pointerdown", "pointerup"]);
    await ui.moveTo(600, 5);
    await expect.poll(isHovered).toBe(false);
  });

  test("types and presses keys, and the focus is visible", async ({ ui }) => {
    await ui.click("#name");
    await ui.type("Zoë 1");
    expect(await ui.eval(() => document.querySelector<HTMLInputElement>("#name")?.value)).toBe("Zoë 1");
    await ui.press("Tab");
    await ui.press("Tab");
    await ui.press("Enter");
    await expect
      .poll(() => ui.focused())
      .toEqual({ tag: "button", id: "", part: "button", text: "Geteld: 1" });
    const isFocusVisible = () =>
      ui.eval(
        () => document.querySelector("rig-counter")?.shadowRoot?.querySelector(":focus-visible") !== null,
      );
    expect(await isFocusVisible()).toBe(true);
    await ui.press("Shift+Tab");
    expect((await ui.focused()).id).toBe("after-name");
  });

  test("closes a dialog with Escape", async ({ ui }) => {
    const isOpen = () => ui.eval(() => document.querySelector<HTMLDialogElement>("#dialog")?.open);
    await ui.click("#open-dialog");
    await expect.poll(isOpen).toBe(true);
    await ui.press("Escape");
    await expect.poll(isOpen).toBe(false);
  });

  test("turns the wheel, scrolls to a hovered element and resizes the window down to a phone", async ({
    ui,
  }) => {
    await ui.wheel(200, 300, 300);
    await expect.poll(() => scrollTop(ui)).toBe(300);
    await ui.wheel(200, 300, 300);
    await expect.poll(() => scrollTop(ui)).toBe(600);
    await ui.wheel(200, 300, -100);
    await expect.poll(() => scrollTop(ui)).toBe(500);
    await ui.hover("#far");
    expect(await scrollTop(ui)).toBeGreaterThan(500);
    const size = () => ui.eval(() => [window.innerWidth, window.innerHeight]);
    expect(await size()).toEqual([1280, 720]);
    await ui.viewport(360, 640);
    expect(await size()).toEqual([360, 640]);
    await ui.viewport(1280, 720);
    expect(await size()).toEqual([1280, 720]);
  });
});

/** The data that an origin can store in a browser. */
async function keptHere() {
  const workers = await navigator.serviceWorker.getRegistrations();
  const databases = await indexedDB.databases();
  const countFiles = async () => {
    let count = 0;
    const root = await navigator.storage?.getDirectory();
    for await (const _ of root?.keys() ?? []) count++;
    return count;
  };
  return {
    cookies: document.cookie,
    localStorage: localStorage.length,
    sessionStorage: sessionStorage.length,
    windowName: window.name,
    caches: await caches.keys(),
    databases: databases.map(({ name }) => name),
    files: await countFiles(),
    workers: workers.map(({ scope }) => new URL(scope).pathname),
  };
}

/** Stores one of each. */
async function keepAll() {
  Reflect.set(document, "cookie", "left=behind; path=/tests");
  localStorage.setItem("left", "behind");
  sessionStorage.setItem("left", "behind");
  window.name = "left";
  await caches.open("left");
  await new Promise((done) => {
    indexedDB.open("left").onsuccess = done;
  });
  const root = await navigator.storage?.getDirectory();
  await root?.getFileHandle("left", { create: true });
  await navigator.serviceWorker.register("/tests/pages/fake-google.js");
}

const NOTHING = {
  cookies: "",
  localStorage: 0,
  sessionStorage: 0,
  windowName: "",
  caches: [],
  databases: [],
  files: 0,
  workers: [],
};
const ALL = {
  cookies: "left=behind",
  localStorage: 1,
  sessionStorage: 1,
  windowName: "left",
  caches: ["left"],
  databases: ["left"],
  workers: ["/tests/pages/"],
};

test.describe("the visitor's profile", () => {
  // One after the other in the same browser.
  test.describe.configure({ mode: "serial" });

  for (const visit of ["one visit", "the next visit"])
    test(`has no data of earlier visits: ${visit}`, async ({ ui }) => {
      await ui.goto(PAGE);
      expect(await ui.eval(() => document.querySelector(":hover")?.localName ?? "html")).toBe("html");
      expect(await ui.eval(() => [innerWidth, innerHeight])).toEqual([1280, 720]);
      expect(await ui.eval(keptHere)).toEqual(NOTHING);
      await ui.eval(keepAll);
      expect(await ui.eval(keptHere)).toEqual({ ...ALL, files: ui.engine === "webkit" ? 0 : 1 });
      await ui.viewport(360, 640);
      await ui.hover("#box");
      await ui.down();
    });

  for (const visit of ["one visit", "the next visit"]) {
    test(`starts empty, and stores, sets and clears cookies: ${visit}`, async ({ ui }) => {
      expect(await ui.cookies()).toEqual([]);
      await ui.setCookie("early", "1");
      await ui.goto(PAGE);
      expect(await ui.eval(() => document.cookie)).toBe("early=1");
      expect(await ui.eval(() => localStorage.length)).toBe(0);
      await ui.clearCookies();
      await ui.eval(() => {
        localStorage.setItem("left", "behind");
        Reflect.set(document, "cookie", "own=2; path=/; max-age=1000; SameSite=Lax");
      });
      const [cookie, ...others] = await ui.cookies();
      expect(others).toEqual([]);
      expect(cookie).toMatchObject({ name: "own", value: "2", path: "/", sameSite: "Lax" });
      expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 1000)).toBeLessThan(10);
    });
  }

  test("prefers motion and a light page, or less motion and a dark one @reduced", async ({ ui, reduced }) => {
    await ui.goto(PAGE);
    const matches = (query: string) => ui.eval((asked) => matchMedia(asked).matches, query);
    expect(await matches("(prefers-reduced-motion: reduce)")).toBe(reduced);
    expect(await matches("(prefers-color-scheme: dark)")).toBe(reduced);
  });
});

test("screenshots show the page and one element of it", async ({ ui }) => {
  await ui.goto(PAGE);
  expect(PNG.sync.read(await ui.screenshot())).toMatchObject({ width: 1280, height: 720 });
  const before = await ui.screenshot("#box");
  expect(PNG.sync.read(before).width).toBe(BOX_WIDTH_PX);
  expect(coloursOf(before)).toBeGreaterThan(2);
  await ui.hover("#box");
  await expect.poll(async () => (await ui.screenshot("#box")).equals(before)).toBe(false);
});

test("axe finds a planted fault and nothing else, also without scripts or with a stopped clock", async ({
  ui,
}) => {
  for (const query of ["?csp=strict&clock", "?no-scripts"]) {
    await ui.goto(PAGE + query);
    expect(await ui.axe({ include: "main" })).toEqual([]);
    await ui.eval(() => document.querySelector("main")?.append(document.createElement("img")));
    expect(await ui.axe()).toEqual([{ id: "image-alt", targets: ["img"] }]);
  }
});

declare global {
  interface Window {
    rigEvents: string[];
  }
}

test.describe("a visitor who leaves the page by Tab, for the browser's own window", () => {
  test.describe.configure({ mode: "serial" });

  test("goes", async ({ ui }) => {
    await ui.goto("/~rig/blank.html");
    await ui.eval(() => {
      document.body.innerHTML = "<button>Laatste</button>";
      document.querySelector("button")?.focus();
    });
    for (let stop = 0; stop < 3; stop++) await ui.press("Tab");
  });

  test("does not take the focus from the next one", async ({ ui }) => {
    await ui.goto(PAGE);
    const hasFocus = () =>
      ui.eval(() => {
        document.querySelector<HTMLElement>("#name")?.focus();
        return document.querySelector("#name")?.matches(":focus");
      });
    await expect.poll(hasFocus).toBe(true);
  });
});
