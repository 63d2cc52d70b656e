import { expect, test, type Ui } from "../../../support/ui.ts";
import { problems } from "../page.ts";
import {
  boxOf,
  keepsTip,
  LONG_PRESS_MS,
  openStopped,
  setAttribute,
  showsTip,
  TIP,
  tips,
  touch,
} from "./tips.ts";

const WORD = "Op motor en versnellingsbak";

const tap = (ui: Ui, selector: string) => touch(ui, selector, "pointerdown", "pointerup");

/** The line under an element's text, also one that an ancestor draws. */
const lineUnder = (ui: Ui, selector: string) =>
  ui.eval((wanted) => {
    const { textDecorationLine, textDecorationStyle } = getComputedStyle(
      document.querySelector(wanted) as Element,
    );
    return textDecorationLine === "none" ? "none" : `${textDecorationLine} ${textDecorationStyle}`;
  }, selector);

test.describe("a tap", () => {
  test.beforeEach(({ ui }) => openStopped(ui));
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("on a word shows its tip, and the next one hides it", async ({ ui }) => {
    await tap(ui, "#word");
    await showsTip(ui, WORD);
    await keepsTip(ui, WORD);
    await touch(ui, TIP, "pointerdown", "pointerup");
    await keepsTip(ui, WORD);
    await tap(ui, "#word");
    await expect.poll(() => tips(ui)).toEqual([]);
    await keepsTip(ui);
    await tap(ui, "#word");
    await showsTip(ui, WORD);
    await tap(ui, "h1");
    await keepsTip(ui);
  });

  test("shows no tip where it does something else", async ({ ui }) => {
    for (const selector of [
      "#apk",
      "#price",
      "#in-link",
      "#in-label",
      "#around button",
      "#role",
      "#mail svg",
    ]) {
      await tap(ui, selector);
      await ui.clock.tick(LONG_PRESS_MS);
      expect(await tips(ui), selector).toEqual([]);
    }
    await tap(ui, "#around");
    await showsTip(ui, "Om de knop");
  });

  test("is not the end of a scroll or a drag", async ({ ui }) => {
    await touch(ui, "#word", "pointerdown", "pointercancel");
    await keepsTip(ui);
    await ui.eval(() => {
      const finger = { pointerType: "touch", bubbles: true, clientX: 10, clientY: 10 };
      const word = document.querySelector("#word");
      word?.dispatchEvent(new PointerEvent("pointerdown", finger));
      word?.dispatchEvent(new PointerEvent("pointerup", { ...finger, clientX: 60 }));
    });
    await keepsTip(ui);
  });

  test("of a real finger", async ({ ui }) => {
    test.skip(ui.engine !== "chromium", `${ui.engine}'s driver has no touch screen`);
    const session = await ui.page?.context().newCDPSession(ui.page);
    const tapFor = async (selector: string) => {
      const { left, top } = await boxOf(ui, selector);
      const touchPoints = [{ x: left + 5, y: top + 5 }];
      await session?.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
      await session?.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await tapFor("#word");
    await showsTip(ui, WORD);
    await keepsTip(ui, WORD);
    await tapFor("#word");
    await showsTip(ui);
    await tapFor("#plate");
    await showsTip(ui, "Zes tekens, zonder streepjes");
  });
});

test("words that only have a tip are underlined, and nothing else is", async ({ ui }) => {
  await openStopped(ui);
  const plain = ["#price", "#in-link", "#in-label", "#around", "#role", "#plain", "#other-term", "#note"];
  await expect.poll(() => lineUnder(ui, "#word")).toBe("underline dotted");
  for (const selector of plain) expect(await lineUnder(ui, selector), selector).toBe("none");
  await ui.eval(() => {
    const word = Object.assign(document.createElement("b"), { id: "own", className: "term" });
    document.querySelector("#section")?.append(word);
  });
  expect(await lineUnder(ui, "#own")).toBe("underline dotted");
  await setAttribute(ui, "#section", "for", ".other");
  expect(await lineUnder(ui, "#own")).toBe("none");
  await setAttribute(ui, "html", "style", "--dealer-tooltips-underline: none");
  expect(await lineUnder(ui, "#word")).toBe("none");
  await setAttribute(ui, "html", "style", "");
  await ui.eval(() => document.querySelector("dealer-tooltips")?.remove());
  await expect.poll(() => lineUnder(ui, "#word")).toBe("none");
});
