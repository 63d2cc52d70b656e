import { menuFixtures } from "../fixtures/menus/index.ts";

const PLACE = "<!-- menu -->";

/**
 * `?menu=<name>` puts a fixture's menu where a page has a place for it, in an element with the `layout` asked for;
 * `?dir=rtl` turns the page round.
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
