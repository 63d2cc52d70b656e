import type { Contender } from "../../page/contender.ts";
import { BANNER, type MenuItem, PHONES, TIPS } from "../../page/page.ts";
import { dateForm, searchForm, slideImages } from "../../page/plain.ts";

const items = (list: readonly MenuItem[]): string =>
  list
    .map(
      ({ text, items: below }) =>
        `<sl-menu-item>${text}${below ? `<sl-menu slot="submenu">${items(below)}</sl-menu>` : ""}</sl-menu-item>`,
    )
    .join("");

const dropdown = (id: string, label: string, content: string) =>
  `<sl-dropdown id="${id}"><sl-button slot="trigger" caret>${label}</sl-button><sl-menu>${content}</sl-menu></sl-dropdown>`;

export const shoelace: Contender = {
  name: "Shoelace",
  entry: new URL("./main.js", import.meta.url),
  parts: {
    loader: '<div id="loader"></div>',
    menu: (menu) => dropdown("menu", "Menu", items(menu)),
    phones: dropdown(
      "phones",
      "Bel ons",
      PHONES.map(([name, number]) => `<sl-menu-item>${name} ${number}</sl-menu-item>`).join(""),
    ),
    slides: `<sl-carousel navigation pagination loop>${slideImages.map((image) => `<sl-carousel-item>${image}</sl-carousel-item>`).join("")}</sl-carousel>`,
    tips: `<p>${TIPS.map(([text, tip]) => `<sl-tooltip content="${tip}"><button type="button">${text}</button></sl-tooltip>`).join(" ")}</p>`,
    search: searchForm('<sl-input type="search" id="q" name="q"></sl-input>'),
    date: dateForm('<sl-input type="date" id="dag" name="dag"></sl-input>'),
    toTop: '<sl-button id="to-top" hidden>Naar boven</sl-button>',
    banner: `<sl-alert id="banner" open><p>${BANNER}</p><sl-button value="1">Accepteren</sl-button> <sl-button value="-1">Weigeren</sl-button></sl-alert>`,
  },
  next: "sl-carousel >>> [part~=navigation-button--next]",
  controls: {
    menu: { press: "#menu sl-button", effect: "#menu sl-menu-item" },
    phones: { press: "#phones sl-button", effect: "#phones sl-menu-item" },
    accept: { press: "#banner sl-button", effect: "#banner >>> [part~=base]", goes: true },
  },
};
