import { expect, test, type Ui } from "../../../../support/ui.ts";
import { isShown, NARROW, problems, WIDE } from "../../page.ts";
import { canPressLink, LIST, openTheme, visibleButtons } from "./theme.ts";

/** A theme's button for the list, in the element. */
const BUTTONS: Readonly<Record<string, string>> = {
  "aria-controls": '<button class="bur" aria-controls="lijst" aria-expanded="false">Menu</button>',
  "data-bs-target":
    '<button class="bur navbar-toggler" data-bs-toggle="collapse" data-bs-target="#lijst">Menu</button>',
  "data-target": '<a class="bur" role="button" data-target="#lijst" href="#lijst">Menu</a>',
  "a check box": '<input type="checkbox" id="vak" hidden=""><label class="bur" for="vak">Menu</label>',
  "the name menu-toggle": '<button class="bur menu-toggle">Menu</button>',
  "the name hamburger": '<a class="bur hamburger" href="#">Menu</a>',
};
const BRAND = '<a class="navbar-brand" href="/">Merel</a>';
const OTHERS = `${BRAND}<button id="zoek" aria-controls="zoekveld" aria-expanded="false">Zoek</button>
  <button id="taal" aria-haspopup="listbox">NL</button>`;
const CSS = `.bur { display: none }
  @media (max-width: 768px) { .bur { display: inline-block !important } .collapse { display: none } }`;

const htmlWith = (button: string) =>
  `<dealer-mega-nav><nav class="navbar">${OTHERS}${button}<div class="collapse" id="lijst">${LIST}</div></nav></dealer-mega-nav>`;

async function expectOthers(ui: Ui, where: string) {
  for (const other of [".navbar-brand", "#zoek", "#taal"])
    await expect.poll(() => isShown(ui, other), `${other} ${where}`).toBe(true);
}

for (const [name, button] of Object.entries(BUTTONS))
  test(`dealer-mega-nav hides a theme's button in it, found by ${name}, and keeps the rest`, async ({
    ui,
  }) => {
    const html = htmlWith(button);
    await openTheme(ui, { html, css: CSS });
    await expect.poll(() => visibleButtons(ui)).toEqual(["ours"]);
    await expectOthers(ui, "closed");
    expect(await canPressLink(ui)).toBe(false);
    await ui.click("dealer-mega-nav >>> [part=toggle]");
    await expect.poll(() => canPressLink(ui)).toBe(true);
    await expectOthers(ui, "open");
    expect(await visibleButtons(ui)).toEqual(["ours"]);
    await ui.press("Escape");
    await expect.poll(() => canPressLink(ui)).toBe(false);
    await ui.viewport(...WIDE);
    await expect.poll(() => canPressLink(ui)).toBe(true);
    await ui.viewport(...NARROW);
    const restored = await ui.eval(async () => {
      const nav = document.querySelector("dealer-mega-nav") as HTMLElement;
      nav.remove();
      await new Promise(requestAnimationFrame);
      return nav.outerHTML;
    });
    expect(restored).toBe(html);
    expect(await problems(ui)).toEqual([]);
  });

test("dealer-mega-nav lets toggle-for use a button in it", async ({ ui }) => {
  const html = htmlWith(BUTTONS["aria-controls"] as string).replace("-nav>", '-nav toggle-for=".bur">');
  await openTheme(ui, { html, css: CSS });
  await expect.poll(() => visibleButtons(ui)).toEqual(["theirs"]);
  await ui.click(".bur");
  await expect.poll(() => canPressLink(ui)).toBe(true);
  await ui.click(".bur");
  await expect.poll(() => canPressLink(ui)).toBe(false);
});
