import type { Contender } from "../../page/contender.ts";
import { BANNER } from "../../page/page.ts";
import { phoneList, plainParts, slideImages } from "../../page/plain.ts";

/** The core of the page in Lit, and the browser's own widgets where they exist. */
export const lit: Contender = {
  name: "Lit 3",
  entry: new URL("./main.js", import.meta.url),
  parts: {
    ...plainParts,
    loader: "<lit-loader></lit-loader>",
    menu: (items) => `<lit-disclosure id="menu" label="Menu">${plainParts.menu(items)}</lit-disclosure>`,
    phones: `<lit-disclosure id="phones" label="Bel ons">${phoneList}</lit-disclosure>`,
    slides: `<div class="slides"><div>${slideImages.join("")}</div></div>`,
    toTop: "<lit-to-top></lit-to-top>",
    banner: `<lit-banner><p>${BANNER}</p></lit-banner>`,
  },
  controls: {
    menu: { press: "#menu >>> button", effect: "#menu a" },
    phones: { press: "#phones >>> button", effect: "#phones a" },
    accept: { press: "lit-banner >>> button", effect: "lit-banner >>> section", goes: true },
  },
};
