import { expect, test, type Ui } from "../../../../support/ui.ts";
import { matches, NARROW, problems, WIDE } from "../../page.ts";
import { focus, openMenu, replaceMenu, stage, visited } from "../menu.ts";
import { canPress, heard, LISTENING, startScript } from "./other-script.ts";

const PANEL = `<ul>
  <li><a id="first" href="#nieuw">Nieuw</a></li>
  <li><a href="#klein">Klein</a></li>
  <li><label>Zoek <input id="field"></label> <button id="own" type="button">Kies</button></li>
</ul>`;
const around = (item: string) => `<ul class="menu">
  <li><a id="home" href="#home">Home</a></li>
  <li id="has">${item}${PANEL}</li>
  <li><a href="#contact">Contact</a></li>
</ul>`;

/** The ways in which an item has its toggle. */
const MENUS = {
  "a printed button": around(
    '<a id="label" href="#aanbod">Aanbod</a><button id="toggle" type="button">open</button>',
  ),
  "a label without an address": around('<a id="toggle" href="#">Aanbod</a>'),
  "a span with the role of a button": around(
    '<a id="label" href="#aanbod">Aanbod</a><span id="toggle" role="button" tabindex="0">open</span>',
  ),
};
const BUTTON = MENUS["a printed button"];

async function showList(ui: Ui, size: readonly [number, number]): Promise<void> {
  if (size === NARROW) await openMenu(ui);
}

const isExpanded = async (ui: Ui) => (await ui.attribute("#toggle", "aria-expanded")) === "true";
const focusedId = (ui: Ui) => ui.eval(() => document.activeElement?.id);

/** What a visitor perceives: the toggle's state and whether the first link can be pressed. */
async function expectOpen(ui: Ui, isOpen: boolean, where: string): Promise<void> {
  await expect.poll(() => isExpanded(ui), where).toBe(isOpen);
  await expect.poll(() => canPress(ui, "#first"), where).toBe(isOpen);
}

test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

const CASES = [
  ...Object.entries(MENUS).map(([toggle, html]) => [`${toggle} on a wide page`, html, WIDE] as const),
  ["a printed button on a narrow page", BUTTON, NARROW] as const,
];

for (const [toggle, html, size] of CASES)
  test.describe(`another script and ${toggle}`, () => {
    test("Escape closes once, whoever prevents it or moves the focus", async ({ ui }) => {
      await stage(ui, { html, size });
      for (const listening of LISTENING) {
        const where = `${listening.place}, ${listening.phase}`;
        await replaceMenu(ui, html);
        await startScript(ui, {
          ...listening,
          ...{ types: ["keydown"], keys: ["Escape"], prevents: true, movesFocusTo: "#home" },
        });
        await showList(ui, size);
        await ui.click("#toggle");
        await expectOpen(ui, true, where);
        await focus(ui, "#first");
        await ui.press("Escape");
        await expectOpen(ui, false, where);
        await expect.poll(() => focusedId(ui), where).toBe("toggle");
      }
    });

    for (const key of ["Enter", "Space"])
      test(`${key} on the toggle opens and closes, whoever prevents it`, async ({ ui }) => {
        await stage(ui, { html, size });
        for (const listening of LISTENING) {
          const where = `${listening.place}, ${listening.phase}`;
          await replaceMenu(ui, html);
          const keys = [key === "Space" ? " " : key];
          await startScript(ui, {
            ...listening,
            ...{ types: ["keydown", "click"], keys, prevents: true, toggles: true },
          });
          await showList(ui, size);
          await focus(ui, "#toggle");
          for (const isOpen of [true, false]) {
            await ui.press(key);
            await expectOpen(ui, isOpen, where);
          }
        }
      });

    test("one press is one step, whoever cancels it or opens the same panel", async ({ ui }) => {
      await stage(ui, { html, size });
      for (const listening of LISTENING) {
        const where = `${listening.place}, ${listening.phase}`;
        await replaceMenu(ui, html);
        await startScript(ui, { ...listening, types: ["click"], prevents: true, toggles: true });
        await showList(ui, size);
        for (const isOpen of [true, false, true]) {
          await ui.click("#toggle");
          await expectOpen(ui, isOpen, where);
        }
      }
    });

    test("the arrow keys move the focus as without that script", async ({ ui }) => {
      await stage(ui, { html, size });
      for (const listening of LISTENING.filter(({ place }) => place !== "window")) {
        const where = `${listening.place}, ${listening.phase}`;
        await replaceMenu(ui, html);
        await startScript(ui, {
          ...listening,
          ...{ types: ["keydown"], keys: ["ArrowDown", "Home"], prevents: true, movesFocusTo: "#field" },
        });
        await showList(ui, size);
        await ui.click("#toggle");
        await expectOpen(ui, true, where);
        await focus(ui, "#toggle");
        await ui.press("ArrowDown");
        await expect.poll(() => focusedId(ui), where).toBe("first");
        await focus(ui, "#toggle");
        await ui.press("Home");
        await expect.poll(() => focusedId(ui), where).toBe("home");
        expect(await heard(ui), where).toEqual([]);
      }
    });
  });

test.describe("what stays the page's own", () => {
  const listenOnDocument = { place: "document", phase: "bubble" } as const;

  test("keys in a field and on a button in a panel", async ({ ui }) => {
    await stage(ui, { html: BUTTON });
    await startScript(ui, { ...listenOnDocument, types: ["keydown", "click"] });
    await ui.click("#toggle");
    await expectOpen(ui, true, "");
    await focus(ui, "#field");
    for (const key of ["a", "Space", "Home", "ArrowLeft", "End"]) await ui.press(key);
    await expect
      .poll(() => ui.eval(() => document.querySelector<HTMLInputElement>("#field")?.value))
      .toBe("a ");
    expect(await focusedId(ui)).toBe("field");
    await focus(ui, "#own");
    await ui.press("Enter");
    await expect.poll(() => heard(ui)).toEqual([...new Array(6).fill("keydown"), "click"]);
    await expectOpen(ui, true, "");
  });

  test("a click on a link: listeners get it, and a router cancels it", async ({ ui }) => {
    await stage(ui, { html: BUTTON });
    for (const selector of ["#label", "#first"])
      for (const listening of LISTENING.filter(({ place }) => place !== "#toggle")) {
        const where = `${selector}, ${listening.place}, ${listening.phase}`;
        if (selector === "#first" && listening.place === "#label") continue;
        await replaceMenu(ui, BUTTON);
        await startScript(ui, { ...listening, types: ["click"], prevents: true });
        if (selector === "#first") await ui.click("#toggle");
        await ui.eval(() => {
          window.heard = [];
        });
        await ui.click(selector);
        await expect.poll(() => heard(ui), where).toEqual(["click"]);
        expect(await visited(ui), where).toBe("");
      }
  });

  test("Escape while a list of suggestions or a popover is open", async ({ ui }) => {
    const set = (name: string, value: string) =>
      ui.eval((n, v) => document.querySelector("#field")?.setAttribute(n, v), name, value);
    await stage(ui, { html: BUTTON });
    await ui.click("#toggle");
    await expectOpen(ui, true, "");
    await focus(ui, "#field");
    await set("role", "combobox");
    await set("aria-expanded", "true");
    await ui.press("Escape");
    await expectOpen(ui, true, "with suggestions");
    await set("aria-expanded", "false");

    await ui.eval(() => {
      const popover = document.createElement("div");
      popover.popover = "auto";
      document.querySelector("main")?.append(popover);
      popover.showPopover();
    });
    await ui.press("Escape");
    await expect.poll(() => matches(ui, "[popover=auto]:popover-open")).toBe(false);
    await expectOpen(ui, true, "with a popover");
    await focus(ui, "#field");
    await ui.press("Escape");
    await expectOpen(ui, false, "with nothing else open");
    await expect.poll(() => focusedId(ui)).toBe("toggle");
  });
});

test("a parent's link that a script has marked as a toggle is followed at once", async ({ ui }) => {
  await stage(ui, { html: BUTTON });
  await startScript(ui, { place: "#label", phase: "bubble", types: ["click"], prevents: true });
  await ui.eval(() => document.querySelector("#label")?.setAttribute("aria-expanded", "false"));
  await ui.click("#label");
  await expect.poll(() => visited(ui)).toBe("#aanbod");
});

test.describe("a parent's link that a script opens at the first press", () => {
  for (const { place, phase } of LISTENING.filter(({ place }) => ["#has", "#label"].includes(place)))
    test(`is followed at once, with the script on ${place} in the ${phase} phase`, async ({ ui }) => {
      await stage(ui, { html: BUTTON });
      await startScript(ui, { place, phase, types: ["click", "keydown"], prevents: true, toggles: true });
      await ui.click("#label");
      await expect.poll(() => visited(ui)).toBe("#aanbod");
      await replaceMenu(ui, BUTTON);
      await startScript(ui, {
        ...{ place, phase, types: ["click", "keydown"] },
        ...{ keys: ["Enter"], prevents: true, toggles: true },
      });
      await focus(ui, "#label");
      await ui.press("Enter");
      await expect.poll(() => visited(ui)).toBe("#aanbod");
    });
});
