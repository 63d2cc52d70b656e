import { expect, test, type Ui } from "../../../support/ui.ts";
import { firedEvents, matches, NARROW, problems } from "../page.ts";
import { canPress } from "./in-a-theme/other-script.ts";
import { areWatching, frames } from "./in-a-theme/theme.ts";
import { emitted, focus, focusedOn, stage } from "./menu.ts";

const ITEMS = `
  <li class="item"><a class="link" href="#home">Home</a></li>
  <li class="item"><a class="link" href="#autos">Onze auto’s</a><ul class="sub"><li><a href="#nieuw" id="nieuw-a">Nieuw</a></li></ul></li>
  <li class="item"><a class="link" href="#service">Service en onderhoud</a><ul class="sub"><li><a href="#apk">APK</a></li></ul></li>
  <li class="item current"><a class="link" href="#over">Over ons</a></li>
  <li class="item" id="item-5"><a class="link" href="#contact">Contact en route</a></li>`;
const HTML = `<nav><ul class="menu">${ITEMS}</ul></nav>`;
const MORE = { overflow: "more" };
const LABEL = "dealer-mega-nav [data-dealer-more=item] > a";
const inMore = (hash: string) => `dealer-mega-nav [data-dealer-more=item] a[href="#${hash}"]`;
const onLine = (hash: string) =>
  `dealer-mega-nav .menu > li:not([data-dealer-more=item]) > a[href="#${hash}"]`;

interface Scene {
  readonly html?: string;
  readonly css?: string;
  readonly width?: number;
  readonly attributes?: Readonly<Record<string, string>>;
}

async function openMore(ui: Ui, { html = HTML, css = "", width = 800, attributes = MORE }: Scene = {}) {
  await stage(ui, {
    html: `<style>#stage { width: 100% } ${css}</style>${html}`,
    attributes,
    size: [width, 600],
  });
  await areWatching(ui);
  await isLoaded(ui);
}

async function isLoaded(ui: Ui): Promise<void> {
  await expect
    .poll(() =>
      ui.eval(() => performance.getEntriesByType("resource").some(({ name }) => /\/watch-more-/.test(name))),
    )
    .toBe(true);
  await frames(ui);
}

/** The texts of the outermost items that a visitor sees, in lines. */
const lines = (ui: Ui) =>
  ui.eval(() => {
    const found = new Map<number, string[]>();
    for (const label of document.querySelectorAll("dealer-mega-nav .menu > li > a")) {
      const { top, bottom, width } = label.getBoundingClientRect();
      if (width === 0 || !label.checkVisibility({ visibilityProperty: true })) continue;
      const middle = Math.round((top + bottom) / 20);
      found.set(middle, [...(found.get(middle) ?? []), label.textContent]);
    }
    return [...found.values()];
  });

/** How themes put items on a line. */
const LISTS: Readonly<Record<string, string>> = {
  "our own": "",
  nowrap:
    "#stage .menu { display: flex; flex-wrap: nowrap } #stage .menu > li, #stage .menu a { white-space: nowrap; flex: none }",
  "inline block":
    "#stage .menu { display: block } #stage .menu > li { display: inline-block } #stage .menu > li > a { display: inline-block; vertical-align: middle }",
  float:
    "#stage .menu { display: block } #stage .menu::after { content: ''; display: block; clear: both } #stage .menu > li { float: left }",
  "the end of a row": "#stage nav { display: flex; justify-content: flex-end }",
};

for (const [name, css] of Object.entries(LISTS))
  test(`the items that do not fit are in "Meer": ${name}`, async ({ ui }) => {
    const list = `${css} #stage dealer-mega-nav { display: block; width: 520px }`;
    await openMore(ui, { css: list });
    await expect.poll(() => lines(ui)).toHaveLength(1);
    const [line = []] = await lines(ui);
    expect(line[0]).toBe("Home");
    expect(line.at(-1)).toBe("Meer");
    expect(await canPress(ui, inMore("contact"))).toBe(false);
    await ui.click(LABEL);
    await expect.poll(() => canPress(ui, inMore("contact"))).toBe(true);
    expect(await ui.attribute(LABEL, "aria-expanded")).toBe("true");
    await ui.press("Escape");
    await expect.poll(() => canPress(ui, inMore("contact"))).toBe(false);
    expect(await ui.attribute(LABEL, "aria-expanded")).toBe("false");
    expect(await problems(ui)).toEqual([]);
  });

test('every item can be reached at every width, on one line, and "Meer" goes when all fit', async ({
  ui,
}) => {
  await openMore(ui);
  const hashes = ["home", "autos", "service", "over", "contact"];
  const counts: number[] = [];
  for (const width of [1000, 760, 640, 520, 400, 300, 400, 520, 640, 760, 1000]) {
    await ui.eval((px) => {
      (document.querySelector("dealer-mega-nav") as HTMLElement).style.width = `${px}px`;
    }, width);
    await frames(ui);
    const [line = [], ...others] = await lines(ui);
    expect(others, `${width}`).toEqual([]);
    counts.push(line.length);
    const hasMore = line.includes("Meer");
    if (hasMore) await ui.click(LABEL);
    for (const hash of hashes) {
      const places = [onLine(hash), inMore(hash)];
      const seen = async () =>
        (await Promise.all(places.map((one) => canPress(ui, one)))).filter(Boolean).length;
      await expect.poll(seen, `${hash} at ${width}`).toBe(1);
    }
    if (hasMore) await ui.press("Escape");
  }
  expect(counts[0]).toBe(5);
  expect(await matches(ui, "[data-dealer-more]")).toBe(false);
  expect(counts).toEqual([...counts].reverse());
  expect(new Set(counts).size).toBeGreaterThan(2);
  expect(await problems(ui)).toEqual([]);
});

const SMALL = "#stage dealer-mega-nav { display: block; width: 330px }";

test('"Meer" works by keyboard, with its submenus', async ({ ui }) => {
  await openMore(ui, { css: SMALL });
  await focus(ui, 'dealer-mega-nav a[href="#home"]');
  await ui.press("End");
  await expect.poll(() => focusedOn(ui)).toBe("a Meer");
  await ui.press("Space");
  await expect.poll(() => canPress(ui, inMore("contact"))).toBe(true);
  await ui.press("ArrowDown");
  const first = await focusedOn(ui);
  expect(first).toMatch(/^a /);
  await ui.click(`${inMore("service")} ~ [data-dealer-toggle]`);
  await expect.poll(() => canPress(ui, inMore("apk"))).toBe(true);
  await ui.press("Escape");
  await expect.poll(() => canPress(ui, inMore("apk"))).toBe(false);
  await ui.press("Escape");
  await expect.poll(() => canPress(ui, inMore("contact"))).toBe(false);
  expect(await focusedOn(ui)).toBe("a Meer");
  await ui.press("Enter");
  await expect.poll(() => canPress(ui, inMore("contact"))).toBe(true);
  expect(await emitted(ui, "expanded")).toContainEqual({ label: "Meer", level: 1, expanded: true });
  expect(await problems(ui)).toEqual([]);
});

test('"Meer" has the classes of the other items, its own text, and no id twice', async ({ ui }) => {
  await openMore(ui, { css: SMALL, attributes: { ...MORE, "more-label": "Overig" } });
  expect(await ui.attribute("[data-dealer-more=item]", "class")).toBe("item");
  expect(await ui.attribute(LABEL, "class")).toBe("link");
  expect(await ui.attribute("[data-dealer-more=item] > ul", "class")).toBe("sub");
  expect(await lines(ui)).toEqual([expect.arrayContaining(["Overig"])]);
  const ids = await ui.eval(() => [...document.querySelectorAll("[id]")].map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  await ui.eval(() => document.querySelector("dealer-mega-nav")?.setAttribute("more-label", "Rest"));
  await expect.poll(() => lines(ui)).toEqual([expect.arrayContaining(["Rest"])]);
});

test("a press on a copy is one press on the original for the page's scripts", async ({ ui }) => {
  await openMore(ui, { css: SMALL });
  await ui.eval(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const original = document.querySelector(".menu > li:not([data-dealer-more=item]) > a[href='#contact']");
    original?.addEventListener("click", () => seen.push("original"));
    document.addEventListener("click", ({ target }) =>
      seen.push(target === original ? "page" : (target as Element).textContent),
    );
  });
  await ui.click(LABEL);
  await ui.click(inMore("contact"));
  await expect.poll(() => ui.eval(() => location.hash)).toBe("#contact");
  expect(await ui.eval(() => Reflect.get(window, "seen"))).toEqual(["original", "page"]);
  await expect.poll(() => canPress(ui, inMore("contact"))).toBe(false);
});

test("a script that cancels the press on an original cancels it on the copy", async ({ ui }) => {
  await openMore(ui, { css: SMALL });
  await ui.eval(() => {
    document
      .querySelector(".menu > li:not([data-dealer-more=item]) > a[href='#contact']")
      ?.addEventListener("click", (event) => {
        event.preventDefault();
        event.stopPropagation();
        history.replaceState(null, "", "#script");
      });
  });
  await ui.click(LABEL);
  await ui.click(inMore("contact"));
  await frames(ui);
  expect(await ui.eval(() => location.hash)).toBe("#script");
});

test("the copies follow the originals", async ({ ui }) => {
  await openMore(ui, { css: SMALL });
  await ui.eval(() => {
    const link = document.querySelector(".menu > li:not([data-dealer-more=item]) > a[href='#contact']");
    if (link) link.textContent = "Bel ons";
    document
      .querySelector(".menu")
      ?.insertAdjacentHTML("beforeend", '<li class="item"><a href="#extra">Extra</a></li>');
  });
  await ui.click(LABEL);
  await expect.poll(() => canPress(ui, inMore("extra"))).toBe(true);
  expect(await ui.eval((one) => document.querySelector(one)?.textContent, inMore("contact"))).toBe("Bel ons");
  const order = await ui.eval(() =>
    [...document.querySelectorAll("[data-dealer-more=item] > ul > li > a")].map(
      ({ textContent }) => textContent,
    ),
  );
  expect(order.slice(-2)).toEqual(["Bel ons", "Extra"]);
});

test("the copies follow the current item and the classes, and then nothing changes any more", async ({
  ui,
}) => {
  await openMore(ui, { css: SMALL });
  const current = () =>
    ui.eval(() =>
      [...document.querySelectorAll("[data-dealer-more=item] [aria-current=page]")].map(
        ({ textContent }) => textContent,
      ),
    );
  await expect.poll(current).toEqual(["Over ons"]);
  await ui.eval(() => {
    for (const item of document.querySelectorAll(".menu > .item:not([data-dealer-more=item])"))
      item.classList.toggle("current", item.textContent === "Contact en route");
  });
  await expect.poll(current).toEqual(["Contact en route"]);
  await frames(ui);
  const changes = await ui.eval(async () => {
    let count = 0;
    const observer = new MutationObserver((records) => {
      count += records.length;
    });
    const nav = document.querySelector("dealer-mega-nav") as HTMLElement;
    observer.observe(nav, { subtree: true, childList: true, attributes: true, characterData: true });
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
    observer.disconnect();
    return count;
  });
  expect(changes).toBe(0);
});

test("an item that its author or its theme hides stays hidden", async ({ ui }) => {
  const items =
    '<li class="item" hidden><a href="#weg">Weg</a></li><li class="item fold"><a href="#dicht">Dicht</a></li>';
  await openMore(ui, {
    css: `${SMALL} #stage .fold { display: none }`,
    html: HTML.replace("</ul></nav>", `${items}</ul></nav>`),
  });
  await ui.click(LABEL);
  await expect.poll(() => canPress(ui, inMore("contact"))).toBe(true);
  for (const hash of ["weg", "dicht"]) expect(await matches(ui, inMore(hash)), hash).toBe(false);
});

test("the focus stays on an item that goes into Meer or comes back", async ({ ui }) => {
  await openMore(ui);
  const setWidth = (px: number) =>
    ui.eval((width) => {
      (document.querySelector("dealer-mega-nav") as HTMLElement).style.width = `${width}px`;
    }, px);
  await focus(ui, onLine("contact"));
  await setWidth(330);
  await expect.poll(() => focusedOn(ui)).toBe("a Meer");
  await ui.press("Enter");
  await expect.poll(() => canPress(ui, inMore("contact"))).toBe(true);
  await focus(ui, inMore("contact"));
  await setWidth(1000);
  await expect.poll(() => matches(ui, "[data-dealer-more]")).toBe(false);
  await expect.poll(() => focusedOn(ui)).toBe("a Contact en route");
});

test("an item with a form stays on the line", async ({ ui }) => {
  const form =
    '<li class="item"><a class="link" href="#zoek">Zoek</a><ul class="sub"><li><form><input></form></li></ul></li>';
  await openMore(ui, { css: SMALL, html: HTML.replace("</ul></nav>", `${form}</ul></nav>`) });
  const [line = [], ...others] = await lines(ui);
  expect(others).toEqual([]);
  expect(line.slice(-2)).toEqual(["Zoek", "Meer"]);
});

test("the list is restored on a narrow page, without the attribute, and when the tag goes", async ({
  ui,
}) => {
  await openMore(ui, { css: SMALL });
  await expect.poll(() => matches(ui, "[data-dealer-more]")).toBe(true);
  await ui.viewport(...NARROW);
  await expect.poll(() => matches(ui, "[data-dealer-more]")).toBe(false);
  await ui.viewport(800, 600);
  await expect.poll(() => matches(ui, "[data-dealer-more=item]")).toBe(true);
  await ui.click(LABEL);
  await ui.eval(() => document.querySelector("dealer-mega-nav")?.removeAttribute("overflow"));
  await expect.poll(() => matches(ui, "[data-dealer-more]")).toBe(false);
  await ui.eval(() => document.querySelector("dealer-mega-nav")?.setAttribute("overflow", "more"));
  await expect.poll(() => matches(ui, "[data-dealer-more=item]")).toBe(true);
  await ui.click(LABEL);
  await expect.poll(() => canPress(ui, inMore("contact"))).toBe(true);
  const html = await ui.eval(async () => {
    const nav = document.querySelector("dealer-mega-nav") as HTMLElement;
    nav.remove();
    await new Promise(requestAnimationFrame);
    return nav.querySelector("nav")?.outerHTML;
  });
  expect(html).toBe(HTML);
  expect(await problems(ui)).toEqual([]);
});

test("a menu with few items has no Meer, and the page has no events for it", async ({ ui }) => {
  await openMore(ui, { html: '<nav><ul class="menu"><li><a href="#a">A</a></li></ul></nav>' });
  expect(await matches(ui, "[data-dealer-more]")).toBe(false);
  expect(await firedEvents(ui)).toEqual([]);
});
