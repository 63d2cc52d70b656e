import { headerContract } from "../../../src/header/header.contract.ts";
import { twoFrames } from "../../support/two-frames.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { shifts } from "../layout-shifts.ts";
import { firedEvents, isReady, matches, open, problems, scrollTo, WIDE } from "./page.ts";

const PAGE = "/tests/pages/header.html?probe";
const HEADER_PX = 80;
const THRESHOLD_PX = headerContract.attributes["threshold-px"].default;
const PHONE = [390, 700] as const;
/** In steps, as a wheel or a finger scrolls. */
const STEP_PX = 60;
const SHRUNK = "dealer-header:state(shrunk) .bar { block-size: 40px }";

const setUp = (ui: Ui, attributes: Record<string, string>, css = "") =>
  ui.eval(
    (all, rules) => {
      for (const [name, text] of Object.entries(all))
        document.querySelector("dealer-header")?.setAttribute(name, text);
      document.head.append(Object.assign(document.createElement("style"), { textContent: rules }));
    },
    attributes,
    css,
  );

async function openWith(ui: Ui, attributes: Record<string, string> = {}, css = "") {
  await open(ui, PAGE);
  await setUp(ui, attributes, css);
  await expect.poll(() => height(ui)).toBe(`${HEADER_PX}px`);
}

async function scrollBy(ui: Ui, byPx: number) {
  const at = await ui.eval(() => scrollY);
  for (let px = STEP_PX; px < Math.abs(byPx); px += STEP_PX) await scrollTo(ui, at + Math.sign(byPx) * px);
  await scrollTo(ui, at + byPx);
}

/** What the page is told. */
const height = (ui: Ui) =>
  ui.eval(() => getComputedStyle(document.documentElement).getPropertyValue("--dealer-header-height"));

const boxOf = (ui: Ui, selector: string) =>
  ui.eval((wanted) => {
    const { top, bottom } = document.querySelector(wanted)?.getBoundingClientRect() ?? new DOMRect();
    return { top: Math.round(top), bottom: Math.round(bottom) };
  }, selector);
const topOf = async (ui: Ui, selector: string) => (await boxOf(ui, selector)).top;

/** Where a paragraph is, wherever the page is scrolled. */
const placeInPage = async (ui: Ui) => (await topOf(ui, "#third")) + (await ui.eval(() => scrollY));

/** Whether a press on the middle of an element meets it. */
const isPressable = (ui: Ui, selector: string) =>
  ui.eval((wanted) => {
    const element = document.querySelector(wanted) as Element;
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return element.contains(document.elementFromPoint(x, y));
  }, selector);

/** Whether the first line of an element is in view and not under the header. */
const isUncovered = (ui: Ui, selector: string) =>
  ui.eval((wanted) => {
    const element = document.querySelector(wanted) as Element;
    const { left, top } = element.getBoundingClientRect();
    return top >= 0 && element.contains(document.elementFromPoint(left + 4, top + 2));
  }, selector);

const focusedId = (ui: Ui) => ui.eval(() => document.activeElement?.id);
const focus = (ui: Ui, selector: string) =>
  ui.eval((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);
const shownHeader = (ui: Ui) => expect.poll(() => isPressable(ui, "#mark"));
const isHidden = (ui: Ui) => matches(ui, "dealer-header:state(hidden)");
const emitted = async (ui: Ui) =>
  (await firedEvents(ui)).filter(({ type }) => type === "dealer-header-toggled").map(({ detail }) => detail);

test.describe("dealer-header", () => {
  test("stays at the window's top, and tells the page its height @reduced", async ({ ui }) => {
    await openWith(ui);
    await scrollBy(ui, 600);
    expect(await topOf(ui, "#mark")).toBeLessThan(HEADER_PX);
    expect(await isPressable(ui, "#mark")).toBe(true);
    expect(await height(ui)).toBe(`${HEADER_PX}px`);
    expect(await emitted(ui)).toEqual([]);
    await ui.eval(() => document.querySelector("dealer-header")?.remove());
    await expect.poll(() => height(ui)).toBe("");
    expect(await problems(ui)).toEqual([]);
  });

  test("hides on the way down past its own height and the threshold, and comes back on the way up @reduced", async ({
    ui,
  }) => {
    await openWith(ui, { mode: "hide" });
    await scrollTo(ui, THRESHOLD_PX);
    expect(await isHidden(ui)).toBe(false);
    expect(await isPressable(ui, "#mark")).toBe(true);
    await scrollBy(ui, 300);
    await expect.poll(async () => (await boxOf(ui, ".bar")).bottom).toBeLessThan(0);
    await expect.poll(() => height(ui)).toBe("0px");
    await scrollBy(ui, -100);
    await shownHeader(ui).toBe(true);
    await expect.poll(() => topOf(ui, ".bar")).toBe(0);
    expect(await height(ui)).toBe(`${HEADER_PX}px`);
    expect(await emitted(ui)).toEqual([
      { hidden: true, shrunk: false },
      { hidden: false, shrunk: false },
    ]);
  });

  test("moves nothing when it hides and shows", async ({ ui }) => {
    await openWith(ui, { mode: "hide" });
    const before = await placeInPage(ui);
    await scrollBy(ui, 400);
    await expect.poll(() => isHidden(ui)).toBe(true);
    await scrollBy(ui, -100);
    await expect.poll(() => topOf(ui, ".bar")).toBe(0);
    expect(await placeInPage(ui)).toBe(before);
    if (ui.engine === "chromium") expect(await shifts(ui)).toEqual([]);
  });

  test("moves nothing else when it shrinks and grows again", async ({ ui }) => {
    await openWith(ui, { mode: "shrink" }, SHRUNK);
    const before = await placeInPage(ui);
    await scrollBy(ui, 400);
    await expect.poll(() => height(ui)).toBe("40px");
    expect(await placeInPage(ui)).toBe(before);
    await scrollTo(ui, 0);
    await expect.poll(() => height(ui)).toBe(`${HEADER_PX}px`);
    expect(await placeInPage(ui)).toBe(before);
    expect(await problems(ui)).toEqual([]);
  });

  test("tells the page how far it reaches when only its padding shrinks", async ({ ui }) => {
    const css = ".bar { block-size: auto; padding-block: 30px } .bar > * { block-size: 20px }";
    await open(ui, PAGE);
    await setUp(ui, { mode: "shrink" }, `${css} dealer-header:state(shrunk) .bar { padding-block: 4px }`);
    await expect.poll(() => height(ui)).toBe("80px");
    await scrollBy(ui, 600);
    await expect.poll(() => height(ui)).toBe("28px");
    expect(await boxOf(ui, ".bar")).toEqual({ top: 0, bottom: 28 });
  });

  test("shrinks by the page's styles, and lets presses through below", async ({ ui }) => {
    await openWith(ui, { mode: "shrink" }, SHRUNK);
    await scrollTo(ui, THRESHOLD_PX);
    expect(await matches(ui, "dealer-header:state(shrunk)")).toBe(false);
    await scrollTo(ui, THRESHOLD_PX + 1);
    await expect.poll(async () => (await boxOf(ui, ".bar")).bottom).toBe(40);
    expect(await isPressable(ui, "#mark")).toBe(true);
    await expect.poll(() => height(ui)).toBe("40px");
    const isHeader = () => ui.eval(() => !!document.elementFromPoint(20, 60)?.closest("dealer-header"));
    expect(await isHeader()).toBe(false);
    expect(await emitted(ui)).toEqual([{ hidden: false, shrunk: true }]);
  });

  for (const [name, css, scroller] of [
    ["its body", "html, body { overflow-x: hidden; height: 100% }", "body"],
    ["an element around the tag", "#page { height: 100vh; overflow: auto }", "#page"],
    [
      "an element beside the tag",
      "#page { display: flex; flex-direction: column; height: 100vh } main { flex: 1; min-height: 0; overflow: auto }",
      "main",
    ],
  ] as const)
    test(`hides on a page that scrolls in ${name}`, async ({ ui }) => {
      await open(ui, PAGE);
      await ui.eval(() => {
        const page = document.createElement("div");
        page.id = "page";
        page.append(...document.body.childNodes);
        document.body.append(page);
      });
      if (scroller === "body")
        await ui.eval(() =>
          document.querySelector("#page")?.replaceWith(...document.querySelectorAll("#page > *")),
        );
      await setUp(ui, { mode: "hide", scroller }, css);
      const scroll = (top: number) =>
        ui.eval((selector, px) => document.querySelector(selector)?.scrollTo(0, px), scroller, top);
      const isHidden = async () => (await boxOf(ui, "dealer-header")).bottom <= 0;
      for (const px of [150, 300, 450, 600]) {
        await scroll(px);
        await ui.eval(twoFrames);
      }
      await expect.poll(isHidden).toBe(true);
      await scroll(500);
      await expect.poll(() => boxOf(ui, "dealer-header")).toEqual({ top: 0, bottom: HEADER_PX });
      await expect.poll(() => height(ui)).toBe(`${HEADER_PX}px`);
      expect(await problems(ui)).toEqual([]);
    });

  test("stays where the page moves by itself, as something above grows", async ({ ui }) => {
    await openWith(ui, { mode: "hide" });
    await scrollBy(ui, 800);
    await scrollBy(ui, -100);
    await expect.poll(() => topOf(ui, "dealer-header")).toBe(0);
    await ui.eval(() => {
      const late = document.createElement("div");
      late.style.height = "200px";
      document.querySelector("main")?.prepend(late);
    });
    // Not every browser moves the page then.
    for (let times = 0; times < 3; times++) await ui.eval(twoFrames);
    expect(await matches(ui, "dealer-header:state(hidden)")).toBe(false);
    await scrollBy(ui, 100);
    await expect.poll(() => matches(ui, "dealer-header:state(hidden)")).toBe(true);
  });

  test("covers no target on a page whose body is as high as the window, and says what to do", async ({
    ui,
  }) => {
    await open(ui, PAGE);
    await setUp(ui, {}, "html, body { height: 100% }");
    await expect
      .poll(async () => JSON.stringify(await problems(ui)))
      .toContain("`min-height` in place of `height`");
    await ui.eval(() => document.querySelector("#first")?.setAttribute("id", "near"));
    await scrollTo(ui, 600);
    await ui.eval(() => location.assign("#near"));
    await expect.poll(() => isUncovered(ui, "#near")).toBe(true);
  });

  test("says that its content is placed by the page's styles", async ({ ui }) => {
    await open(ui, PAGE);
    await setUp(ui, {}, ".bar { position: fixed; top: 0 }");
    await expect.poll(async () => JSON.stringify(await problems(ui))).toContain("has no height");
  });

  test("does not scroll the page for a text field in it, nor for what is typed", async ({ ui }) => {
    await openWith(ui);
    await ui.eval(() =>
      document.querySelector("#button")?.insertAdjacentHTML("afterend", '<input id="field">'),
    );
    await scrollTo(ui, 700);
    await focus(ui, "#field");
    await ui.type("bmw");
    await expect
      .poll(() => ui.eval(() => document.querySelector<HTMLInputElement>("#field")?.value))
      .toBe("bmw");
    expect(await ui.eval(() => scrollY)).toBe(700);
  });

  for (const mode of ["stay", "hide", "shrink"])
    test(`covers neither a link's target nor what gets the focus, with mode="${mode}"`, async ({ ui }) => {
      await openWith(ui, { mode });
      await scrollBy(ui, 500);
      await focus(ui, "#to-contact");
      await ui.press("Enter");
      await expect.poll(() => ui.eval(() => location.hash)).toBe("#contact");
      await expect.poll(() => topOf(ui, "#contact")).toBe(HEADER_PX);
      expect(await isUncovered(ui, "#contact")).toBe(true);
      await ui.eval(() => document.querySelector<HTMLElement>("#last")?.focus());
      await scrollBy(ui, 100);
      for (const id of ["fifth", "fourth", "third", "second", "first"]) {
        await ui.press("Shift+Tab");
        await expect.poll(() => focusedId(ui)).toBe(id);
        await expect.poll(() => isUncovered(ui, `#${id}`), id).toBe(true);
      }
    });

  test("uncovers a link at the window's top that gets the focus", async ({ ui }) => {
    await openWith(ui);
    await focus(ui, "#third");
    await scrollTo(ui, (await ui.eval(() => scrollY)) + (await topOf(ui, "#second")) - 20);
    expect(await isUncovered(ui, "#second")).toBe(false);
    await ui.press("Shift+Tab");
    await expect.poll(() => focusedId(ui)).toBe("second");
    await expect.poll(() => isUncovered(ui, "#second")).toBe(true);
  });

  test("leaves the page where it is while the focus moves through the header", async ({ ui }) => {
    await openWith(ui);
    await scrollBy(ui, 600);
    await focus(ui, "#mark");
    for (const id of ["to-contact", "button", "more"]) {
      await ui.press("Tab");
      await expect.poll(() => focusedId(ui)).toBe(id);
    }
    await ui.press("Tab");
    await expect.poll(() => matches(ui, "dealer-call-us:focus")).toBe(true);
    await expect.poll(() => ui.eval(() => Math.round(scrollY))).toBe(600);
  });

  test("comes back for the focus, stays while it is there, and moves no page for it", async ({ ui }) => {
    await openWith(ui, { mode: "hide" });
    await scrollBy(ui, 600);
    await expect.poll(() => isPressable(ui, "#button")).toBe(false);
    await focus(ui, "#button");
    await expect.poll(() => isPressable(ui, "#button")).toBe(true);
    expect(await ui.eval(() => scrollY)).toBe(600);
    await scrollBy(ui, 300);
    expect(await isHidden(ui)).toBe(false);
    expect(await isPressable(ui, "#button")).toBe(true);
    await ui.eval(() => (document.activeElement as HTMLElement).blur());
    await scrollBy(ui, 100);
    await expect.poll(() => isHidden(ui)).toBe(true);
  });

  const OPENED: Readonly<Record<string, (isOpen: boolean) => void>> = {
    details: (isOpen) => void document.querySelector("details")?.toggleAttribute("open", isOpen),
    "a call panel": (isOpen) =>
      void document.querySelector("dealer-call-us")?.toggleAttribute("open", isOpen),
    "a theme's menu": (isOpen) => {
      const button = document.querySelector("#button");
      if (button) button.ariaExpanded = `${isOpen}`;
    },
  };

  for (const [what, toggle] of Object.entries(OPENED))
    test(`does not hide while ${what} in it is open`, async ({ ui }) => {
      await openWith(ui, { mode: "hide" });
      await ui.eval(toggle, true);
      await scrollBy(ui, 600);
      expect(await isHidden(ui)).toBe(false);
      expect(await isPressable(ui, "#mark")).toBe(true);
      await ui.eval(toggle, false);
      await scrollBy(ui, 100);
      await expect.poll(() => isHidden(ui)).toBe(true);
    });

  test("hides with a menu that is marked as open and not shown", async ({ ui }) => {
    await openWith(ui, { mode: "hide" }, "#button { display: none }");
    await ui.eval(OPENED["a theme's menu"] as (isOpen: boolean) => void, true);
    await scrollBy(ui, 600);
    await expect.poll(() => isHidden(ui)).toBe(true);
  });

  test("hides and shows at once for who prefers less motion, else it slides @reduced", async ({ ui }) => {
    await openWith(ui, { mode: "hide" });
    const isReduced = await ui.eval(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
    const duration = () =>
      ui.eval(() => getComputedStyle(document.querySelector("dealer-header") as Element).transitionDuration);
    expect(await duration()).toBe(isReduced ? "0s" : "0.2s");
    await scrollBy(ui, 400);
    await expect.poll(async () => (await boxOf(ui, ".bar")).bottom).toBeLessThan(0);
  });

  test("scrolls with the page where it is higher than half of the window", async ({ ui }) => {
    await openWith(ui, { mode: "hide" });
    await ui.viewport(WIDE[0], 2 * HEADER_PX - 1);
    await expect.poll(() => matches(ui, "dealer-header:state(high)")).toBe(true);
    await expect.poll(() => height(ui)).toBe("0px");
    await scrollBy(ui, 300);
    expect((await boxOf(ui, ".bar")).bottom).toBe(HEADER_PX - 300);
    expect(await isHidden(ui)).toBe(false);
    await ui.viewport(WIDE[0], 2 * HEADER_PX);
    await expect.poll(() => topOf(ui, ".bar")).toBe(0);
    await expect.poll(() => height(ui)).toBe(`${HEADER_PX}px`);
  });

  test("is below the bar of WordPress, and so are the targets of links", async ({ ui }) => {
    await openWith(
      ui,
      {},
      `html { margin-top: 32px !important; --wp-admin--admin-bar--height: 32px }
       #bar { position: fixed; inset: 0 0 auto; height: 32px; z-index: 99999 }`,
    );
    await ui.eval(() => document.body.insertAdjacentHTML("beforeend", "<div id=bar></div>"));
    await ui.viewport(WIDE[0], WIDE[1] - 1);
    await scrollBy(ui, 600);
    await expect.poll(() => topOf(ui, ".bar")).toBe(32);
    await expect.poll(() => height(ui)).toBe(`${32 + HEADER_PX}px`);
    await ui.click("#to-contact");
    await expect.poll(() => topOf(ui, "#contact")).toBe(32 + HEADER_PX);
    await ui.viewport(...PHONE);
    await expect.poll(() => topOf(ui, ".bar")).toBe(0);
  });

  test("keeps the header that it is in at the window's top, and hides that", async ({ ui }) => {
    await openWith(ui, { mode: "hide" }, ".site { padding: 10px; background: silver }");
    await ui.eval(() => {
      const site = Object.assign(document.createElement("header"), { className: "site" });
      const tag = document.querySelector("dealer-header") as Element;
      tag.before(site);
      site.append(tag);
    });
    await ui.viewport(WIDE[0], WIDE[1] - 1);
    await expect.poll(() => height(ui)).toBe(`${HEADER_PX + 20}px`);
    await scrollTo(ui, THRESHOLD_PX);
    await expect.poll(() => topOf(ui, ".site")).toBe(0);
    await scrollBy(ui, 400);
    await expect.poll(async () => (await boxOf(ui, ".site")).bottom).toBeLessThan(0);
    await focus(ui, "#mark");
    await expect.poll(() => topOf(ui, ".site")).toBe(0);
    expect(await problems(ui)).toEqual([]);
  });

  const KEPT: Readonly<Record<string, RegExp>> = {
    "<div style='overflow: hidden'></div>": /`overflow`/,
    "<div style='overflow: auto'></div>": /`overflow`/,
    "<div></div>": /put the tag around/,
  };

  for (const [around, problem] of Object.entries(KEPT))
    test(`does not stay in ${around}, says so once, and keeps no room above a link's target`, async ({
      ui,
    }) => {
      await openWith(ui, { mode: "hide" });
      await ui.eval((html) => {
        const tag = document.querySelector("dealer-header") as Element;
        tag.insertAdjacentHTML("beforebegin", html);
        tag.previousElementSibling?.append(tag);
      }, around);
      await ui.viewport(WIDE[0], WIDE[1] - 1);
      await ui.viewport(...WIDE);
      await expect.poll(() => height(ui)).toBe("0px");
      await scrollBy(ui, 600);
      expect(await isHidden(ui)).toBe(false);
      expect((await boxOf(ui, ".bar")).bottom).toBeLessThan(0);
      expect((await problems(ui)).map(({ text }) => text)).toEqual([expect.stringMatching(problem)]);
    });

  test("does not cover a high sticky column, which comes up while the header is hidden", async ({ ui }) => {
    await openWith(
      ui,
      { mode: "hide" },
      ".row { display: grid; grid-template-columns: 200px 1fr } main > * { margin: 0 }",
    );
    await ui.eval(() => {
      const main = document.querySelector("main") as Element;
      main.innerHTML =
        '<div id=slider style="height: 300px"></div><div class=row><dealer-sticky-column load=eager ' +
        'after="#slider"><p id=column style="margin: 0; height: 700px">Open</p></dealer-sticky-column><div style="height: 4000px"></div></div>';
    });
    await scrollTo(ui, 1000);
    await scrollBy(ui, -100);
    await expect.poll(() => matches(ui, "dealer-sticky-column:state(fixed)")).toBe(true);
    await expect.poll(() => topOf(ui, "#column")).toBe(HEADER_PX);
    await scrollBy(ui, 100);
    await expect.poll(() => isHidden(ui)).toBe(true);
    await expect.poll(() => topOf(ui, "#column")).toBe(WIDE[1] - 700);
    await scrollBy(ui, -100);
    await expect.poll(() => topOf(ui, "#column")).toBe(HEADER_PX);
    expect(await problems(ui)).toEqual([]);
  });

  test("leaves the page's own scroll-padding to the page", async ({ ui }) => {
    await openWith(ui, {}, "html { scroll-padding-top: 120px }");
    await ui.click("#to-contact");
    await expect.poll(() => topOf(ui, "#contact")).toBe(120);
  });

  test("says nothing while another header is in its place", async ({ ui }) => {
    await openWith(ui);
    await ui.eval(() =>
      document.body.insertAdjacentHTML("beforeend", "<dealer-header hidden>Kop</dealer-header>"),
    );
    await ui.viewport(WIDE[0], WIDE[1] - 1);
    await ui.click("#to-contact");
    await expect.poll(() => topOf(ui, "#contact")).toBe(HEADER_PX);
    await ui.eval(() => document.querySelector("dealer-header")?.remove());
    await expect
      .poll(() => ui.eval(() => getComputedStyle(document.documentElement).scrollPaddingTop))
      .toBe("0px");
  });

  test("keeps the target of the page's own address uncovered", async ({ ui }) => {
    await ui.viewport(...WIDE);
    await ui.goto(`${PAGE}#contact`);
    await isReady(ui);
    await expect.poll(() => ui.eval(() => scrollY)).toBeGreaterThan(0);
    await expect.poll(() => isUncovered(ui, "#contact")).toBe(true);
    expect(await topOf(ui, "#contact")).toBeLessThanOrEqual(96);
  });

  test("is in its place in the flow on paper", async ({ ui }) => {
    await openWith(ui, { mode: "hide" });
    await scrollBy(ui, 400);
    await expect.poll(() => isHidden(ui)).toBe(true);
    test.skip(ui.engine !== "chromium", "only Chromium's driver can print");
    await ui.page?.emulateMedia({ media: "print" });
    await expect.poll(() => topOf(ui, ".bar")).toBe(-400);
  });
});

test.describe("dealer-header without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("stays in view, and covers no target of a link", async ({ ui }) => {
    await ui.viewport(...WIDE);
    await ui.goto("/tests/pages/header.html#contact");
    await expect.poll(() => ui.eval(() => scrollY)).toBeGreaterThan(0);
    await expect.poll(() => topOf(ui, ".bar")).toBe(0);
    await expect.poll(() => isUncovered(ui, "#contact")).toBe(true);
  });
});
