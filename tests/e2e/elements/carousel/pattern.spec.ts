import { expect, test, type Ui } from "../../../support/ui.ts";
import { problems, violations } from "../page.ts";
import {
  dot,
  emitted,
  expectShown,
  FRAME_MS,
  focus,
  isPlaying,
  NEXT,
  PREVIOUS,
  ROTATION,
  reachable,
  stage,
  VIEWPORT,
} from "./carousel.ts";

/** The carousel pattern of the ARIA authoring guide: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ */

const SECTION = "dealer-carousel >>> section";
const slide = (place: number) => `dealer-carousel > :nth-child(${place})`;
const attributes = async (ui: Ui, selector: string, names: readonly string[]) =>
  Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await ui.attribute(selector, name)] as const)),
  );

/** The stops of the Tab key from before the carousel to after it. */
async function tabThrough(ui: Ui): Promise<string[]> {
  await focus(ui, "#before");
  const found: string[] = [];
  while (found.length < 20 && found.at(-1) !== "Alle occasions") {
    await ui.press("Tab");
    const { part, text } = await ui.focused();
    const label = await ui.eval(() => {
      const { activeElement } = document;
      return (activeElement?.shadowRoot?.activeElement ?? activeElement)?.getAttribute("aria-label");
    });
    found.push(part || text || (label ?? ""));
  }
  return found;
}

test.describe("dealer-carousel", () => {
  test.beforeEach(({ ui }) => stage(ui));
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("is a region described as a carousel, with numbered slides", async ({ ui }) => {
    expect(
      await ui.eval(
        () => document.querySelector("dealer-carousel")?.shadowRoot?.firstElementChild?.localName,
      ),
    ).toBe("section");
    expect(await attributes(ui, SECTION, ["aria-label", "aria-roledescription"])).toEqual({
      "aria-label": "Uitgelicht",
      "aria-roledescription": "carrousel",
    });
    for (const place of [1, 2, 3, 4, 5, 6])
      expect(await attributes(ui, slide(place), ["role", "aria-roledescription", "aria-label"])).toEqual({
        role: " group",
        "aria-roledescription": "dia",
        "aria-label": `${place} van 6`,
      });
  });

  test("Tab goes to the rotation button first, then to the other buttons, then to the shown slide only", async ({
    ui,
  }) => {
    const dots = [1, 2, 3, 4, 5, 6].map((place) => `Ga naar ${place} van 6`);
    const rest = ["Alle occasions"];
    expect(await tabThrough(ui)).toEqual(["rotation", "previous", "next", ...dots, "€ 7.950", ...rest]);
    await ui.click(dot(4));
    await expectShown(ui, "Fiat 500");
    expect(await tabThrough(ui)).toEqual(["rotation", "previous", "next", ...dots, "€ 10.950", ...rest]);
  });

  test("names its buttons, and the rotation button by its action instead of a pressed state", async ({
    ui,
  }) => {
    const names = await Promise.all(
      [ROTATION, PREVIOUS, NEXT].map((button) => ui.attribute(button, "aria-label")),
    );
    expect(names).toEqual(["Pauzeren", "Vorige", "Volgende"]);
    await ui.click(ROTATION);
    await expect.poll(() => ui.attribute(ROTATION, "aria-label")).toBe("Afspelen");
    expect(await ui.attribute(ROTATION, "aria-pressed")).toBeNull();
    await ui.click(ROTATION);
    await expect.poll(() => ui.attribute(ROTATION, "aria-label")).toBe("Pauzeren");
  });

  test("announces slides only while it does not rotate", async ({ ui }) => {
    expect(await isPlaying(ui)).toBe(true);
    expect(await ui.attribute(VIEWPORT, "aria-live")).toBe("off");
    await ui.click(NEXT);
    await expect.poll(() => ui.attribute(VIEWPORT, "aria-live")).toBe("polite");
    await ui.click(ROTATION);
    await expect.poll(() => ui.attribute(VIEWPORT, "aria-live")).toBe("off");
  });

  test("goes forward and back past both ends and keeps the focus on the button", async ({ ui }) => {
    await ui.click(PREVIOUS);
    await expectShown(ui, "Opel Corsa");
    await ui.click(NEXT);
    await expectShown(ui, "Volkswagen Up");
    await focus(ui, NEXT);
    await ui.press("Enter");
    await expectShown(ui, "Kia Picanto");
    await ui.press("Space");
    await expectShown(ui, "Toyota Aygo");
    expect(await ui.focused()).toMatchObject({ part: "next" });
    expect(await emitted(ui, "changed")).toEqual([5, 0, 1, 2].map((index) => ({ index, total: 6 })));
  });

  test("goes to the slide of a dot and marks that dot not by colour alone", async ({ ui }) => {
    const look = () =>
      ui.eval(() => {
        const dots = document
          .querySelector("dealer-carousel")
          ?.shadowRoot?.querySelectorAll("[part=dots] > *");
        return [...(dots ?? [])].map((one) => [
          one.getAttribute("aria-current"),
          getComputedStyle(one, "::before").borderTopWidth,
        ]);
      });
    const expectCurrent = (place: number) =>
      expect
        .poll(look)
        .toEqual([1, 2, 3, 4, 5, 6].map((one) => (one === place ? ["true", "6px"] : ["false", "2px"])));
    await expectCurrent(1);
    await ui.click(dot(5));
    await expectShown(ui, "Renault Clio");
    await expectCurrent(5);
    await ui.click(dot(5));
    await expect.poll(() => emitted(ui, "changed")).toEqual([{ index: 4, total: 6 }]);
  });

  test("goes to the slide beside it by an arrow key on a dot", async ({ ui }) => {
    const focusedDot = () =>
      ui.eval(() => document.querySelector("dealer-carousel")?.shadowRoot?.activeElement?.ariaLabel);
    const expectDot = async (place: number, text: string) => {
      await expectShown(ui, text);
      expect(await focusedDot()).toBe(`Ga naar ${place} van 6`);
    };
    await focus(ui, dot(1));
    await ui.press("ArrowRight");
    await expectDot(2, "Kia Picanto");
    await ui.press("ArrowLeft");
    await ui.press("ArrowLeft");
    await expectDot(6, "Opel Corsa");
    await focus(ui, dot(3));
    await ui.press("ArrowRight");
    await expectDot(4, "Fiat 500");
    await stage(ui, { dir: "rtl", attributes: { loop: "false" } });
    await focus(ui, dot(1));
    await ui.press("ArrowRight");
    await expectDot(1, "Volkswagen Up");
    await ui.press("ArrowLeft");
    await expectDot(2, "Kia Picanto");
  });

  test("goes to the slide of an index that a script asks for, and stops", async ({ ui }) => {
    const show = (index: number) =>
      ui.eval((asked) => document.querySelector("dealer-carousel")?.show(asked), index);
    await show(4);
    await expectShown(ui, "Renault Clio");
    expect(await isPlaying(ui)).toBe(false);
    for (const index of [-1, 6, 1.5, Number.NaN]) await show(index);
    await expectShown(ui, "Renault Clio");
    expect(await emitted(ui, "changed")).toEqual([{ index: 4, total: 6 }]);
  });

  test("stops at both ends without loop and keeps its buttons there", async ({ ui }) => {
    await stage(ui, { attributes: { loop: "false" } });
    expect(await ui.attribute(PREVIOUS, "aria-disabled")).toBe("true");
    await focus(ui, PREVIOUS);
    await ui.press("Enter");
    await ui.click(dot(6));
    await expectShown(ui, "Opel Corsa");
    expect(await ui.attribute(PREVIOUS, "aria-disabled")).toBe("false");
    expect(await ui.attribute(NEXT, "aria-disabled")).toBe("true");
    await focus(ui, NEXT);
    await ui.press("Enter");
    await ui.clock.tick(FRAME_MS);
    expect(await reachable(ui)).toEqual(["Opel Corsa"]);
    expect(await emitted(ui, "changed")).toEqual([{ index: 5, total: 6 }]);
  });

  test("has no axe violations while it rotates, is paused or is at an end @reduced", async ({ ui }) => {
    expect(await violations(ui)).toEqual([]);
    await ui.click(NEXT);
    await expectShown(ui, "Kia Picanto");
    expect(await violations(ui)).toEqual([]);
    await stage(ui, { attributes: { loop: "false", autoplay: "false" } });
    expect(await violations(ui)).toEqual([]);
  });
});
