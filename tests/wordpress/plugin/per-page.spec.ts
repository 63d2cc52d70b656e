import { expect, test } from "../../support/ui.ts";
import { type Session, signIn } from "../support/session.ts";

/* What the settings put on every page, and an author leaves out of one. */

const EVERYTHING = "settings=more&theme=twentytwentyone";
const FIELD = "_dealer_elements_left_out";

let admin: Session;

test.beforeAll(async ({ baseURL }) => {
  admin = await signIn(baseURL, "admin");
});

interface Made {
  readonly id: number;
  readonly link: string;
}

const publish = () =>
  admin.rest<Made>("pages", { title: "Actie", status: "publish", content: "<p>Korting</p>" });

const tagsOf = async ({ link }: Made) => {
  const html = await (await fetch(`${link}?${EVERYTHING}`)).text();
  return ["loader", "to-top", "tooltips", "cookie-hint"].filter((name) => html.includes(`<dealer-${name}`));
};

const boxOf = async ({ id }: Made, settings = EVERYTHING) => {
  const page = await (
    await admin.get(`/wp-admin/post.php?post=${id}&action=edit&classic&${settings}`)
  ).text();
  return {
    page,
    fields: [...page.matchAll(new RegExp(`name="${FIELD}\\[\\]" value="(\\w+)"( checked)?`, "g"))],
  };
};

const nonceIn = (page: string, name: string) =>
  new RegExp(`name="${name}" value="(\\w+)"`).exec(page)?.[1] ?? "";

async function save(made: Made, leftOut: readonly string[], settings = EVERYTHING) {
  const { page } = await boxOf(made, settings);
  const chosen = Object.fromEntries(leftOut.map((name, index) => [`${FIELD}[${index}]`, name]));
  const answer = await admin.send(`/wp-admin/post.php?${settings}`, {
    action: "editpost",
    post_ID: `${made.id}`,
    _wpnonce: nonceIn(page, "_wpnonce"),
    [`${FIELD}_nonce`]: nonceIn(page, `${FIELD}_nonce`),
    ...chosen,
  });
  expect(answer.status).toBe(302);
}

test("a page goes without what its author leaves out, and other pages have everything", async () => {
  const [page, other] = [await publish(), await publish()];
  await save(page, ["loader", "cookie_hint", "menu_location", "<b>"]);
  expect(await tagsOf(page)).toEqual(["to-top", "tooltips"]);
  expect(await (await fetch(`${page.link}?${EVERYTHING}`)).text()).not.toContain(
    "data-dealer-cookie-hint-open",
  );
  expect(await tagsOf(other)).toEqual(["loader", "to-top", "tooltips", "cookie-hint"]);
  const { fields } = await boxOf(page);
  expect(fields.map(([, name, checked]) => [name, Boolean(checked)])).toEqual([
    ["loader", true],
    ["to_top", false],
    ["tooltips", false],
    ["cookie_hint", true],
  ]);
  await save(page, []);
  expect(await tagsOf(page)).toHaveLength(4);
});

test("a choice stays when the page is saved without the box, and while its setting is off", async () => {
  const page = await publish();
  await save(page, ["tooltips"]);
  await admin.rest(`pages/${page.id}`, { content: "<p>Meer korting</p>" });
  expect(await tagsOf(page)).not.toContain("tooltips");
  // Without tooltips in its settings.
  await save(page, ["to_top"], "settings&theme=twentytwentyone");
  expect(await tagsOf(page)).toEqual(["loader", "cookie-hint"]);
});

test("without anything on every page there is no box", async () => {
  const { page } = await boxOf(await publish(), "settings=none");
  expect(page).not.toContain(FIELD);
});
