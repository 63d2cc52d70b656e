import type { Parts } from "./contender.ts";
import { BANNER, type MenuItem, PHONES, SLIDES, TIPS } from "./page.ts";

/** The page's content as a CMS prints it, without any enhancement. */

export const menuList = (items: readonly MenuItem[]): string =>
  `<ul>${items.map(({ text, items: below }) => `<li><a href="#${slug(text)}">${text}</a>${below ? menuList(below) : ""}</li>`).join("")}</ul>`;

export const slug = (text: string) => text.toLowerCase().replace(/\W+/g, "-");

export const phoneList = `<ul>${PHONES.map(([name, number]) => `<li>${name} <a href="tel:${number.replaceAll(" ", "")}">${number}</a></li>`).join("")}</ul>`;

export const slideImages = SLIDES.map(
  ({ src, alt }, index) =>
    `<img src="${src}" alt="${alt}" width="880" height="450"${index > 0 ? ' loading="lazy"' : ""}>`,
);

export const searchInput = '<input type="search" id="q" name="q">';
export const searchForm = (field: string) =>
  `<form role="search" action="#zoek"><label for="q">Zoek een auto</label> ${field}</form>`;

export const dateForm = (field: string) =>
  `<form action="#afspraak"><label for="dag">Welke dag?</label> ${field}</form>`;

export const plainParts: Parts = {
  loader: "",
  menu: (items) => `<nav aria-label="Hoofdmenu">${menuList(items)}</nav>`,
  phones: phoneList,
  slides: slideImages.join(""),
  tips: `<p>${TIPS.map(([text, tip]) => `<span title="${tip}">${text}</span>`).join(" · ")}</p>`,
  search: searchForm(searchInput),
  date: dateForm('<input type="date" id="dag" name="dag">'),
  toTop: '<p><a href="#top">Naar boven</a></p>',
  banner: `<p>${BANNER}</p>`,
};
