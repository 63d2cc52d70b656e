import { holdFiles } from "../support/hold.ts";
import { expect, test, type Ui } from "../support/ui.ts";

const PAGE = "/tests/pages/rig.html";
const COUNTER = "rig-counter >>> button";
const START_MS = 1_000_000_000_000;

const alive = async (ui: Ui) => (await ui.probe()).alive;
const piece = (ui: Ui) => ui.attribute("html", "data-piece");
const hasCounter = (ui: Ui) => ui.eval(() => customElements.get("rig-counter") !== undefined);

test.describe("?probe", () => {
  test.beforeEach(async ({ ui }) => {
    await ui.goto(`${PAGE}?probe`);
  });

  test("records logged messages and uncaught errors", async ({ ui }) => {
    expect((await ui.probe()).messages).toEqual([]);
    await ui.eval(() => {
      console.warn("let op", 1);
      console.error(new Error("kapot"));
      setTimeout(() => {
        throw new Error("los");
      });
      void Promise.reject(new Error("beloofd"));
    });
    await expect.poll(async () => (await ui.probe()).messages.length).toBe(4);
    const { messages } = await ui.probe();
    expect(messages).toEqual(
      expect.arrayContaining([
        { kind: "warn", text: "let op 1" },
        { kind: "error", text: "Error: kapot" },
        { kind: "uncaught", text: expect.stringContaining("los") },
        { kind: "rejection", text: "Error: beloofd" },
      ]),
    );
  });

  test("counts listeners as the DOM does, also removed ones", async ({ ui }) => {
    const before = await alive(ui);
    expect(before).toEqual({ "element click": 2 });
    await ui.eval(() => {
      const once = () => undefined;
      const listener = { handleEvent: () => undefined };
      const abort = new AbortController();
      const media = matchMedia("(width > 1px)");
      window.addEventListener("scroll", listener);
      window.addEventListener("scroll", listener, { passive: true });
      window.addEventListener("scroll", listener, true);
      document.addEventListener("rig", once, { once: true });
      document.body.addEventListener("keydown", listener, { signal: abort.signal });
      document.body.addEventListener("keydown", listener, { signal: AbortSignal.abort() });
      document.createElement("p").addEventListener("click", listener);
      media.addEventListener("change", once);
      media.addListener(once);
      EventTarget.prototype.addEventListener.call(window, "resize", null);
      window.rigUndo = () => {
        window.removeEventListener("scroll", listener);
        window.removeEventListener("scroll", listener, { capture: true });
        document.dispatchEvent(new Event("rig"));
        abort.abort();
        media.removeListener(once);
      };
    });
    expect(await alive(ui)).toEqual({
      ...before,
      "window scroll": 2,
      "document rig": 1,
      "element keydown": 1,
      "media change": 1,
      "other click": 1,
    });
    await ui.eval(() => window.rigUndo());
    expect(await alive(ui)).toEqual({ ...before, "other click": 1 });
  });

  test("ignores the listeners of Playwright's helper", async ({ ui }) => {
    const before = await alive(ui);
    await ui.eval(() => {
      const nothing = () => undefined;
      function InjectedScript() {
        window.addEventListener("click", nothing);
        new MutationObserver(nothing).observe(document, { childList: true });
      }
      InjectedScript();
      window.addEventListener("keyup", nothing);
    });
    expect(await alive(ui)).toEqual({ ...before, "window keyup": 1 });
  });

  test("counts timers until they ran or were cleared, observers until they watch nothing", async ({ ui }) => {
    const before = await alive(ui);
    await ui.eval(() => {
      const nothing = () => undefined;
      const timer = setTimeout(nothing, 60_000);
      const interval = setInterval(nothing, 1);
      cancelAnimationFrame(requestAnimationFrame(nothing));
      requestAnimationFrame(() => requestAnimationFrame(nothing));
      setTimeout(nothing, 0);
      const mutations = new MutationObserver(nothing);
      const sizes = new ResizeObserver(nothing);
      const views = new IntersectionObserver(nothing);
      mutations.observe(document.body, { childList: true });
      sizes.observe(document.body);
      sizes.observe(document.documentElement);
      views.observe(document.body);
      window.rigUndo = () => {
        clearInterval(timer);
        mutations.disconnect();
        sizes.unobserve(document.body);
        views.unobserve(document.body);
      };
      window.rigUndoRest = () => {
        clearTimeout(interval);
        sizes.disconnect();
      };
    });
    const observers = { MutationObserver: 1, ResizeObserver: 1, IntersectionObserver: 1 };
    await expect.poll(() => alive(ui)).toEqual({ ...before, ...observers, setTimeout: 1, setInterval: 1 });
    await ui.eval(() => window.rigUndo());
    expect(await alive(ui)).toEqual({ ...before, ResizeObserver: 1, setInterval: 1 });
    await ui.eval(() => window.rigUndoRest());
    expect(await alive(ui)).toEqual(before);
  });
});

test("?clock stops the page's time and not the visitor's input", async ({ ui }) => {
  await ui.goto(`${PAGE}?clock=${START_MS}&probe`);
  expect(await ui.eval(() => Date.now())).toBe(START_MS);
  const before = await alive(ui);
  await ui.eval(() => {
    const start = Date.now();
    const log = (what: string) => window.rigLog.push(`${what} ${Date.now() - start}`);
    window.rigLog = [];
    setTimeout(() => Promise.resolve().then(() => setTimeout(() => log("chained"), 50)), 1000);
    setTimeout(() => log("timer"), 1000);
    requestAnimationFrame(() => log("frame"));
  });
  const log = () => ui.eval(() => window.rigLog);
  expect(await alive(ui)).toEqual({ ...before, setTimeout: 2, requestAnimationFrame: 1 });
  await ui.clock.tick(999);
  expect(await log()).toEqual(["frame 16"]);
  await ui.clock.tick(1);
  expect(await log()).toEqual(["frame 16", "timer 1000"]);
  await ui.clock.tick(50);
  expect(await log()).toEqual(["frame 16", "timer 1000", "chained 1050"]);
  expect(await alive(ui)).toEqual(before);
  await ui.click(COUNTER);
  await expect.poll(() => ui.text(COUNTER)).toBe("Geteld: 1");
  expect((await ui.screenshot("#box")).length).toBeGreaterThan(0);
});

test("?no-scripts runs no script, and the test can still read and use the page", async ({ ui }) => {
  await ui.goto(`${PAGE}?no-scripts`);
  expect(await hasCounter(ui)).toBe(false);
  expect(await piece(ui)).toBeNull();
  expect(await ui.text("h1")).toBe("Proefpagina");
  await ui.hover("#box");
  await expect.poll(() => ui.eval(() => document.querySelector("#box:hover") !== null)).toBe(true);
});

test("?csp=strict allows the page's own scripts and blocks others", async ({ ui }) => {
  await ui.goto(`${PAGE}?csp=strict&probe`);
  expect(await hasCounter(ui)).toBe(true);
  await ui.eval(() => {
    const inline = document.createElement("p");
    inline.setAttribute("style", "color: red");
    try {
      inline.innerHTML = "<b></b>";
    } catch (error) {
      console.warn(error instanceof TypeError);
    }
  });
  await expect
    .poll(async () => (await ui.probe()).messages)
    .toEqual(
      expect.arrayContaining([
        { kind: "warn", text: "true" },
        { kind: "csp", text: "style-src-attr inline" },
        { kind: "csp", text: "require-trusted-types-for trusted-types-sink" },
      ]),
    );
});

test.describe("a browser without scripting", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the content of noscript", async ({ ui }) => {
    await ui.goto(PAGE);
    expect(await hasCounter(ui)).toBe(false);
    expect(await ui.text("#no-script")).toBe("Zonder scripts");
  });
});

test("/~drop loses a file of dist/ by its name and no other", async ({ ui }) => {
  await ui.goto(`/~drop/other${PAGE}`);
  expect(await piece(ui)).toBe("arrived");
  await ui.goto(`/~drop/rig-piece${PAGE}`);
  expect(await hasCounter(ui)).toBe(true);
  expect(await piece(ui)).toBeNull();
});

test("/~held keeps a file of dist/ back until a test releases it, and the page can be inspected meanwhile", async ({
  ui,
}) => {
  const [held, other] = [holdFiles("rig-piece"), holdFiles("rig-piece")];
  await ui.goto(held.on(PAGE), { until: "start" });
  await other.release();
  await expect.poll(() => hasCounter(ui)).toBe(true);
  expect(await piece(ui)).toBeNull();
  expect(await ui.eval(() => document.readyState)).not.toBe("complete");
  await held.release();
  await expect.poll(() => piece(ui)).toBe("arrived");
  await ui.goto(held.on(PAGE));
  expect(await piece(ui)).toBe("arrived");
});

declare global {
  interface Window {
    rigUndo: () => void;
    rigUndoRest: () => void;
    rigLog: string[];
  }
}
