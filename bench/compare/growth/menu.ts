import type { MenuItem } from "../page/page.ts";

const PARENTS = 6;
const LEAVES = 9;

/** A menu with 60, 600 or 6,000 links: the first submenu is always the same, and the others share the remaining links. */
export function menuOf(links: number): readonly MenuItem[] {
  const groups = (links - PARENTS - LEAVES) / (PARENTS - 1) / LEAVES;
  const others = Array.from({ length: PARENTS - 1 }, (_, index) => parent(index + 2, groups));
  return [{ text: "Menu 1", items: leaves(LEAVES) }, ...others];
}

const parent = (place: number, groups: number): MenuItem => ({
  text: `Menu ${place}`,
  items: Array.from({ length: groups }, (_, index) => ({
    text: `Groep ${place}.${index}`,
    items: leaves(LEAVES - 1),
  })),
});

const leaves = (count: number): readonly MenuItem[] =>
  Array.from({ length: count }, (_, index) => ({ text: `Pagina ${index}` }));
