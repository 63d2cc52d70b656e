import type { Contender } from "../../page/contender.ts";
import { BANNER } from "../../page/page.ts";
import { phoneList, plainParts, searchForm, slideImages } from "../../page/plain.ts";

/** Elements written for this page only, and the browser's own widgets where they exist. */
export const hand: Contender = {
  name: "hand-written elements",
  entry: new URL("./main.ts", import.meta.url),
  parts: {
    ...plainParts,
    loader: "<hand-loader></hand-loader>",
    menu: (items) => `<hand-menu>${plainParts.menu(items)}</hand-menu>`,
    phones: `<hand-panel>${phoneList}</hand-panel>`,
    slides: `<div class="slides">${slideImages.join("")}</div>`,
    search: searchForm(
      '<input type="search" id="q" name="q" list="autos"><datalist id="autos"><option value="Noorda Kust"><option value="Halm Een"></datalist>',
    ),
    toTop: "<hand-to-top></hand-to-top>",
    banner: `<hand-banner hidden><p>${BANNER}</p></hand-banner>`,
  },
  controls: {
    menu: { press: "hand-menu nav > button", effect: "hand-menu a" },
    phones: { press: "hand-panel > button", effect: "hand-panel a" },
    accept: { press: "hand-banner > button", effect: "hand-banner", goes: true },
  },
};
