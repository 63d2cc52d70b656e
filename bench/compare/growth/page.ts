import type { Contender, Parts } from "../page/contender.ts";
import { pageHtml } from "../page/page-html.ts";
import { menuOf } from "./menu.ts";

const SCRIPT = /<script type="module" src="(.+)"><\/script>/;

const NOTHING: Omit<Parts, "menu"> = {
  loader: "",
  phones: "",
  slides: "",
  tips: "",
  search: "",
  date: "",
  toTop: "",
  banner: "",
};

/** A contender's page with only a menu and without its script, and the address of that script. */
export function menuPage(contender: Contender, links: number) {
  const parts = { ...NOTHING, menu: () => contender.parts.menu(menuOf(links)) };
  const html = pageHtml({ ...contender, parts });
  const [script = "", src = ""] = SCRIPT.exec(html) ?? [];
  return { html: html.replace(script, ""), src };
}
