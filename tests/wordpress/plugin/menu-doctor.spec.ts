import { expect, test } from "../../support/ui.ts";
import { type Session, signIn } from "../support/session.ts";

/* What the screen for menus says of the menu that the settings choose. */

let admin: Session;

test.beforeAll(async ({ baseURL }) => {
  admin = await signIn(baseURL, "admin");
});

interface Made {
  readonly id: number;
}

type Item = readonly [title: string, url: string, below?: readonly Item[]];

let place = 0;

async function add(menu: Made, items: readonly Item[], parent = 0) {
  for (const [title, url, below = []] of items) {
    const fields = {
      title,
      url,
      type: "custom",
      status: "publish",
      menus: `${menu.id}`,
      parent: `${parent}`,
    };
    const { id } = await admin.rest<Made>("menu-items", { ...fields, menu_order: `${++place}` });
    await add(menu, below, id);
  }
}

async function findings(items: readonly Item[]) {
  const menu = await admin.rest<Made>("menus", { name: `Menu ${Math.random()}` });
  await add(menu, items);
  const query = `settings&theme=twentytwentyone&main-menu=${menu.id}`;
  const page = await (await admin.get(`/wp-admin/nav-menus.php?${query}`)).text();
  const notice = /notice-warning"><p>In het menu[^<]*<\/p><ul[^>]*>(.*?)<\/ul>/s.exec(page)?.[1] ?? "";
  return Array.from(notice.matchAll(/<li>(.*?)<\/li>/gs), ([, text = ""]) => text);
}

test("names what a visitor would stumble over", async () => {
  expect(
    await findings([
      [
        "Occasions",
        "#",
        [
          ["Alle", "/a"],
          ["Alle", "/b"],
        ],
      ],
      ["Werkplaats", "#"],
      ["Zakelijk", "#"],
      ["Contact", "/contact"],
    ]),
  ).toEqual([
    expect.stringContaining("“Werkplaats” gaat nergens heen"),
    expect.stringContaining("“Zakelijk” gaat nergens heen"),
    "“Alle” staat twee keer in dezelfde lijst.",
  ]);
});

test("says when the names at the top do not fit beside each other", async () => {
  const wide = Array.from({ length: 9 }, (_, index): Item => [`Elektrische auto ${index}`, `/${index}`]);
  expect(await findings(wide)).toEqual([expect.stringContaining("samen breder dan een liggende tablet")]);
});

test("says nothing of a good menu", async () => {
  expect(
    await findings([
      ["Occasions", "#", [["Alle", "/a"]]],
      ["Contact", "/contact"],
    ]),
  ).toEqual([]);
});
