import { menuFixtures } from "../fixtures/menus/index.ts";

const PLACE = "<!-- menu -->";

/**
 * `?menu=<name>` puts a fixture's menu in the page's place for it, with the `layout` of the query; `?dir=rtl` makes
 * the page right-to-left.
 */
export function menuVariant(asked: URLSearchParams): ((html: string) => string)[] {
  const name = asked.get("menu");
  if (name === null) return [];
  const fixture = menuFixtures.find((menu) => menu.name === name);
  const element = `<dealer-mega-nav layout="${asked.get("layout") ?? "dropdown"}">${fixture?.html}</dealer-mega-nav>`;
  const direction = asked.get("dir") ?? "ltr";
  return [
    (html) => (fixture ? html.replace(PLACE, () => element) : html),
    (html) => html.replace("<html", `<html dir="${direction}"`),
  ];
}
