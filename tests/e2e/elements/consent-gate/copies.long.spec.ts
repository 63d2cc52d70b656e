import { expect, test, type Ui } from "../../../support/ui.ts";
import { settle } from "../../contract/in-page.ts";
import { isShown, matches } from "../page.ts";
import {
  BUTTON,
  chooseElsewhere,
  FRAME,
  frame,
  gate,
  isFrameOnTop,
  openWith,
  PLACEHOLDER,
  TAG,
  thirdParty,
} from "./gate.ts";

const frames = (ui: Ui) => ui.eval(() => document.querySelectorAll("iframe").length);
const gates = (ui: Ui) => ui.eval((tag) => document.querySelectorAll(`${tag}:state(shown)`).length, TAG);

/** On the page: copies all gates, or makes them anew from their markup. */
function copy(how: string) {
  const stage = document.querySelector("#stage");
  if (how === "cloneNode") stage?.append(...[...stage.children].map((child) => child.cloneNode(true)));
  if (how === "importNode")
    stage?.append(...[...stage.children].map((child) => document.importNode(child, true)));
  if (how === "innerHTML" && stage) stage.innerHTML += "";
  if (how === "template" && stage) {
    const template = document.createElement("template");
    template.innerHTML = stage.innerHTML;
    stage.append(template.content);
  }
}

for (const how of ["cloneNode", "importNode", "innerHTML", "template"])
  for (const source of ["consent", "click"])
    test(`after a withdrawal no frame remains in a copy by ${how} of a gate that shows by ${source}`, async ({
      ui,
    }) => {
      const { at } = thirdParty();
      await openWith(ui, gate(frame(at("kaart.html"))), source === "consent" ? "1" : undefined);
      if (source === "click") await ui.click(BUTTON);
      await expect.poll(() => matches(ui, FRAME)).toBe(true);
      await ui.eval(copy, how);
      if (source === "click") await chooseElsewhere(ui, "1");
      const count = how === "innerHTML" ? 1 : 2;
      await expect.poll(() => gates(ui)).toBe(count);
      expect(await frames(ui)).toBe(count);
      await chooseElsewhere(ui, "-1");
      await expect.poll(() => frames(ui)).toBe(0);
      await expect.poll(() => isShown(ui, PLACEHOLDER)).toBe(true);
    });

test("a copy outside the page has no frame when it comes to the page after a withdrawal", async ({ ui }) => {
  const { at, requests } = thirdParty();
  await openWith(ui, gate(frame(at("kaart.html"))), "1");
  await expect.poll(requests).toEqual(["kaart.html"]);
  await ui.eval((tag) => {
    const shown = document.querySelector(tag);
    Object.assign(window, { kept: shown?.cloneNode(true), markup: shown?.outerHTML });
  }, TAG);
  await chooseElsewhere(ui, "-1");
  await expect.poll(() => frames(ui)).toBe(0);
  await ui.eval(() => {
    const { kept, markup } = window as unknown as { kept: Node; markup: string };
    document.querySelector("#stage")?.append(kept);
    document.querySelector("#stage")?.insertAdjacentHTML("beforeend", markup);
  });
  await expect.poll(() => frames(ui)).toBe(0);
  await ui.eval(settle);
  expect(await requests()).toEqual(["kaart.html"]);
});

for (const way of ["append", "moveBefore"] as const)
  test(`a gate that shows keeps its frame when it moves by ${way}`, async ({ ui }) => {
    test.skip(
      way === "moveBefore" && !(await ui.eval(() => "moveBefore" in Element.prototype)),
      "The engine has no moveBefore",
    );
    const { at, requests } = thirdParty();
    await openWith(ui, gate(frame(at("kaart.html"))));
    await ui.click(BUTTON);
    await expect.poll(requests).toEqual(["kaart.html"]);
    const isSame = await ui.eval(
      (tag, move) => {
        const shown = document.querySelector(tag);
        const before = shown?.querySelector("iframe");
        const main = document.querySelector("main") as Element & {
          moveBefore(node: unknown, child: null): void;
        };
        main[move as "moveBefore"](shown, null);
        return document.querySelector(`main > ${tag} iframe`) === before;
      },
      TAG,
      way,
    );
    expect(isSame).toBe(true);
    await expect.poll(() => isFrameOnTop(ui)).toBe(true);
    await ui.eval(settle);
    // A browser loads a frame again that leaves its place for a moment.
    expect((await requests()).length).toBe(way === "append" ? 2 : 1);
  });
