import type { Contender, Controls, Parts } from "../page/contender.ts";
import { BANNER, TIPS } from "../page/page.ts";
import { dateForm, phoneList, plainParts, searchForm, searchInput, slideImages } from "../page/plain.ts";
import { type Edition, filesOf } from "../visit/code-size.ts";

const parts: Parts = {
  loader: "<dealer-loader></dealer-loader>",
  menu: (items) => `<dealer-mega-nav>${plainParts.menu(items)}</dealer-mega-nav>`,
  phones: `<dealer-call-us>${phoneList}</dealer-call-us>`,
  slides: `<dealer-carousel no-autoplay>${slideImages.map((image) => `<div>${image}</div>`).join("")}</dealer-carousel>`,
  tips: `<dealer-tooltips><p>${TIPS.map(([text, tip]) => `<button type="button" data-dealer-tooltip="${tip}">${text}</button>`).join(" ")}</p></dealer-tooltips>`,
  search: searchForm(`<dealer-autocomplete url="/suggest">${searchInput}</dealer-autocomplete>`),
  date: dateForm('<dealer-date-input><input id="dag" name="dag"></dealer-date-input>'),
  toTop: "<dealer-to-top></dealer-to-top>",
  banner: `<dealer-cookie-hint>${BANNER}</dealer-cookie-hint>`,
};

const controls = (folder: Edition): Controls => {
  const needs = (tag: string) => Object.keys(filesOf(folder, tag));
  return {
    menu: {
      press: "dealer-mega-nav >>> [part=toggle]",
      placeholder: "dealer-mega-nav",
      needs: needs("dealer-mega-nav"),
      effect: "dealer-mega-nav a",
    },
    phones: {
      press: "dealer-call-us >>> [part=button]",
      placeholder: "dealer-call-us",
      needs: needs("dealer-call-us"),
      effect: "dealer-call-us a",
    },
    accept: {
      press: "dealer-cookie-hint >>> [part=accept]",
      needs: needs("dealer-cookie-hint"),
      effect: "dealer-cookie-hint >>> [part=banner]",
      goes: true,
    },
  };
};

const edition = (name: string, folder: Edition): Contender => ({
  name,
  head: `<link rel="stylesheet" href="/${folder}/dealer-elements.css">
  <script type="module" src="/${folder}/dealer-elements.js"></script>`,
  parts,
  next: "dealer-carousel >>> [part=next]",
  calendar: { press: "dealer-date-input >>> [part=button]", effect: "dealer-date-input >>> [part=dialog]" },
  controls: controls(folder),
});

export const ours = edition("dealer-elements", "dist");
export const slim = edition("dealer-elements, slim", "dist/slim");

export const EDITIONS: readonly Contender[] = [ours, slim];
