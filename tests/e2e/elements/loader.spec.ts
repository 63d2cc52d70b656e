import { loaderContract } from "../../../src/loader/loader.contract.ts";
import { STYLE_SHEET_WAIT_MS } from "../../../src/starter/time-limit.ts";
import { PAUSE_ID } from "../../server/pageVariants.ts";
import { holdFiles } from "../../support/hold.ts";
import { waitingFor } from "../../support/timeouts.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import {
  firedEvents,
  HUNG_PAGE,
  isReady,
  isShown,
  LOADER_PAGE,
  matches,
  NARROW,
  problems,
  STARTED_PAGE,
  violations,
  WIDE,
} from "./page.ts";

const DELAY_MS = loaderContract.attributes["delay-ms"].default;
const FADE_MS = loaderContract.attributes["fade-ms"].default;
/** How long the style sheet's own end of the cover takes. */
const OWN_END_MS = STYLE_SHEET_WAIT_MS + FADE_MS;
const OVERLAY = 'dealer-loader >>> [part="overlay"]';

const isPhase = (ui: Ui, phase: string) => matches(ui, `dealer-loader:state(${phase})`);
const covers = (ui: Ui) =>
  ui.eval(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.localName === "dealer-loader");
/** On a page opened with `?paused-animations`. */
const playAnimations = (ui: Ui) => ui.eval((id) => document.getElementById(id)?.remove(), PAUSE_ID);
const emitted = async (ui: Ui) =>
  (await firedEvents(ui)).map(({ type }) => type).filter((type) => type.startsWith("dealer-loader-"));

const isPainted = (ui: Ui) =>
  ui.eval(() => performance.getEntriesByName("first-contentful-paint").length > 0);

/** Marks the page when the loader covers it in any frame from now on. */
function markFlashes() {
  const look = () => {
    const top = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    if (top?.localName === "dealer-loader") document.documentElement.dataset.flashed = "";
    requestAnimationFrame(look);
  };
  look();
}

test.describe("dealer-loader", () => {
  test("covers the page for 1000 ms after it has loaded, fades for 2000 ms, then is gone", async ({ ui }) => {
    await ui.goto(`${LOADER_PAGE}&clock&probe`);
    await isReady(ui);
    expect(await emitted(ui)).toEqual(["dealer-loader-ready"]);
    await ui.clock.tick(DELAY_MS - 1);
    expect(await isPhase(ui, "waiting")).toBe(true);
    expect(await covers(ui)).toBe(true);

    await ui.clock.tick(1);
    expect(await isPhase(ui, "fading")).toBe(true);
    await ui.clock.tick(FADE_MS - 1);
    expect(await isPhase(ui, "fading")).toBe(true);
    expect(await emitted(ui)).toEqual(["dealer-loader-ready"]);

    await ui.clock.tick(1);
    expect(await isPhase(ui, "done")).toBe(true);
    expect(await emitted(ui)).toEqual(["dealer-loader-ready", "dealer-loader-done"]);
    expect(await covers(ui)).toBe(false);
    expect(await problems(ui)).toEqual([]);
  });

  test("reports how long the visitor waited for the page", async ({ ui }) => {
    await ui.goto(LOADER_PAGE);
    const waitedMs = (await firedEvents(ui))[0]?.detail.waitedMs;
    const loadedAt = await ui.eval(() => {
      const [navigation] = performance.getEntriesByType("navigation");
      return [(navigation as PerformanceNavigationTiming).loadEventStart, performance.now()];
    });
    expect(waitedMs).toBeGreaterThanOrEqual(Math.floor(loadedAt[0] ?? 0));
    expect(waitedMs).toBeLessThanOrEqual(loadedAt[1] ?? 0);
  });

  test("lets pointers through once it fades", async ({ ui }) => {
    await ui.goto(`${LOADER_PAGE}&clock`);
    await isReady(ui);
    await ui.clock.tick(DELAY_MS);
    expect(await covers(ui)).toBe(false);
    expect(await isShown(ui, OVERLAY)).toBe(true);
  });

  test("counts from the page's load, not from the arrival of its code", async ({ ui }) => {
    await ui.goto("/tests/pages/undefined.html?clock");
    await ui.clock.tick(2000);
    const remainingMs = await ui.eval(() => {
      document.body.append(document.createElement("dealer-loader"));
      const [navigation] = performance.getEntriesByType("navigation");
      const loadedAt = (navigation as PerformanceNavigationTiming).loadEventStart;
      return loadedAt + 3000 - performance.now();
    });
    await ui.eval(() => {
      const script = Object.assign(document.createElement("script"), { type: "module" });
      script.src = "/dist/elements/dealer-loader.js";
      document.head.append(script);
    });
    await isReady(ui);
    expect(await isPhase(ui, "fading")).toBe(true);
    await ui.clock.tick(Math.floor(remainingMs) - 1);
    expect(await isPhase(ui, "fading")).toBe(true);
    await ui.clock.tick(2);
    expect(await isPhase(ui, "done")).toBe(true);
  });

  test("never appears over a page that loaded long ago", async ({ ui }) => {
    await ui.goto(`${LOADER_PAGE}&clock`);
    await isReady(ui);
    await ui.clock.tick(10_000);
    await ui.eval(() => document.body.append(document.createElement("dealer-loader")));
    expect(await matches(ui, "dealer-loader:last-child:state(done)")).toBe(true);
  });

  test("continues after max-wait-ms although the page never finishes loading", async ({ ui }) => {
    await ui.goto(HUNG_PAGE, { until: "start" });
    await expect.poll(() => isPhase(ui, "done").catch(() => false)).toBe(true);
    expect(await ui.eval(() => document.readyState)).not.toBe("complete");
  });

  for (const [what, file, path] of [
    ["style sheet", "dealer-elements.css", "/tests/pages/one-tag.html?loader"],
    ["code, without a style sheet,", "elements/dealer-loader.js", "/tests/pages/one-tag.html?loader&direct"],
  ] as const)
    test(`does not cover a page that was seen before the ${what} came`, async ({ ui }) => {
      const held = holdFiles(file);
      await ui.goto(held.on(path), { until: "start" });
      await expect.poll(() => isPainted(ui).catch(() => false)).toBe(true);
      await ui.eval(markFlashes);
      await held.release();
      await expect.poll(() => isPhase(ui, "done")).toBe(true);
      expect(await matches(ui, "[data-flashed]")).toBe(false);
      expect(await isShown(ui, "dealer-loader strong")).toBe(false);
    });

  for (const [name, [width, height]] of Object.entries({ wide: WIDE, narrow: NARROW }))
    test(`ends by itself where scripts are blocked, and the page is readable (${name})`, async ({ ui }) => {
      await ui.viewport(width, height);
      await ui.goto(`${STARTED_PAGE}&no-scripts&paused-animations`);
      expect(await covers(ui)).toBe(true);
      await playAnimations(ui);
      await expect.poll(() => covers(ui)).toBe(false);
      await expect.poll(() => isShown(ui, "dealer-loader")).toBe(false);
      await expect.poll(() => isShown(ui, 'a[href="#home"]')).toBe(true);
      await expect.poll(() => isShown(ui, 'dealer-call-us a[href^="tel:"]')).toBe(true);
      await expect.poll(() => isShown(ui, "#content")).toBe(true);
    });

  test("ends by itself when the starter never arrives", async ({ ui }) => {
    await ui.goto(`/~drop/dealer-elements.js${STARTED_PAGE}&paused-animations`);
    expect(await covers(ui)).toBe(true);
    await playAnimations(ui);
    await expect.poll(() => isShown(ui, "dealer-loader"), waitingFor(OWN_END_MS)).toBe(false);
    await expect.poll(() => isShown(ui, 'a[href="#home"]')).toBe(true);
  });

  test("does not reappear when the starter arrives after it has ended by itself", async ({ ui }) => {
    const starter = holdFiles("dealer-elements.js");
    await ui.goto(starter.on(`${STARTED_PAGE}&paused-animations`), { until: "start" });
    await expect.poll(() => covers(ui)).toBe(true);
    await playAnimations(ui);
    await expect.poll(() => isShown(ui, "dealer-loader"), waitingFor(OWN_END_MS)).toBe(false);
    await ui.eval(markFlashes);
    await starter.release();
    await expect.poll(() => isPhase(ui, "done")).toBe(true);
    expect(await matches(ui, "[data-flashed]")).toBe(false);
  });

  test("ends by itself when its code fails to load", async ({ ui }) => {
    await ui.goto(`/~drop/core${STARTED_PAGE}&probe`);
    await expect.poll(() => isShown(ui, "dealer-loader")).toBe(false);
    const messages = (await problems(ui)).map(({ text }) => text);
    const catalogued = messages.filter((text) => text.startsWith("Error in file:"));
    expect(catalogued).toHaveLength(1);
    expect(catalogued[0]).toMatch(/^Error in file:http.*\/core-.*\.js; Error:./);
  });

  test("skips the fade under reduced motion and emits the same events @reduced", async ({ ui, reduced }) => {
    await ui.goto(`${LOADER_PAGE}&clock`);
    await isReady(ui);
    await ui.clock.tick(DELAY_MS);
    expect(await isPhase(ui, reduced ? "done" : "fading")).toBe(true);
    if (reduced) expect(await emitted(ui)).toEqual(["dealer-loader-ready", "dealer-loader-done"]);
  });

  test("follows attributes that change while it waits", async ({ ui }) => {
    await ui.goto(`${LOADER_PAGE}&clock`);
    await isReady(ui);
    await ui.eval(() => document.querySelector("dealer-loader")?.setAttribute("delay-ms", "200"));
    await ui.clock.tick(199);
    expect(await isPhase(ui, "waiting")).toBe(true);
    await ui.clock.tick(1);
    expect(await isPhase(ui, "fading")).toBe(true);
  });

  for (const [what, held] of [
    ["its code draws", "nothing"],
    ["the style sheet draws", "core"],
  ] as const)
    test(`gives nothing the focus that is below the cover that ${what}, and gives it when that fades`, async ({
      ui,
    }) => {
      const code = holdFiles(held);
      await ui.goto(code.on("/tests/pages/covered.html?probe"));
      if (held === "nothing") await isReady(ui);
      await expect.poll(() => covers(ui)).toBe(true);
      const focused = () => ui.eval(() => document.activeElement?.id || document.activeElement?.localName);
      const focusOn = (id: string) => ui.eval((wanted) => document.getElementById(wanted)?.focus(), id);
      await expect.poll(focused, "autofocus").toBe("body");
      for (const key of ["Tab", "Tab", "Shift+Tab", "Tab"]) {
        await ui.press(key);
        await expect.poll(focused, key).toBe("body");
      }
      await ui.eval(() => document.querySelector("dialog")?.showModal());
      await expect.poll(focused, "a dialog above it").toBe("above");
      await ui.eval(() => document.querySelector("dialog")?.close());
      for (const id of ["below", "second"]) {
        await focusOn(id);
        await expect.poll(focused, id).toBe("body");
      }
      expect(await covers(ui)).toBe(true);
      await code.release();
      await ui.eval(() => document.querySelector("dealer-loader")?.setAttribute("delay-ms", "0"));
      await expect.poll(focused, "given back").toBe("second");
      expect(await covers(ui)).toBe(false);
      expect(await problems(ui)).toEqual([]);
    });

  test("takes no press from the first moment of its fade", async ({ ui }) => {
    await ui.goto("/tests/pages/covered.html?probe");
    await isReady(ui);
    await expect.poll(() => covers(ui)).toBe(true);
    const [x, y] = await ui.eval(() => {
      const { left, top, width, height } = (
        document.querySelector("#second") as Element
      ).getBoundingClientRect();
      Object.assign(window, { pressed: [] });
      addEventListener("pointerdown", ({ target }) => {
        const isFading = document.querySelector("dealer-loader:state(fading)") !== null;
        const { id, localName } = target as Element;
        Reflect.get(window, "pressed").push(`${isFading ? "fading" : "waiting"} ${id || localName}`);
      });
      return [left + width / 2, top + height / 2] as const;
    });
    await ui.moveTo(x, y);
    const pressed = (): Promise<string[]> => ui.eval(() => Reflect.get(window, "pressed"));
    // As long as some presses take on a busy machine.
    await ui.eval(() => document.querySelector("dealer-loader")?.setAttribute("fade-ms", "3000"));
    await ui.eval(() =>
      setTimeout(() => document.querySelector("dealer-loader")?.setAttribute("delay-ms", "0"), 300),
    );
    await expect
      .poll(
        async () => {
          await ui.down();
          await ui.up();
          return (await pressed()).filter((press) => press.startsWith("fading")).length;
        },
        { intervals: [1] },
      )
      .toBeGreaterThan(3);
    expect(new Set(await pressed())).toEqual(new Set(["waiting dealer-loader", "fading second"]));
  });

  test("has no axe violations while it covers the page and after", async ({ ui }) => {
    await ui.goto(`${LOADER_PAGE}&clock`);
    await isReady(ui);
    expect(await violations(ui)).toEqual([]);
    await ui.clock.tick(DELAY_MS + FADE_MS);
    expect(await violations(ui)).toEqual([]);
  });
});
