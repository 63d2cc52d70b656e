import { CONSENT_COOKIE } from "../../../../src/kernel/consent/consent.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { chooseAway, chooseBeside, hide, MOMENTS } from "../elsewhere.ts";
import { matches } from "../page.ts";
import { FRAME, frame, GATE_PAGE, gate, openWith, thirdParty } from "./gate.ts";

const hasFrame = (ui: Ui) => matches(ui, FRAME);
const content = () => gate(frame(thirdParty().at("map.html")));

/** As a script of the page that still runs. */
const store = (ui: Ui) =>
  ui.eval(() => {
    document.cookie = "track=1; path=/";
    localStorage.setItem("track", "1");
    sessionStorage.setItem("track", "1");
  });

const cookies = (ui: Ui) =>
  ui.eval(
    (choice) => document.cookie.split("; ").filter((pair) => pair && !pair.startsWith(choice)),
    CONSENT_COOKIE,
  );

const storages = (ui: Ui) => ui.eval(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

const stored = async (ui: Ui) => [...(await cookies(ui)), ...(await storages(ui))];

test.describe("on a page without a banner's code the gate follows a choice of elsewhere", () => {
  for (const moment of MOMENTS)
    test(`at ${moment}`, async ({ ui }) => {
      await openWith(ui, content(), "1");
      await expect.poll(() => hasFrame(ui)).toBe(true);
      await chooseAway(ui, "-1", moment);
      await expect.poll(() => hasFrame(ui)).toBe(false);
      await chooseAway(ui, "1", moment);
      await expect.poll(() => hasFrame(ui)).toBe(true);
    });

  test("at once, in a banner beside the page", async ({ ui }) => {
    await openWith(ui, content(), "1");
    await expect.poll(() => hasFrame(ui)).toBe(true);
    await chooseBeside(ui, "-1");
    await expect.poll(() => hasFrame(ui)).toBe(false);
    await chooseBeside(ui, "1");
    await expect.poll(() => hasFrame(ui)).toBe(true);
  });
});

test.describe("after a withdrawal elsewhere the page runs on", () => {
  test.beforeEach(async ({ ui }) => {
    await openWith(ui, `${content()}<input id="typed">`, "1");
    await expect.poll(() => hasFrame(ui)).toBe(true);
    await ui.click("#typed");
    await ui.type("abc");
    await store(ui);
    await chooseAway(ui, "-1");
    await expect.poll(() => hasFrame(ui)).toBe(false);
  });

  test("what it stored is cleared, and what the visitor typed stays", async ({ ui }) => {
    expect(await stored(ui)).toEqual([]);
    expect(await ui.eval(() => document.querySelector("input")?.value)).toBe("abc");
  });

  test("what it stores again is cleared when the visitor goes to another tab", async ({ ui }) => {
    for (const _ of ["first", "second"]) {
      await store(ui);
      await hide(ui);
      expect(await stored(ui)).toEqual([]);
    }
    expect(await ui.eval(() => document.querySelector("input")?.value)).toBe("abc");
  });

  test("what it stores again is cleared when the visitor leaves the page", async ({ ui }) => {
    await store(ui);
    await ui.goto("/tests/pages/clean.html");
    expect(await stored(ui)).toEqual([]);
  });

  test("nothing is cleared any more after another acceptance", async ({ ui }) => {
    await chooseAway(ui, "1");
    await store(ui);
    await hide(ui);
    expect(await stored(ui)).toEqual(["track=1", "track", "track"]);
  });
});

for (const moment of ["once", ...MOMENTS] as const)
  test(`under the guard, what it stored in its own tab is gone as well, at ${moment}`, async ({ ui }) => {
    const choose = (choice: "1" | "-1") =>
      moment === "once" ? chooseBeside(ui, choice) : chooseAway(ui, choice, moment);
    await openWith(ui, content(), "1", `${GATE_PAGE}&guard`);
    await store(ui);
    expect(await stored(ui)).toEqual(["track=1", "track", "track"]);
    await choose("-1");
    await expect.poll(() => hasFrame(ui)).toBe(false);
    await choose("1");
    await expect.poll(() => hasFrame(ui)).toBe(true);
    expect(await storages(ui)).toEqual([]);
  });
