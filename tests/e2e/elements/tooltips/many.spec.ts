import { expect, test, type Ui } from "../../../support/ui.ts";
import { problems } from "../page.ts";
import { emitted, keepsTip, openStopped, rest, setAttribute, showsTip } from "./tips.ts";

const MANY = 5000;

const putMany = (ui: Ui) =>
  ui.eval((count) => {
    const button = (index: number) => `<button data-dealer-tooltip="Tip ${index}">${index}</button>`;
    const stage = document.querySelector("#stage");
    if (stage) stage.innerHTML = Array.from({ length: count }, (_, index) => button(index)).join(" ");
  }, MANY);

const alive = async (ui: Ui) => (await ui.probe()).alive;

test(`${MANY} triggers add no listener, timer or observer, and the last tip adds no more than the first`, async ({
  ui,
}) => {
  await openStopped(ui);
  const before = await alive(ui);
  await rest(ui, "#price");
  await showsTip(ui, "Inclusief btw en leges");
  const showing = await alive(ui);
  expect(showing.MutationObserver).toBe((before.MutationObserver ?? 0) + 1);
  await ui.hover("#plain");
  await keepsTip(ui);
  await expect.poll(() => alive(ui)).toEqual(before);

  await putMany(ui);
  await expect.poll(() => alive(ui)).toEqual(before);
  const last = `#stage button:nth-child(${MANY})`;
  await ui.eval((selector) => document.querySelector(selector)?.scrollIntoView({ block: "center" }), last);
  await rest(ui, last);
  await showsTip(ui, `Tip ${MANY - 1}`);
  await expect.poll(() => alive(ui)).toEqual(showing);

  for (let back = 1; back <= 20; back++) {
    await ui.hover(`#stage button:nth-child(${MANY - back})`);
    await showsTip(ui, `Tip ${MANY - 1 - back}`);
  }
  await expect.poll(() => alive(ui)).toEqual(showing);
  await ui.moveTo(0, 0);
  await keepsTip(ui);
  await expect.poll(() => alive(ui)).toEqual(before);
  expect(await problems(ui)).toEqual([]);
});

test("a trigger that is added later has its tip", async ({ ui }) => {
  await openStopped(ui);
  await setAttribute(ui, "#plain", "data-dealer-tooltip", "Net gekregen");
  await rest(ui, "#plain");
  await showsTip(ui, "Net gekregen");
});

test.describe("two elements", () => {
  test.beforeEach(({ ui }) => openStopped(ui));
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("that cover the same trigger show one tip, by the nearest element", async ({ ui }) => {
    await ui.eval(() => {
      document.querySelector("#section")?.addEventListener("dealer-tooltips-shown", () => {
        document.title = "van de sectie";
      });
    });
    await rest(ui, "#both");
    await showsTip(ui, "Van twee kanten gevraagd");
    expect(await emitted(ui)).toEqual(["shown Van twee kanten gevraagd"]);
    expect(await ui.eval(() => document.title)).toBe("van de sectie");
  });

  test("have their own delays and triggers", async ({ ui }) => {
    await ui.hover("#wltp");
    await ui.clock.tick(0);
    await showsTip(ui, "Gemeten op een rollenbank");
    await setAttribute(ui, "#plain", "class", "term");
    await setAttribute(ui, "#plain", "title", "Niet in de sectie");
    await ui.hover("#plain");
    await keepsTip(ui);
  });

  test("do not influence each other when one is removed", async ({ ui }) => {
    await rest(ui, "#price");
    await showsTip(ui, "Inclusief btw en leges");
    await ui.eval(() => document.querySelector("#section")?.remove());
    await keepsTip(ui, "Inclusief btw en leges");
  });
});
