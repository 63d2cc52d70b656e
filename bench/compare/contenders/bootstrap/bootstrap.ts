import type { Contender } from "../../page/contender.ts";
import { BANNER, type MenuItem, TIPS } from "../../page/page.ts";
import { dateForm, phoneList, searchForm, slideImages, slug } from "../../page/plain.ts";

const link = (text: string, className: string) => `<a class="${className}" href="#${slug(text)}">${text}</a>`;

/** Bootstrap has only one level of submenus, so deeper links are under a heading. */
const entry = ({ text, items }: MenuItem): string =>
  items
    ? `<li><h6 class="dropdown-header">${text}</h6></li>${items.map(entry).join("")}`
    : `<li>${link(text, "dropdown-item")}</li>`;

const item = ({ text, items }: MenuItem) =>
  items
    ? `<li class="nav-item dropdown"><a class="nav-link dropdown-toggle" href="#" role="button" data-bs-toggle="dropdown" aria-expanded="false">${text}</a><ul class="dropdown-menu">${items.map(entry).join("")}</ul></li>`
    : `<li class="nav-item">${link(text, "nav-link")}</li>`;

export const bootstrap: Contender = {
  name: "Bootstrap 5, cookieconsent, tippy, Embla, accessible-autocomplete, flatpickr",
  entry: new URL("./main.js", import.meta.url),
  parts: {
    loader: '<div id="loader"></div>',
    menu: (menu) =>
      `<nav class="navbar navbar-expand-lg" aria-label="Hoofdmenu"><button class="navbar-toggler" type="button" data-bs-toggle="collapse" data-bs-target="#menu" aria-controls="menu" aria-expanded="false" aria-label="Menu"><span class="navbar-toggler-icon"></span></button><div class="collapse navbar-collapse" id="menu"><ul class="navbar-nav">${menu.map(item).join("")}</ul></div></nav>`,
    phones: `<div><button class="btn btn-primary" type="button" data-bs-toggle="collapse" data-bs-target="#phones" aria-expanded="false">Bel ons</button><div class="collapse" id="phones">${phoneList}</div></div>`,
    slides: `<div class="slides"><div>${slideImages.join("")}</div></div>`,
    tips: `<p>${TIPS.map(([text, tip]) => `<button type="button" class="btn" data-tippy-content="${tip}">${text}</button>`).join(" ")}</p>`,
    search: searchForm('<span id="suggestions"></span>'),
    date: dateForm('<input id="dag" name="dag">'),
    toTop: '<button class="btn" id="to-top" hidden>Naar boven</button>',
    banner: `<p id="banner" hidden>${BANNER}</p>`,
  },
  controls: {
    menu: { press: ".navbar-toggler", effect: "#menu a" },
    phones: { press: "[data-bs-target='#phones']", effect: "#phones a" },
    accept: { press: "#cc-main [data-role=all]", effect: "#cc-main .cm", goes: true },
  },
};
