import { expect, test, type Ui } from "../../../support/ui.ts";
import { put, settle } from "../../contract/in-page.ts";
import { hasRun } from "../../tag-services.ts";
import { close, decide } from "./banner.ts";
import { BANNER, bringCode, dataLayer, LATER, open, STILL_PAGE, services, show, tags } from "./page.ts";

declare global {
  interface Window {
    /** The observed order: banner closed, frame started, painted, consent granted, script requested. */
    seen: string[];
  }
}

/** Fewer frames than a banner's fade takes. */
const SOME_FRAMES_MS = 100;

/** Records when a frame is painted without the banner, when consent is granted and when a script is requested. */
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
        // Reported between a frame's callbacks and its paint, without a task in between.
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

/** From now on the page has the browser's own frames again. */
const letPaint = (ui: Ui) =>
  ui.eval(() => {
    if (window.rig) window.requestAnimationFrame = window.rig.natives.requestAnimationFrame;
  });

const seen = (ui: Ui) => ui.eval(() => window.seen);
const IN_ORDER = ["closed", "frame", "painted", "update", "script"];

test.describe("on accept, a frame without the banner is painted before consent is granted or a script loads", () => {
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

  test("after the next paint without a banner", async ({ ui }) => {
    await open(ui);
    await show(ui, tags(`${LATER} ${services().gtm}`));
    await ui.eval(watch);
    await ui.eval(() => {
      const init = { bubbles: true, detail: { choice: "accepted" } };
      for (const verb of ["closed", "decided"])
        document.body.dispatchEvent(new CustomEvent(`dealer-cookie-hint-${verb}`, init));
    });
    await hasRun(ui, "gtm.js");
    expect(await seen(ui)).toEqual(IN_ORDER);
  });
});

test("a banner that never reports its close does not block the tags forever", async ({ ui }) => {
  await open(ui, STILL_PAGE);
  await show(ui, BANNER + tags(`${LATER} ${services().gtm}`));
  await decide(ui, "accepted");
  await ui.eval(() => document.querySelector("dealer-cookie-hint")?.remove());
  await ui.clock.tick(1999);
  expect(await dataLayer(ui)).toEqual(["default denied"]);
  await ui.clock.tick(50);
  await hasRun(ui, "gtm.js");
});

test("the tags load where no frames are painted, as in a hidden tab", async ({ ui }) => {
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
