import type { Contender } from "../../page/contender.ts";
import { BANNER, type MenuItem, SLIDES, TIPS } from "../../page/page.ts";
import { dateForm, phoneList, searchForm, searchInput, slug } from "../../page/plain.ts";

const items = (list: readonly MenuItem[]): string =>
  list
    .map(
      ({ text, items: below }) =>
        `<li><a href="#${slug(text)}">${text}${below ? ' <span class="caret"></span>' : ""}</a>${below ? `<ul class="dropdown-menu">${items(below)}</ul>` : ""}</li>`,
    )
    .join("");

const slide = ({ src, alt }: (typeof SLIDES)[number], index: number) =>
  `<div class="item${index === 0 ? " active" : ""}"><img src="${src}" alt="${alt}" width="880" height="450"></div>`;

export const jquery: Contender = {
  name: "jQuery 1.12, UI, Bootstrap 3, SmartMenus",
  entry: new URL("./main.js", import.meta.url),
  parts: {
    loader: '<div id="loader"></div>',
    menu: (menu) =>
      `<nav class="navbar navbar-default" aria-label="Hoofdmenu"><button type="button" class="navbar-toggle collapsed" data-toggle="collapse" data-target="#menu" aria-expanded="false" aria-label="Menu"><span class="icon-bar"></span><span class="icon-bar"></span><span class="icon-bar"></span></button><div class="collapse navbar-collapse" id="menu"><ul class="nav navbar-nav">${items(menu)}</ul></div></nav>`,
    phones: `<div><button type="button" class="btn btn-primary" data-toggle="collapse" data-target="#phones" aria-expanded="false">Bel ons</button><div class="collapse" id="phones">${phoneList}</div></div>`,
    slides: `<div id="slides" class="carousel slide"><div class="carousel-inner">${SLIDES.map(slide).join("")}</div><a class="left carousel-control" href="#slides" role="button" data-slide="prev">Vorige</a><a class="right carousel-control" href="#slides" role="button" data-slide="next">Volgende</a></div>`,
    tips: `<p>${TIPS.map(([text, tip]) => `<button type="button" class="btn" data-toggle="tooltip" title="${tip}">${text}</button>`).join(" ")}</p>`,
    search: searchForm(searchInput),
    date: dateForm('<input id="dag" name="dag">'),
    toTop: '<button class="btn" id="to-top" style="display: none">Naar boven</button>',
    banner: `<div id="banner" class="navbar-fixed-bottom well" style="display: none"><p>${BANNER}</p><button class="btn btn-primary" value="1">Accepteren</button> <button class="btn" value="-1">Weigeren</button></div>`,
  },
  next: ".right.carousel-control",
  controls: {
    menu: { press: ".navbar-toggle", effect: "#menu a" },
    phones: { press: "[data-target='#phones']", effect: "#phones a" },
    accept: { press: "#banner button", effect: "#banner", goes: true },
  },
};
