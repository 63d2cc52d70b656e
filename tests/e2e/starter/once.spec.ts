import { MOVED_STARTER } from "../../server/movedStarter.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { isReady, matches, problems } from "../elements/page.ts";

/*
 * One starter per page, whatever its address: two would keep and deliver the same press, and a panel would open and
 * close again. Optimisers write the starter into the page or move it.
 */

const PAGE = "/tests/pages/call-us.html?probe";
const FOLDER = "/dist/";
const OTHER_FOLDER = "/~drop/nothing/dist/";
const STARTER = `${FOLDER}dealer-elements.js`;
const TOGGLE = "dealer-call-us >>> [part=button]";

/** A starter on the page: by its address, or `inlined`. */
const INLINED = "inlined";
const TWICE = { kind: "warn", text: "dealer-elements is on this page twice; the first is used." };

/** Adds the starters one after the other, each when the last one has run; records what the panel does. */
async function openPage(ui: Ui, starters: readonly string[], sheet: boolean) {
  await ui.goto(PAGE);
  await ui.eval(
    async ({ addresses, folder, withSheet, inlined }) => {
      const toggled: boolean[] = [];
      Object.assign(window, { toggled });
      document.addEventListener("dealer-call-us-toggled", ({ detail }) => toggled.push(detail.open));
      const added = (node: HTMLElement) =>
        new Promise((resolve) => {
          Object.assign(node, { onload: resolve, onerror: resolve });
          document.head.append(node);
        });
      const link = document.createElement("link");
      if (withSheet)
        await added(Object.assign(link, { rel: "stylesheet", href: `${folder}dealer-elements.css` }));
      const code = await (await fetch(`${folder}dealer-elements.js`)).text();
      for (const address of addresses) {
        const script = Object.assign(document.createElement("script"), { type: "module" });
        if (address !== inlined) {
          await added(Object.assign(script, { src: address }));
          continue;
        }
        // A module in the page has no load event.
        const hasRun = new Promise((resolve) => addEventListener("inlined", resolve, { once: true }));
        script.textContent = `${code}\ndispatchEvent(new Event("inlined"));`;
        document.head.append(script);
        await hasRun;
      }
    },
    { addresses: starters, folder: FOLDER, withSheet: sheet, inlined: INLINED },
  );
  await expect.poll(() => matches(ui, "dealer-call-us[role~=button]")).toBe(true);
}

const toggled = (ui: Ui) => ui.eval(() => Reflect.get(window, "toggled") as boolean[]);

async function pressPlaceholder(ui: Ui) {
  const [x, y] = await ui.eval(() => {
    const { left, top } = document.querySelector("dealer-call-us")?.getBoundingClientRect() ?? new DOMRect();
    return [left + 20, top + 20] as const;
  });
  await ui.moveTo(x, y);
  await ui.down();
  await ui.up();
}

const PAGES: Readonly<Record<string, { starters: readonly string[]; sheet?: true; says?: object[] }>> = {
  "one starter": { starters: [STARTER] },
  "one file under two addresses": { starters: [`${STARTER}?ver=1`, STARTER] },
  "the same two, the other way round": { starters: [STARTER, `${STARTER}?v=1.2`] },
  "a moved starter with its old name in its query, and its file": {
    starters: [`${MOVED_STARTER}?bestand=dealer-elements.js`, STARTER],
    sheet: true,
  },
  "one address with a path in its query": { starters: [`${STARTER}?bron=/een/twee.js`, STARTER] },
  "two folders": { starters: [STARTER, `${OTHER_FOLDER}dealer-elements.js`], says: [TWICE] },
  "an inlined starter and a link to the style sheet": { starters: [INLINED], sheet: true },
  "an inlined starter, its file, and a link to the style sheet": {
    starters: [INLINED, STARTER],
    sheet: true,
  },
  "its file and an inlined starter": { starters: [`${STARTER}?ver=1`, INLINED], sheet: true },
  "a moved starter and a link to the style sheet": { starters: [MOVED_STARTER], sheet: true },
  "a moved starter, its file, and a link to the style sheet": {
    starters: [MOVED_STARTER, STARTER],
    sheet: true,
  },
  "an inlined starter and its file, without a link": {
    starters: [INLINED, STARTER],
    says: [
      {
        kind: "error",
        text: "Error in file:dealer-elements.js; Error:inlined without dealer-elements.css",
      },
    ],
  },
};

for (const [name, { starters, sheet = false, says = [] }] of Object.entries(PAGES)) {
  test(`${name}: a pointer press before the code opens the panel once, the next one closes it`, async ({
    ui,
  }) => {
    await openPage(ui, starters, sheet);
    await pressPlaceholder(ui);
    await expect.poll(() => toggled(ui)).toEqual([true]);
    await isReady(ui);
    expect(await matches(ui, "dealer-call-us:state(open)")).toBe(true);
    await ui.click(TOGGLE);
    await expect.poll(() => toggled(ui)).toEqual([true, false]);
    expect(await problems(ui)).toEqual(says);
  });

  test(`${name}: Enter before the code opens the panel once`, async ({ ui }) => {
    await openPage(ui, starters, sheet);
    await ui.press("Tab");
    await ui.press("Enter");
    await expect.poll(() => toggled(ui)).toEqual([true]);
    await isReady(ui);
    await ui.press("Enter");
    await expect.poll(() => toggled(ui)).toEqual([true, false]);
  });
}

test("a page that is written anew gets the starter that it brings", async ({ ui }) => {
  await openPage(ui, [STARTER], false);
  await ui.eval(async (address) => {
    document.open();
    document.write(
      "<!doctype html><dealer-call-us load=interaction><a href=tel:112>112</a></dealer-call-us>",
    );
    document.close();
    const toggled: boolean[] = [];
    Object.assign(window, { toggled });
    document.addEventListener("dealer-call-us-toggled", ({ detail }) => toggled.push(detail.open));
    const script = Object.assign(document.createElement("script"), { type: "module", src: address });
    await new Promise((resolve) => {
      script.onload = resolve;
      document.head.append(script);
    });
  }, `${STARTER}?v=2`);
  await expect.poll(() => matches(ui, "dealer-call-us[role~=button]")).toBe(true);
  await pressPlaceholder(ui);
  await expect.poll(() => toggled(ui)).toEqual([true]);
});

test("an inlined starter alone, without a link to the style sheet, leaves the author's content", async ({
  ui,
}) => {
  await ui.goto(PAGE);
  await ui.eval(async (address) => {
    const textContent = await (await fetch(address)).text();
    const script = document.createElement("script");
    document.head.append(Object.assign(script, { type: "module", textContent }));
  }, STARTER);
  await expect.poll(async () => (await problems(ui)).length).toBe(1);
  expect(await matches(ui, "dealer-call-us:defined, [data-dealer-phase]")).toBe(false);
});
