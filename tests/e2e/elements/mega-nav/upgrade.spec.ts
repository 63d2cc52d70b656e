import { holdFiles } from "../../../support/hold.ts";
import { twoFrames } from "../../../support/two-frames.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { matches, NARROW, WIDE } from "../page.ts";
import { canPress } from "./in-a-theme/other-script.ts";
import { areUpgraded, areWatching } from "./in-a-theme/theme.ts";
import { focus } from "./menu.ts";

/* A visitor is in the list before its code has come. */

const LIST = `<ul class="m">
  <li><a id="home" href="#home">Home</a></li>
  <li id="item"><a id="label" href="#aanbod">Aanbod</a><ul>
    <li><a id="first" href="#nieuw">Nieuw</a></li>
    <li><a href="#gebruikt">Gebruikt</a><ul><li><a id="deep" href="#suv">SUV</a></li></ul></li></ul></li>
  <li><a href="#contact">Contact</a></li></ul>`;

/** Opens a page whose code is held; returns what lets it go. */
async function openHeld(ui: Ui, size: readonly [number, number], html: string, css = "") {
  await ui.viewport(...size);
  const code = holdFiles("chunks/");
  await ui.goto(code.on("/tests/pages/field.html?probe"));
  await ui.eval(
    (menu, styles) => {
      document.head.insertAdjacentHTML("beforeend", `<style>${styles}</style>`);
      (document.querySelector("header") as HTMLElement).innerHTML = menu;
    },
    html,
    css,
  );
  await ui.eval(twoFrames);
  return async () => {
    await code.release();
    await expect.poll(() => areUpgraded(ui)).toBe(true);
    await areWatching(ui);
  };
}

const focusedId = (ui: Ui) => ui.eval(() => document.activeElement?.id);
const menu = `<dealer-mega-nav>${LIST}</dealer-mega-nav>`;

for (const id of ["first", "deep", "label"])
  test(`dealer-mega-nav leaves the focus on #${id}, which the page shows before the code has come`, async ({
    ui,
  }) => {
    const upgrade = await openHeld(ui, WIDE, menu, "li:focus-within > ul { display: block !important }");
    for (const step of ["#label", '[href="#gebruikt"]', `#${id}`]) await focus(ui, step);
    expect(await focusedId(ui)).toBe(id);
    await upgrade();
    expect(await focusedId(ui)).toBe(id);
    expect(await canPress(ui, `#${id}`)).toBe(true);
    expect(await canPress(ui, "#first")).toBe(id !== "label");
    if (id === "label") return;
    await ui.press("Escape");
    await ui.press("Escape");
    await expect.poll(() => canPress(ui, "#first")).toBe(false);
  });

test("dealer-mega-nav lets a press that began before the code had come end on its link", async ({ ui }) => {
  const upgrade = await openHeld(ui, WIDE, menu);
  await ui.hover("#label");
  await ui.hover("#first");
  await ui.down();
  await upgrade();
  expect(await canPress(ui, "#first")).toBe(true);
  await ui.up();
  await expect.poll(async () => new URL(await ui.url()).hash).toBe("#nieuw");
});

test("dealer-mega-nav leaves a list open that has the focus on a narrow page", async ({ ui }) => {
  const shown =
    "dealer-mega-nav :is(ul, nav) { visibility: visible !important; position: static !important; max-block-size: none !important }";
  const upgrade = await openHeld(ui, NARROW, `<dealer-mega-nav><nav>${LIST}</nav></dealer-mega-nav>`, shown);
  await focus(ui, "#first");
  expect(await focusedId(ui)).toBe("first");
  await upgrade();
  expect(await focusedId(ui)).toBe("first");
  expect(await canPress(ui, "#first")).toBe(true);
});

// In WebKit such a page crashed: the items got another kind of box in a submenu that was hidden at the same moment.
for (const size of [WIDE, NARROW])
  test(`dealer-mega-nav takes over floated items that show before the code has come, ${size[0]} px`, async ({
    ui,
  }) => {
    const upgrade = await openHeld(ui, size, menu, ".m li { display: block; float: left }");
    if (size === WIDE) {
      const place = await ui.eval(() => {
        const { x, y } = (document.querySelector("#label") as Element).getBoundingClientRect();
        return [x + 5, y + 5] as const;
      });
      await ui.moveTo(...place);
      await expect.poll(() => canPress(ui, "#first")).toBe(true);
    }
    await upgrade();
    await ui.eval(twoFrames);
    await expect.poll(() => ui.attribute("#label", "data-dealer-label")).toBe("");
    for (const [width, height] of [NARROW, WIDE, NARROW]) {
      await ui.viewport(width, height);
      const isNarrow = () => matches(ui, "dealer-mega-nav:state(mobile)");
      await expect.poll(isNarrow).toBe(width === NARROW[0]);
      await ui.eval(twoFrames);
    }
  });
