import { ASKS_SOON } from "../../../../support/timeouts.ts";
import { expect, test } from "../../../../support/ui.ts";
import { matches, NARROW, WIDE } from "../../page.ts";
import { MENU_BUTTON, toggleOf } from "../menu.ts";
import { canPressLink, changeTheme, frames, openTheme, TAG } from "./theme.ts";

/* Some themes hide the links of a submenu, or of a mobile menu, until the pointer is over it or a script adds a class. */

const WAYS: Readonly<Record<string, string>> = {
  display: "display: none",
  visibility: "visibility: hidden",
  opacity: "opacity: 0",
  "slow opacity": "opacity: 0; transition: opacity 0.3s",
  "transform to nothing": "transform: scale(0)",
  "off to the left": "position: absolute; left: -9999px",
  translate: "translate: -100vw 0",
  height: "height: 0; min-height: 0; padding-block: 0; overflow: hidden",
  "pointer events": "pointer-events: none; opacity: 0.01",
};

const LAYOUTS = {
  "panel of a wide page": { size: WIDE, list: ".m ul", press: toggleOf("Aanbod"), hash: "nieuw" },
  "list of a narrow page": { size: NARROW, list: ".m", press: MENU_BUTTON, hash: "contact" },
} as const;

/** What of an item a theme hides. */
const PARTS = { links: "> a", items: "" } as const;

for (const [part, inner] of Object.entries(PARTS))
  test(`dealer-mega-nav shows what is open although a theme hides its ${part}`, async ({ ui }) => {
    const unmet: string[] = [];
    for (const [layout, { size, list, press, hash }] of Object.entries(LAYOUTS)) {
      await openTheme(ui, { html: TAG, css: "", size });
      for (const [way, rule] of Object.entries(WAYS))
        for (const weight of ["", " !important"]) {
          const hidden = rule.replaceAll(/(;|$)/g, `${weight}$1`);
          await changeTheme(ui, { html: TAG, css: `${list} > li ${inner} { ${hidden} }` });
          await ui.click(press);
          await expect
            .poll(() => canPressLink(ui, hash), ASKS_SOON)
            .toBe(true)
            .catch(() => unmet.push(`${way}${weight}, ${layout}`));
        }
    }
    expect(unmet).toEqual([]);
  });

/** Where links are hidden for a while by what opens. */
const OPENING: Readonly<
  Record<string, { readonly html: string; readonly css: string; readonly press: string }>
> = {
  "their panel fades in": {
    html: TAG,
    css: ".m ul { transition: opacity 0.5s steps(1, end) !important }",
    press: '[data-dealer-toggle][aria-label="Aanbod"]',
  },
  "our drawer slides in": {
    html: TAG.replace(">", ' mobile="drawer">'),
    css: "",
    press: MENU_BUTTON,
  },
  "a theme shows their drawer": {
    html: `<input type="checkbox" id="box"><label for="box" id="bur">Toon</label><div class="w">${TAG}</div>`,
    css: ".w { display: none } #box:checked ~ .w { display: block }",
    press: "#bur",
  },
  "a theme slides their drawer in": {
    html: `<input type="checkbox" id="box"><label for="box" id="bur">Toon</label><div class="w">${TAG}</div>`,
    css: ".w { position: fixed; inset: 60px auto 0 0; width: 300px; translate: -400px 0; transition: translate 0.3s } #box:checked ~ .w { translate: 0 0 }",
    press: "#bur",
  },
};

for (const [what, { html, css, press }] of Object.entries(OPENING))
  test(`dealer-mega-nav leaves links as they are while ${what}`, async ({ ui }) => {
    await openTheme(ui, { html, css, size: press.includes("Aanbod") ? WIDE : NARROW });
    await ui.click(press);
    await frames(ui);
    await expect.poll(() => canPressLink(ui, press.includes("Aanbod") ? "nieuw" : "contact")).toBe(true);
    await frames(ui);
    expect(await matches(ui, "dealer-mega-nav a[data-dealer-shown]")).toBe(false);
  });
