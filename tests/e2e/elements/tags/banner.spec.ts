import { expect, test, type Ui } from "../../../support/ui.ts";
import { put, settle } from "../../contract/in-page.ts";
import { hasRun } from "../../tag-services.ts";
import { close, decide } from "./banner.ts";
import { BANNER, bringCode, dataLayer, LATER, open, STILL_PAGE, services, show, tags } from "./page.ts";

declare global {
  interface Window {
    /** What was seen, in this order: the banner closed, a frame begun, painted, the grant, a script. */
    seen: string[];
  }
}

/** Fewer frames than a banner's fade takes. */
const SOME_FRAMES_MS = 100;

/** Notes when a frame has been painted without the banner, when consent is granted and when a script is asked for. */
function watch() {
  window.seen = [];
  const note = (what: string) => window.seen.push(what);
  addEventListener(
    "dealer-cookie-hint-closed",
    () => {
      const banner = document.querySelector("dealer-cookie-hint")?.shadowRoot?.querySelector("section");
      note(banner?.checkVisibility() ? "still visible" : "closed");
      requestAnimationFrame(() => {
        note("frame");
        // Told between a frame's callbacks and its painting: no task comes in between.
        new ResizeObserver((_, observer) => {
          note("painted");
          observer.disconnect();
        }).observe(document.body);
      });
    },
    { capture: true },
  );
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof HTMLScriptElement && node.src.includes("googletagmanager")) note("script");
  }).observe(document.head, { childList: true });
  const dataLayer = Object.assign([], {
    push(this: unknown[], entry: Record<number, unknown>) {
      if (entry[1] === "update") note("update");
      return Array.prototype.push.call(this, entry);
    },
  });
  Reflect.set(window, "dataLayer", dataLayer);
}

/** From here on the page's frames are the browser's own again. */
const letPaint = (ui: Ui) =>
  ui.eval(() => {
    if (window.rig) window.requestAnimationFrame = window.rig.natives.requestAnimationFrame;
  });

const seen = (ui: Ui) => ui.eval(() => window.seen);
const IN_ORDER = ["closed", "frame", "painted", "update", "script"];

test.describe("on accepting, the banner is gone and painted before anything is granted or loaded", () => {
  test("by the visitor's press", async ({ ui }) => {
    await open(ui, STILL_PAGE);
    await show(ui, BANNER + tags(`${LATER} ${services().gtm}`));
    await ui.eval(watch);
    await decide(ui, "accepted");
    await ui.clock.tick(SOME_FRAMES_MS);
    await ui.eval(settle);
    expect(await seen(ui)).toEqual([]);
    await letPaint(ui);
    await close(ui);
    await hasRun(ui, "gtm.js");
    expect(await seen(ui)).toEqual(IN_ORDER);
  });

  test("by a press that came before the element's code", async ({ ui }) => {
    await open(ui, STILL_PAGE);
    await ui.eval(put, BANNER + tags(`${LATER} ${services().gtm}`));
    await ui.eval(watch);
    await decide(ui, "accepted");
    await bringCode(ui);
    await ui.clock.tick(SOME_FRAMES_MS);
    await ui.eval(settle);
    expect(await seen(ui)).toEqual([]);
    await letPaint(ui);
    await close(ui);
    await hasRun(ui, "gtm.js");
    expect(await seen(ui)).toEqual(IN_ORDER);
  });

  test("where no banner shows, after the next paint", async ({ ui }) => {
    await open(ui);
    await show(ui, tags(`${LATER} ${services().gtm}`));
    await ui.eval(watch);
    await ui.eval(() => {
      const news = { bubbles: true, detail: { choice: "accepted" } };
      for (const verb of ["closed", "decided"])
        document.body.dispatchEvent(new CustomEvent(`dealer-cookie-hint-${verb}`, news));
    });
    await hasRun(ui, "gtm.js");
    expect(await seen(ui)).toEqual(IN_ORDER);
  });
});

test("a banner that never says it has closed does not keep the tags for ever", async ({ ui }) => {
  await open(ui, STILL_PAGE);
  await show(ui, BANNER + tags(`${LATER} ${services().gtm}`));
  await decide(ui, "accepted");
  await ui.eval(() => document.querySelector("dealer-cookie-hint")?.remove());
  await ui.clock.tick(1999);
  expect(await dataLayer(ui)).toEqual(["default denied"]);
  await ui.clock.tick(50);
  await hasRun(ui, "gtm.js");
});

test("where no frames are painted, as in a hidden tab, the tags load all the same", async ({ ui }) => {
  await open(ui, STILL_PAGE);
  await show(ui, BANNER + tags(`${LATER} ${services().gtm}`));
  await ui.eval(() => {
    window.requestAnimationFrame = () => 0;
  });
  await decide(ui, "accepted");
  await close(ui);
  await ui.clock.tick(499);
  expect(await dataLayer(ui)).toEqual(["default denied"]);
  await ui.clock.tick(1);
  await hasRun(ui, "gtm.js");
});
