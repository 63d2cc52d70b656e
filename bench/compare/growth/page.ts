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

/** A contender's page with nothing but a menu of some links, and the address of the script that it leaves out. */
export function menuPage(contender: Contender, links: number) {
  const parts = { ...NOTHING, menu: () => contender.parts.menu(menuOf(links)) };
  const html = pageHtml({ ...contender, parts });
  const [script = "", src = ""] = SCRIPT.exec(html) ?? [];
  return { html: html.replace(script, ""), src };
}
