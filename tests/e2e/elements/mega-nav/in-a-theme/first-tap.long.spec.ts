import { expect, test, type Ui } from "../../../../support/ui.ts";
import { createTap } from "../../../menus/tap.ts";
import { matches, NARROW, problems, WIDE } from "../../page.ts";
import { openMenu, replaceMenu, stage, visited } from "../menu.ts";
import { canPress, heard, LISTENING, type OtherScript, startScript } from "./other-script.ts";

const menu = (item: string) => `<ul class="menu">
  <li><a href="#home">Home</a></li>
  <li id="has">${item}
    <ul>
      <li><a id="first" href="#nieuw">Nieuw</a></li>
      <li><a id="second" href="#klein"><span>Klein</span></a></li>
      <li><button id="own" type="button">Kies</button></li>
    </ul></li>
</ul>`;

const PRINTED = menu(
  '<a id="label" href="#aanbod">Aanbod</a><button id="toggle" type="button">open</button>',
);
const TOGGLES = {
  "a printed button": PRINTED,
  "a label without an address": menu('<a id="toggle" href="#">Aanbod</a>'),
};
/** A script on the window is before ours, and no page of the field has one. */
const ELSEWHERE_LISTENING = LISTENING.filter(({ place }) => place !== "window");

/** Scripts that open a submenu at the first tap; both changes of it are theirs. */
const FIRST_TAP: readonly (readonly string[])[] = [["touchstart"], ["touchend"], ["touchstart", "click"]];

test.skip(({ engine }) => engine !== "chromium", "only Chromium's driver has fingers");
test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

type Size = readonly [number, number];

async function openPage(ui: Ui, size: Size) {
  await stage(ui, { html: PRINTED, size });
  return createTap(ui);
}

async function putMenu(ui: Ui, html: string, script: OtherScript, size: Size = WIDE) {
  await replaceMenu(ui, html);
  await startScript(ui, script);
  if (size === NARROW) await openMenu(ui);
}

for (const [width, size] of [
  ["wide", WIDE],
  ["narrow", NARROW],
] as const)
  for (const types of FIRST_TAP)
    test.describe(`a script that cancels ${types.join(" and ")} on a ${width} page`, () => {
      for (const [toggle, html] of Object.entries(TOGGLES))
        test(`one tap on ${toggle} opens, and one more closes`, async ({ ui }) => {
          const tap = await openPage(ui, size);
          for (const listening of ELSEWHERE_LISTENING) {
            const where = `${listening.place}, ${listening.phase}`;
            const script = { ...listening, types, prevents: true, toggles: true };
            await putMenu(ui, html, script, size);
            for (const isOpen of [true, false]) {
              await tap("#toggle");
              await expect.poll(() => canPress(ui, "#first"), where).toBe(isOpen);
              expect(await ui.attribute("#toggle", "aria-expanded")).toBe(String(isOpen));
            }
          }
        });

      test("one tap follows a parent's link", async ({ ui }) => {
        const tap = await openPage(ui, size);
        for (const place of ["#has", "#label"] as const) {
          const script = { place, phase: "bubble", types, prevents: true, toggles: true } as const;
          await putMenu(ui, PRINTED, script, size);
          await tap("#label");
          await expect.poll(() => visited(ui), place).toBe("#aanbod");
        }
      });
    });

test("one tap follows a link in a panel, whoever cancels the touch", async ({ ui }) => {
  const tap = await openPage(ui, WIDE);
  for (const type of ["touchstart", "touchend"])
    for (const listening of ELSEWHERE_LISTENING.filter(({ place }) => !/label|toggle/.test(place))) {
      const where = `${type}, ${listening.place}, ${listening.phase}`;
      await putMenu(ui, PRINTED, { ...listening, types: [type], prevents: true });
      await tap("#toggle");
      await expect.poll(() => canPress(ui, "#second"), where).toBe(true);
      await tap("#second");
      await expect.poll(() => visited(ui), where).toBe("#klein");
      expect(await heard(ui), where).toContain(type);
    }
});

test("a touch on a button of the page in a panel stays the page's own", async ({ ui }) => {
  const script = { place: "document", phase: "bubble", types: ["touchstart", "touchend", "click"] } as const;
  const tap = await openPage(ui, WIDE);
  await putMenu(ui, PRINTED, script);
  await tap("#toggle");
  await expect.poll(() => canPress(ui, "#own")).toBe(true);
  await tap("#own");
  await expect.poll(() => heard(ui)).toEqual(["touchstart", "touchend", "click"]);
  expect(await matches(ui, "#has[data-dealer-expanded]")).toBe(true);
});

test("one tap on the menu button opens the list", async ({ ui }) => {
  await stage(ui, { html: PRINTED, size: NARROW });
  await ui.eval(() => {
    const cancel = (event: Event) => event.preventDefault();
    for (const type of ["touchstart", "touchend"])
      document.addEventListener(type, cancel, { capture: true, passive: false });
  });
  const tap = await createTap(ui);
  await tap('dealer-mega-nav >>> [part="toggle"]');
  await expect.poll(() => canPress(ui, "#label")).toBe(true);
});
