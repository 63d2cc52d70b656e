import { twoFrames } from "../../../support/two-frames.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { open, problems } from "../page.ts";
import { expectShown, NEXT, PAGE, PREVIOUS, ROTATION, reachable, seen, stage } from "./carousel.ts";

/* What a browser scrolls to in a slide that is not shown brings that slide. */

const SLIDES = ["een", "twee", "drie", "vier"]
  .map(
    (name) =>
      `<div id="${name}" style="min-height: 200px"><h2>Actie ${name}</h2><input id="in-${name}"></div>`,
  )
  .join("");

const linkTo = (ui: Ui, id: string) =>
  ui.eval((hash) => {
    location.hash = hash;
  }, id);

async function expectSlide(ui: Ui, name: string) {
  await expect.poll(() => reachable(ui)).toEqual([`Actie ${name}`]);
  await expect.poll(() => seen(ui)).toEqual([`Actie ${name}`]);
}

test.describe("dealer-carousel brings a slide", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  for (const dir of ["ltr", "rtl"] as const)
    test(`that a link leads to, or to something in it, ${dir}`, async ({ ui }) => {
      await stage(ui, { html: SLIDES, dir });
      for (const [id, name] of Object.entries({
        drie: "drie",
        een: "een",
        "in-vier": "vier",
        twee: "twee",
        "in-een": "een",
      })) {
        await linkTo(ui, id);
        await expectSlide(ui, name);
      }
      await ui.click(PREVIOUS);
      await expectShown(ui, "Actie vier");
      // WebKitGTK 2.50 does not always scroll to a target while something moves.
      if (ui.engine === "webkit") return;
      // Also back, while slides move.
      await ui.click(PREVIOUS);
      await linkTo(ui, "een");
      await expectShown(ui, "Actie een");
      await linkTo(ui, "twee");
      await expectShown(ui, "Actie twee");
      await ui.click(NEXT);
      await expectShown(ui, "Actie drie");
      expect(await ui.attribute(ROTATION, "aria-label")).toBe("Afspelen");
    });

  test("that a script scrolls to", async ({ ui }) => {
    await stage(ui, { html: SLIDES });
    await ui.eval(() => document.querySelector("#in-drie")?.scrollIntoView());
    await expectSlide(ui, "drie");
    await ui.eval(() => document.querySelector("#een")?.scrollIntoView({ inline: "end" }));
    await expectSlide(ui, "een");
  });
});

test("dealer-carousel says no slide when the focus leaves the window", async ({ ui }) => {
  test.skip(ui.engine !== "chromium", "the same state in every engine");
  await stage(ui, { html: SLIDES });
  const live = () =>
    ui.eval(
      () => document.querySelector("dealer-carousel")?.shadowRoot?.querySelector("[part=viewport]")?.ariaLive,
    );
  await ui.eval(() =>
    document.querySelector("dealer-carousel")?.shadowRoot?.querySelector("button")?.focus(),
  );
  await expect.poll(live).toBe("polite");
  for (const [event, expected] of [
    ["blur", "off"],
    ["focus", "polite"],
  ] as const) {
    await ui.eval((type) => dispatchEvent(new Event(type)), event);
    await expect.poll(live, event).toBe(expected);
  }
});

test("dealer-carousel brings a slide in which a search finds something", async ({ ui }) => {
  test.skip(ui.engine !== "chromium", "only Chromium's window.find is like its search field");
  await stage(ui, { html: SLIDES });
  /** As the browser's search field does: it takes the focus from the window, and scrolls to what it finds. */
  const search = (text: string) =>
    ui.eval((wanted) => {
      dispatchEvent(new Event("blur"));
      getSelection()?.removeAllRanges();
      const isFound = (window as unknown as { find(text: string): boolean }).find(wanted);
      getSelection()?.anchorNode?.parentElement?.scrollIntoView({ block: "center", inline: "center" });
      return isFound;
    }, text);
  for (const name of ["drie", "een", "vier"]) {
    expect(await search(`Actie ${name}`)).toBe(true);
    await expect.poll(() => seen(ui)).toEqual([`Actie ${name}`]);
  }
  await ui.eval(() => dispatchEvent(new Event("focus")));
  await expectSlide(ui, "vier");
});

test("dealer-carousel keeps the shown slide in its place when the focus moves in it", async ({ ui }) => {
  test.skip(ui.engine === "webkit", "WebKitGTK 2.50 does not scroll to a target in a box that is new");
  await open(ui, PAGE);
  await ui.eval((html) => {
    const carousel = document.createElement("dealer-carousel");
    carousel.setAttribute("autoplay", "false");
    carousel.innerHTML = html;
    document.querySelector("dealer-carousel")?.replaceWith(carousel);
  }, SLIDES);
  await linkTo(ui, "twee");
  await expect.poll(() => reachable(ui)).toEqual(["Actie twee"]);
  await ui.eval(() => document.querySelector<HTMLElement>("#in-twee")?.focus());
  await ui.eval(twoFrames);
  const offset = () =>
    ui.eval(() => {
      const left = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect().left ?? Number.NaN;
      return Math.round(left("#twee") - left("dealer-carousel"));
    });
  await expect.poll(offset).toBe(0);
});
