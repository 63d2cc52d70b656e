import { readFileSync } from "node:fs";

interface SeedPage {
  slug: string;
  parent?: string;
}

interface SeedItem {
  page?: string;
  url?: string;
  newWindow?: boolean;
  children?: SeedItem[];
}

interface Seed {
  frontPage: string;
  pages: SeedPage[];
  phones: SeedItem[];
  menu: SeedItem[];
}

const file = new URL("../../../scripts/wordpress/site.json", import.meta.url);
const { frontPage, pages, phones, menu }: Seed = JSON.parse(readFileSync(file, "utf8"));
const items = menu.flatMap(withDescendants);

/** The numbers of pages and items that the site was filled with. */
export const seed = {
  items: items.length,
  submenus: items.filter(({ children }) => children).length,
  links: items.filter(hasAddress).length,
  labels: items.filter((item) => item.children && !hasAddress(item)).length,
  labelParents: items.filter((item) => item.children && !hasAddress(item)).length,
  newWindows: items.filter(({ newWindow }) => newWindow).length,
  phones: phones.map(({ url }) => url),
  paths: pages.map(pathOf),
};

function withDescendants(item: SeedItem): SeedItem[] {
  return [item, ...(item.children ?? []).flatMap(withDescendants)];
}

function hasAddress({ page, url = "" }: SeedItem) {
  return page !== undefined || !/^(#|javascript:.*)?$/.test(url);
}

function pathOf(page: SeedPage): string {
  if (page.slug === frontPage) return "/";
  const parent = pages.find(({ slug }) => slug === page.parent);
  return `${parent ? pathOf(parent) : "/"}${page.slug}/`;
}
