import { twoFrames } from "../../support/two-frames.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import {
  isReady,
  isShown,
  matches,
  NARROW,
  open,
  PAGE,
  pointAtPage,
  problems,
  STARTED_PAGE,
  scrollTo,
  violations,
} from "../elements/page.ts";

/** The library's files that the page has requested, and whether before its load event. */
const requests = (ui: Ui) =>
  ui.eval(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const loadedAt = navigation?.loadEventStart ?? 0;
    return (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes("/dist/"))
      .map(({ name, startTime }) => ({
        file: name.replace(/.*\/dist\//, "").replace(/^(chunks\/.+)-[\w-]{6}\.js$/, "$1.js"),
        early: startTime < loadedAt,
      }));
  });

/** What depends on a visitor who moves. */
const MOVED = ["dealer-to-top", "dealer-tooltips"];

/** What stands far below the window. */
const FAR = ["dealer-carousel", "dealer-sticky-column", "dealer-autocomplete"];

/** As many idle periods as a tag needs to be loaded. */
async function idlePeriods() {
  const idle = () =>
    new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve as () => void));
  for (let period = 0; period < 10; period++) await idle();
}

const files = async (ui: Ui) => (await requests(ui)).map(({ file }) => file);

test.describe("the starter", () => {
  test("requests only itself and its style sheet before the page has loaded", async ({ ui }) => {
    await open(ui, STARTED_PAGE);
    const early = (await requests(ui)).filter(({ early }) => early).map(({ file }) => file);
    expect(early.sort()).toEqual(["dealer-elements.css", "dealer-elements.js"]);
    expect(await files(ui)).toContain("chunks/react.js");
  });

  test("fetches React for unused tags only when the browser is idle", async ({ ui }) => {
    await ui.goto(`${STARTED_PAGE}&clock`);
    expect((await files(ui)).sort()).toEqual(["dealer-elements.css", "dealer-elements.js"]);
    await ui.clock.tick(1000);
    await expect.poll(() => files(ui)).toContain("chunks/react.js");
  });

  test("fetches few chunks: React, the kernel, the choice about cookies, one for each kind of element, and what the menu needs later", async ({
    ui,
  }) => {
    await open(ui, STARTED_PAGE);
    const chunks = async () => [...new Set((await files(ui)).filter((file) => file.startsWith("chunks/")))];
    await expect
      .poll(async () => (await chunks()).sort())
      .toEqual([
        "chunks/consent.js",
        "chunks/core.js",
        "chunks/kernel.js",
        "chunks/later.js",
        "chunks/react.js",
        "chunks/tooltips.js",
        "chunks/watch.js",
      ]);
  });

  test("fetches no React for a page that needs none", async ({ ui }) => {
    await ui.goto("/tests/pages/light.html");
    await isReady(ui);
    expect(await files(ui)).not.toContain("chunks/react.js");
  });

  test("loads tags with load=eager immediately and tags with load=visible in view", async ({ ui }) => {
    await ui.goto("/tests/pages/modes.html?clock&probe");
    await expect.poll(() => matches(ui, "dealer-logo:defined")).toBe(true);
    expect(await matches(ui, "dealer-sticky-column:defined")).toBe(false);
    await scrollTo(ui, 3000);
    await expect.poll(() => matches(ui, "dealer-sticky-column:defined")).toBe(true);
    expect(await problems(ui)).toEqual([]);
  });

  test("fetches what is in no one's sight, and what only a visitor needs, when one comes near", async ({
    ui,
  }) => {
    await ui.goto("/tests/pages/needs.html?probe");
    await expect.poll(() => matches(ui, "dealer-call-us:defined")).toBe(true);
    await expect.poll(() => matches(ui, "dealer-date-input:defined")).toBe(true);
    await ui.eval(idlePeriods);
    const loaded = (tag: string) => matches(ui, `${tag}:defined`);
    expect(await files(ui)).not.toContain("chunks/carousel.js");
    // Firefox stays open between tests, and its pointer may be over the page from the start.
    if (ui.engine !== "firefox") for (const tag of MOVED) expect(await loaded(tag), tag).toBe(false);
    await ui.hover("h1");
    for (const tag of MOVED) await expect.poll(() => loaded(tag), tag).toBe(true);
    for (const tag of FAR) expect(await loaded(tag), tag).toBe(false);
    await scrollTo(ui, 3000);
    for (const tag of FAR) await expect.poll(() => loaded(tag), tag).toBe(true);
    expect(await problems(ui)).toEqual([]);
  });

  test("fetches what the page hides until it is defined", async ({ ui }) => {
    await ui.goto("/tests/pages/needs.html");
    await ui.eval(() => {
      const style = document.createElement("style");
      style.textContent = ":not(:defined) { display: none }";
      document.head.append(style);
      document
        .querySelector("h1")
        ?.insertAdjacentHTML("afterend", "<dealer-carousel><div>Een</div><div>Twee</div></dealer-carousel>");
    });
    await expect.poll(() => isShown(ui, "h1 + dealer-carousel")).toBe(true);
  });

  test("fetches the menu and the phone panel for a press only, for visitors who save data", async ({
    ui,
  }) => {
    await ui.goto("/tests/pages/saved-data.html?probe");
    await expect.poll(() => matches(ui, "dealer-cookie-hint:defined")).toBe(true);
    await ui.eval(idlePeriods);
    expect(await matches(ui, ":is(dealer-mega-nav, dealer-call-us):defined")).toBe(false);
    await ui.click("dealer-call-us");
    await expect.poll(() => isShown(ui, 'a[href^="tel:"]')).toBe(true);
    expect(await problems(ui)).toEqual([]);
  });

  test("loads a tag without a box when what is in it comes into view", async ({ ui }) => {
    await ui.goto("/tests/pages/modes.html?clock&probe");
    await ui.eval(() =>
      document
        .querySelector(".far")
        ?.insertAdjacentHTML(
          "afterend",
          `<dealer-autocomplete load="visible" url="/x"><input></dealer-autocomplete>`,
        ),
    );
    await expect.poll(() => matches(ui, "dealer-logo:defined")).toBe(true);
    expect(await matches(ui, "dealer-autocomplete:defined")).toBe(false);
    await scrollTo(ui, 3000);
    await expect.poll(() => matches(ui, "dealer-autocomplete:defined")).toBe(true);
  });

  test("loads tags with load=interaction when the pointer is on them", async ({ ui }) => {
    await ui.goto("/tests/pages/modes.html");
    await expect.poll(() => matches(ui, "dealer-mega-nav:defined")).toBe(true);
    expect(await matches(ui, "dealer-call-us:defined")).toBe(false);
    await ui.hover("dealer-call-us");
    await expect.poll(() => matches(ui, "dealer-call-us:defined")).toBe(true);
  });

  test("fetches no React for a pointer over the loader", async ({ ui }) => {
    await ui.goto(`${PAGE}&clock`);
    await ui.eval(() => {
      const loader = document.createElement("dealer-loader");
      loader.style.setProperty("--dealer-code-timeout", "60s");
      document.body.append(loader);
    });
    await ui.moveTo(200, 300);
    await expect
      .poll(() => ui.eval(() => document.elementFromPoint(200, 300)?.localName))
      .toBe("dealer-loader");
    // The later request is complete, so an earlier one would be too.
    await ui.eval(() =>
      document.querySelector("dealer-logo")?.dispatchEvent(new MouseEvent("mouseover", { bubbles: true })),
    );
    await expect.poll(() => matches(ui, "dealer-logo:defined")).toBe(true);
    await ui.eval(twoFrames);
    expect(await files(ui)).not.toContain("chunks/react.js");
  });

  test("warns about an unknown load mode and uses the tag's default", async ({ ui }) => {
    await ui.goto("/tests/pages/modes.html?probe");
    await ui.eval(() => {
      const tag = document.createElement("dealer-to-top");
      tag.setAttribute("load", "egaer");
      document.body.append(tag);
    });
    const isDefined = async () => {
      await pointAtPage(ui);
      return matches(ui, "dealer-to-top:defined");
    };
    await expect.poll(isDefined).toBe(true);
    const messages = (await problems(ui)).map(({ text }) => text);
    expect(messages).toEqual([
      '<dealer-to-top load="egaer"> is none of idle, near, visitor, eager, visible, interaction; "the default" is used instead.',
    ]);
  });

  test("ignores load on a tag with its own load attribute, and loads it when idle", async ({ ui }) => {
    await ui.goto("/tests/pages/light.html?probe");
    await ui.eval(() =>
      document.body.insertAdjacentHTML("beforeend", '<dealer-tags load="after-consent"></dealer-tags>'),
    );
    await expect.poll(() => matches(ui, "dealer-tags:defined")).toBe(true);
    expect(await problems(ui)).toEqual([]);
  });

  test("finds tags that come later", async ({ ui }) => {
    await ui.goto("/tests/pages/light.html");
    await isReady(ui);
    await ui.eval(() =>
      document.body.insertAdjacentHTML("beforeend", "<div><dealer-call-us></dealer-call-us></div>"),
    );
    await expect.poll(() => isShown(ui, 'dealer-call-us >>> [part="button"]')).toBe(true);
  });

  test("loads its style sheet when the page does not link it", async ({ ui }) => {
    await ui.goto("/tests/pages/one-tag.html?probe");
    await isReady(ui);
    await expect.poll(() => files(ui)).toContain("dealer-elements.css");
    expect(await problems(ui)).toEqual([]);
  });

  test("makes a tag a button once the style sheet has loaded", async ({ ui }) => {
    await ui.viewport(...NARROW);
    await ui.goto("/~drop-silent/core-/tests/pages/one-tag.html", { until: "start" });
    await expect.poll(() => matches(ui, "dealer-mega-nav[role~=button][tabindex='0']")).toBe(true);
  });

  test("logs a chunk that fails to load once, and the other tags work", async ({ ui }) => {
    await ui.goto(`/~drop/core${PAGE}&probe`);
    await expect.poll(() => matches(ui, "dealer-logo:defined")).toBe(true);
    const lines = async () =>
      (await problems(ui)).map(({ text }) => text).filter((text) => text.startsWith("Error in "));
    await expect.poll(lines).toHaveLength(1);
    expect((await lines())[0]).toMatch(/^Error in file:http:\S+\/chunks\/core-\S+\.js; Error:\S/);
    // The first tag that lacks the file logs the line; the others are marked as failed after it.
    await expect.poll(() => isShown(ui, 'dealer-call-us a[href^="tel:"]')).toBe(true);
    await expect.poll(() => isShown(ui, 'a[href="#home"]')).toBe(true);
  });

  test("makes the tags buttons for keyboards and assistive technology before their code is there", async ({
    ui,
  }) => {
    await ui.viewport(...NARROW);
    await ui.goto(`${PAGE}&clock`);
    const placeholders = () =>
      ui.eval(() =>
        [...document.querySelectorAll('[role~="button"]')].map((element) => [
          element.localName,
          element.getAttribute("aria-label"),
          element.getAttribute("tabindex"),
        ]),
      );
    expect(await placeholders()).toEqual([
      ["dealer-mega-nav", "Menu", "0"],
      ["dealer-call-us", "Bel ons", "0"],
    ]);
    expect(await violations(ui)).toEqual([]);
    await ui.eval(() => document.querySelector<HTMLElement>("dealer-call-us")?.focus());
    await expect.poll(() => matches(ui, "dealer-call-us:defined")).toBe(true);
    expect(await ui.focused()).toMatchObject({ tag: "button", part: "button", text: "Bel ons" });
    expect((await placeholders()).map(([tag]) => tag)).not.toContain("dealer-call-us");
  });
});
