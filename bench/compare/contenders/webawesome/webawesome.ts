import type { Contender } from "../../page/contender.ts";
import { BANNER, type MenuItem, PHONES, TIPS } from "../../page/page.ts";
import { dateForm, searchForm, slideImages, slug } from "../../page/plain.ts";

const items = (list: readonly MenuItem[], slot = ""): string =>
  list
    .map(
      ({ text, items: below }) =>
        `<wa-dropdown-item${slot}>${text}${below ? items(below, ' slot="submenu"') : ""}</wa-dropdown-item>`,
    )
    .join("");

const dropdown = (id: string, label: string, content: string) =>
  `<wa-dropdown id="${id}"><wa-button slot="trigger" with-caret>${label}</wa-button>${content}</wa-dropdown>`;

export const webawesome: Contender = {
  name: "Web Awesome",
  entry: new URL("./main.js", import.meta.url),
  parts: {
    loader: '<div id="loader"></div>',
    menu: (menu) => dropdown("menu", "Menu", items(menu)),
    phones: dropdown(
      "phones",
      "Bel ons",
      PHONES.map(([name, number]) => `<wa-dropdown-item>${name} ${number}</wa-dropdown-item>`).join(""),
    ),
    slides: `<wa-carousel navigation pagination loop>${slideImages.map((image) => `<wa-carousel-item>${image}</wa-carousel-item>`).join("")}</wa-carousel>`,
    tips: `<p>${TIPS.map(([text, tip]) => `<button type="button" id="tip-${slug(text)}">${text}</button><wa-tooltip for="tip-${slug(text)}">${tip}</wa-tooltip>`).join(" ")}</p>`,
    search: searchForm('<wa-input type="search" id="q" name="q"></wa-input>'),
    date: dateForm('<wa-input type="date" id="dag" name="dag"></wa-input>'),
    toTop: '<wa-button id="to-top" hidden>Naar boven</wa-button>',
    banner: `<wa-callout id="banner"><p>${BANNER}</p><wa-button value="1">Accepteren</wa-button> <wa-button value="-1">Weigeren</wa-button></wa-callout>`,
  },
  next: "wa-carousel >>> [part~=navigation-button-next]",
  controls: {
    menu: { press: "#menu wa-button", effect: "#menu wa-dropdown-item" },
    phones: { press: "#phones wa-button", effect: "#phones wa-dropdown-item" },
    accept: { press: "#banner wa-button", effect: "#banner", goes: true },
  },
};
