import { expect, test, type Ui } from "../../../support/ui.ts";
import { NARROW, problems, WIDE } from "../page.ts";
import { areWatching, canPressLink, frames, LIST, openTheme, visibleButtons } from "./in-a-theme/theme.ts";
import { emitted, focus } from "./menu.ts";

const MENU = `<dealer-mega-nav toggle-for=".bur">${LIST}</dealer-mega-nav>`;
const CSS = ".bur { display: none } @media (max-width: 768px) { .bur { display: block } }";

/** The page's buttons, and what their scripts do. */
const BUTTONS: Readonly<Record<string, string>> = {
  "a button": '<button type="button" class="bur" title="&quot;">Menu</button>',
  "a button with a state": '<button aria-expanded="false" class="bur" aria-controls="x">Menu</button>',
  "a link": '<a href="#menu" class="bur">Menu</a>',
  "a link with the role of a button": '<a role="button" tabindex="0" class="bur">Menu</a>',
  "a div": '<div class="bur">Menu</div>',
  "a label of a check box":
    '<label class="bur" for="vak">Menu</label><input type="checkbox" id="vak" hidden="">',
  "a label around a check box": '<label class="bur">Menu<input type="checkbox"></label>',
  "a button whose script stops the press":
    '<button class="bur" onclick="event.stopImmediatePropagation(); return false">Menu</button>',
  "a button whose script changes its state":
    '<button class="bur" aria-expanded="true" onclick="this.setAttribute(\'aria-expanded\', \'mixed\')">Menu</button>',
};

const expanded = (ui: Ui) => ui.attribute(".bur", "aria-expanded");

async function expectOpen(ui: Ui, isOpen: boolean, where: string): Promise<void> {
  await expect.poll(() => canPressLink(ui), where).toBe(isOpen);
  await expect.poll(() => expanded(ui), where).toBe(String(isOpen));
  expect(await visibleButtons(ui), where).not.toContain("ours");
}

for (const [name, button] of Object.entries(BUTTONS))
  test(`toggle-for lets ${name} of the page open and close the list, and restores it`, async ({ ui }) => {
    await openTheme(ui, { html: `<div><span>${button}</span></div>${MENU}`, css: CSS });
    await expectOpen(ui, false, "at the start");
    await ui.click(".bur");
    await expectOpen(ui, true, "after a press");
    await ui.click(".bur");
    await expectOpen(ui, false, "after another press");
    expect(await emitted(ui, "toggled")).toEqual([{ open: true }, { open: false }]);
    for (const key of ["Enter", "Space"]) {
      if (name === "a label around a check box") continue;
      await focus(ui, ".bur");
      await ui.press(key);
      await expectOpen(ui, true, key);
      await focus(ui, 'dealer-mega-nav a[href="#home"]');
      await ui.press("Escape");
      await expectOpen(ui, false, `Escape after ${key}`);
      expect(await ui.eval(() => document.activeElement?.className)).toBe("bur");
    }
    await ui.click(".bur");
    await ui.viewport(...WIDE);
    await expect.poll(() => ui.eval(() => document.querySelector("span")?.innerHTML)).toBe(button);
    await ui.viewport(...NARROW);
    await expectOpen(ui, true, "narrow again");
    await ui.eval(() => document.querySelector("dealer-mega-nav")?.remove());
    await expect.poll(() => ui.eval(() => document.querySelector("span")?.innerHTML)).toBe(button);
    expect(await problems(ui)).toEqual([]);
  });

test("toggle-for finds several buttons, and those that come later", async ({ ui }) => {
  await openTheme(ui, { html: `<button class="bur">Menu</button>${MENU}`, css: CSS });
  await ui.eval(() =>
    document
      .querySelector("main")
      ?.insertAdjacentHTML("beforeend", '<button id="late" class="bur">Menu</button>'),
  );
  await expect.poll(() => ui.attribute("#late", "aria-expanded")).toBe("false");
  await ui.click("#late");
  await expectOpen(ui, true, "by the late button");
  expect(await ui.attribute("#late", "aria-expanded")).toBe("true");
  await ui.click(".bur:not(#late)");
  await expectOpen(ui, false, "by the first button");
  await ui.click(".bur:not(#late)");
  await ui.click("h1");
  await expectOpen(ui, false, "by a press elsewhere");
});

const UNUSABLE = { "#nergens": "matches nothing on the page", "[[": "is not a CSS selector" };

for (const [selector, problem] of Object.entries(UNUSABLE))
  test(`toggle-for="${selector}" gets a warning and our own button`, async ({ ui }) => {
    await openTheme(ui, { html: MENU.replace(".bur", selector), css: CSS });
    await expect.poll(() => visibleButtons(ui)).toEqual(["ours"]);
    const [warning, ...others] = await problems(ui);
    expect(String(JSON.stringify(warning))).toContain(problem);
    expect(others).toEqual([]);
    await ui.click("dealer-mega-nav >>> [part=toggle]");
    await expect.poll(() => canPressLink(ui)).toBe(true);
  });

test('toggle="none" shows the list without a button on a narrow page', async ({ ui }) => {
  await openTheme(ui, { html: MENU.replace('toggle-for=".bur"', 'toggle="none"'), css: CSS });
  expect(await visibleButtons(ui)).toEqual([]);
  expect(await canPressLink(ui)).toBe(true);
  expect(await canPressLink(ui, "nieuw")).toBe(false);
  await ui.click("dealer-mega-nav [data-dealer-toggle]");
  await expect.poll(() => canPressLink(ui, "nieuw")).toBe(true);
  await ui.press("Escape");
  await expect.poll(() => canPressLink(ui, "nieuw")).toBe(false);
  await ui.press("Escape");
  await ui.click("h1");
  await frames(ui);
  expect(await canPressLink(ui)).toBe(true);
  expect(await emitted(ui, "toggled")).toEqual([]);
  await ui.viewport(...WIDE);
  await expect.poll(() => canPressLink(ui)).toBe(true);
  await ui.eval(() => document.querySelector("dealer-mega-nav")?.setAttribute("toggle", "auto"));
  await ui.viewport(...NARROW);
  await expect.poll(() => visibleButtons(ui)).toEqual(["ours"]);
  expect(await canPressLink(ui)).toBe(false);
  await areWatching(ui);
  expect(await problems(ui)).toEqual([]);
});
