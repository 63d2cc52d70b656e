import { twoFrames } from "../../../support/two-frames.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { matches, NARROW, problems, WIDE } from "../page.ts";
import { CONSENT_PAGE, openUndecided, showsBanner, withHint } from "./banner.ts";

const focus = (ui: Ui, selector: string) =>
  ui.eval((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);

/** Whether the question itself has the focus: a screen reader then says it. */
const asks = (ui: Ui) =>
  ui.eval(() => {
    const { activeElement } = document.querySelector("dealer-cookie-hint")?.shadowRoot ?? document;
    return activeElement?.getAttribute("role") === "alertdialog";
  });

/** Whether the whole element is visible and not covered by the banner. */
const isClear = (ui: Ui, selector: string) =>
  ui.eval((wanted) => {
    const { left, right, top, bottom } = (document.querySelector(wanted) as Element).getBoundingClientRect();
    const points = [top + 1, bottom - 1].map((y) => document.elementFromPoint((left + right) / 2, y));
    return points.every((found) => found?.matches(wanted));
  }, selector);

test.describe("dealer-cookie-hint", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("does not take the focus when it appears", async ({ ui }) => {
    await ui.goto(CONSENT_PAGE);
    await focus(ui, "#opener");
    await showsBanner(ui, true);
    expect(await ui.focused()).toMatchObject({ id: "opener" });
  });

  test("is a region with a name", async ({ ui }) => {
    await openUndecided(ui);
    expect(
      await ui.eval(() => {
        const section = document.querySelector("dealer-cookie-hint")?.shadowRoot?.querySelector("section");
        return [section?.localName, section?.getAttribute("aria-label")];
      }),
    ).toEqual(["section", "Cookies"]);
  });

  test("does not trap the focus: Tab goes through its link and buttons and on", async ({ ui }) => {
    await openUndecided(ui);
    await focus(ui, "#opener-link");
    const stops = [];
    for (let stop = 0; stop < 4; stop++) {
      await ui.press("Tab");
      stops.push((await ui.focused()).text);
    }
    expect(stops).toEqual(["Lees meer", "Weigeren", "Accepteren", "Contact"]);
  });

  for (const key of ["Enter", "Space"])
    test(`${key} on a button chooses and returns the focus`, async ({ ui }) => {
      await openUndecided(ui);
      await focus(ui, "#opener-link");
      for (let stop = 0; stop < 2; stop++) await ui.press("Tab");
      await ui.press(key);
      await showsBanner(ui, false);
      expect(await ui.focused()).toMatchObject({ id: "opener-link" });
    });

  test("leaves the focus alone on close when it is elsewhere", async ({ ui }) => {
    await openUndecided(ui);
    await focus(ui, "#opener");
    await ui.eval(() =>
      document
        .querySelector("dealer-cookie-hint")
        ?.shadowRoot?.querySelector<HTMLElement>("[part=accept]")
        ?.click(),
    );
    await showsBanner(ui, false);
    expect(await ui.focused()).toMatchObject({ id: "opener" });
  });

  test("gives its question the focus, and returns it to the button on a cancel", async ({ ui }) => {
    await openUndecided(ui, withHint(CONSENT_PAGE, 'decline="confirm"'));
    await focus(ui, "#opener-link");
    for (let stop = 0; stop < 2; stop++) await ui.press("Tab");
    await ui.press("Enter");
    await expect.poll(() => asks(ui)).toBe(true);
    await ui.press("Tab");
    await expect.poll(async () => (await ui.focused()).text).toBe("Annuleren");
    await ui.press("Enter");
    await expect.poll(async () => (await ui.focused()).text).toBe("Weigeren");
  });

  for (const [name, [width, height]] of Object.entries({ wide: WIDE, narrow: NARROW }))
    for (const selector of ["#middle", "#opener-link", "#last", "#stuck", "#opener"])
      test(`never covers the focused element (${selector}, ${name})`, async ({ ui }) => {
        await ui.viewport(width, height);
        await openUndecided(ui);
        await focus(ui, selector);
        await expect.poll(() => isClear(ui, selector)).toBe(true);
      });

  for (const selector of ["#middle", "#last"])
    test(`does not cover a focused element that the browser has not scrolled into view (${selector})`, async ({
      ui,
    }) => {
      await openUndecided(ui);
      await ui.eval(
        (wanted) => document.querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true }),
        selector,
      );
      await expect.poll(() => isClear(ui, selector)).toBe(true);
    });

  test("moves nothing during a press, which would lose its click", async ({ ui }) => {
    await openUndecided(ui);
    const point = await ui.eval(() => {
      const field = document.createElement("textarea");
      field.id = "field";
      field.style.cssText = "display: block; inline-size: 300px; block-size: 60px";
      field.addEventListener("click", () => field.classList.add("clicked"));
      document.querySelector("#content h1")?.after(field);
      const banner = document.querySelector("dealer-cookie-hint")?.shadowRoot?.querySelector("section");
      const coverPx = (banner as Element).clientHeight;
      field.style.marginBlockStart = `${innerHeight}px`;
      scrollBy({
        top: field.getBoundingClientRect().top - (innerHeight - coverPx - 30),
        behavior: "instant",
      });
      const { left, top } = field.getBoundingClientRect();
      return { x: left + 20, y: top + 26 };
    });
    await ui.moveTo(point.x, point.y);
    await ui.down();
    await expect.poll(() => ui.focused()).toMatchObject({ id: "field" });
    await ui.eval(twoFrames);
    await ui.up();
    await expect.poll(() => matches(ui, "#field.clicked")).toBe(true);
    await expect.poll(() => isClear(ui, "#field")).toBe(true);
  });

  test("returns to its edge once the focus is no longer under it", async ({ ui }) => {
    await openUndecided(ui);
    const edges = () =>
      ui.eval(() => {
        const banner = document.querySelector("dealer-cookie-hint")?.shadowRoot?.querySelector("section");
        const { top, bottom } = (banner as Element).getBoundingClientRect();
        return { isAtTop: top === 0, isAtBottom: bottom === innerHeight };
      });
    await focus(ui, "#stuck");
    await expect.poll(edges).toEqual({ isAtTop: true, isAtBottom: false });
    await focus(ui, "#opener");
    await expect.poll(edges).toEqual({ isAtTop: false, isAtBottom: true });
  });

  test("leaves most of a small window uncovered", async ({ ui }) => {
    await ui.viewport(...NARROW);
    await openUndecided(ui);
    const height = await ui.eval(
      () =>
        document
          .querySelector("dealer-cookie-hint")
          ?.shadowRoot?.querySelector("section")
          ?.getBoundingClientRect().height,
    );
    expect(height).toBeLessThan(NARROW[1] / 3);
  });

  test("gives both buttons the same weight", async ({ ui }) => {
    await openUndecided(ui);
    const looks = await ui.eval(() =>
      ["accept", "decline"].map((part) => {
        const button = document
          .querySelector("dealer-cookie-hint")
          ?.shadowRoot?.querySelector(`[part=${part}]`) as Element;
        const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(button);
        const { height, width } = button.getBoundingClientRect();
        return { backgroundColor, color, fontSize, fontWeight, borderColor, height, width };
      }),
    );
    expect(looks[0]).toEqual(looks[1]);
    expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
  });
});
