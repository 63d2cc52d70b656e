import { expect, test, type Ui } from "../../../support/ui.ts";
import { matches, problems } from "../page.ts";
import { emitted, focusedOn, MENU_BUTTON, openMenu, stage } from "./menu.ts";

const AUTO = { "breakpoint-px": "auto" };
const WIDEST = 1100;
const NARROWEST = 400;

const submenu = (name: string) => `<ul><li><a href="#${name}-1">${name} een</a></li></ul>`;
const HTML = `<ul class="menu">
  <li><a href="#home">Home</a></li>
  <li><a href="#autos">Onze auto’s</a>${submenu("autos")}</li>
  <li><a href="#service">Service en onderhoud</a>${submenu("service")}</li>
  <li><a href="#over">Over ons</a></li>
  <li><a href="#contact">Contact</a></li></ul>`;

const INLINE =
  "#stage .menu > li > :is(a, button) { display: inline-block !important; vertical-align: middle }";
const INLINE_BLOCK = `#stage .menu { display: block } #stage .menu > li { display: inline-block } ${INLINE}`;
const NOWRAP = "#stage .menu { display: flex; flex-wrap: nowrap }";

/** How themes put items on a line. */
const LISTS: Readonly<Record<string, string>> = {
  "our own": "",
  nowrap: NOWRAP,
  "nowrap with whole labels": `${NOWRAP} #stage .menu > li, #stage .menu a { white-space: nowrap; flex: none }`,
  "nowrap with a caret that stays": `${NOWRAP} #stage .menu > li { flex-wrap: nowrap }`,
  scroller: `${NOWRAP} #stage .menu { overflow-x: auto } #stage .menu > li { white-space: nowrap; flex: none }`,
  "space between": "#stage .menu { justify-content: space-between }",
  centred: "#stage .menu { justify-content: center }",
  "items that grow": "#stage .menu > li { flex: 1 1 auto; justify-content: center }",
  "last item apart": "#stage .menu > li:last-child { margin-inline-start: auto }",
  margins: "#stage .menu > li { margin-inline: 12px }",
  "inline block": INLINE_BLOCK,
  float:
    "#stage .menu { display: block } #stage .menu::after { content: ''; display: block; clear: both } #stage .menu > li { float: left }",
  inline: `#stage .menu { display: block } #stage .menu > li { display: inline } ${INLINE}`,
  table: `#stage .menu { display: table; width: 100% } #stage .menu > li { display: table-cell } ${INLINE}`,
  grid: "#stage .menu { display: grid; grid-auto-flow: column; justify-content: start }",
  "grid that wraps":
    "#stage .menu { display: grid; grid-template-columns: repeat(auto-fit, minmax(210px, 1fr)) }",
};

/** Where the menu is. */
const PLACES: Readonly<Record<string, string>> = {
  "a block": "",
  "a flex row": "#stage { display: flex; gap: 16px } .logo { flex: none; width: 120px }",
  "the end of a flex row":
    "#stage { display: flex; justify-content: space-between } .logo { flex: none; width: 120px }",
  "a grid": "#stage { display: grid; grid-template-columns: 120px auto }",
  "a grid of fractions": "#stage { display: grid; grid-template-columns: 1fr 3fr }",
  "a float":
    "#stage { overflow: auto } .logo { float: left } dealer-mega-nav { display: block; float: right }",
  "an absolute box":
    "#stage { position: relative; height: 60px } dealer-mega-nav { display: block; position: absolute; right: 0 }",
};

interface Scene {
  readonly list?: string;
  readonly place?: string;
  readonly width?: number;
  readonly dir?: "ltr" | "rtl";
  readonly attributes?: Readonly<Record<string, string>>;
}

async function put(ui: Ui, { list = "", place = "", width = WIDEST, dir = "ltr", attributes = AUTO }: Scene) {
  await stage(ui, { html: HTML, attributes: { "breakpoint-px": "0" }, size: [width, 640], dir });
  await ui.eval((css) => {
    const style = document.head.appendChild(document.createElement("style"));
    style.textContent = css;
    const logo = document.createElement("div");
    logo.className = "logo";
    logo.textContent = "Merel";
    document.querySelector("#stage")?.prepend(logo);
  }, `body { margin: 0 } ${list} ${place}`);
  await setAttributes(ui, attributes);
}

const setAttributes = (ui: Ui, attributes: Readonly<Record<string, string>>) =>
  ui.eval((values) => {
    const nav = document.querySelector("dealer-mega-nav") as HTMLElement;
    for (const [name, value] of Object.entries(values)) nav.setAttribute(name, value);
  }, attributes);

/** On the page: whether every label is on the first one's line, whole, where a visitor can press it. */
function isOnOneLine() {
  const nav = document.querySelector("dealer-mega-nav") as HTMLElement;
  const controls = [...nav.querySelectorAll<HTMLElement>(".menu > li:not([hidden]) > :is(a, button)")];
  const texts = controls.map((control) => {
    const range = document.createRange();
    range.selectNodeContents(control.firstChild ?? control);
    return control.matches("a") ? range.getBoundingClientRect() : control.getBoundingClientRect();
  });
  const [first] = texts as [DOMRect];
  const lineHeight = first.height;
  const isSeen = (rect: DOMRect, index: number) => {
    const control = controls[index] as HTMLElement;
    const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
    const isWhole = control.matches("button") || rect.height < lineHeight * 1.5;
    const isBeside = rect.top < first.bottom && rect.bottom > first.top;
    const ends = [rect.left + 2, rect.right - 2].every((end) =>
      control.contains(document.elementFromPoint(end, y)),
    );
    return isWhole && isBeside && ends && control.contains(document.elementFromPoint(x, y));
  };
  return texts.every(isSeen);
}

/** What a visitor sees: the Menu button, or the items and whether they are on one line. */
const seen = async (ui: Ui) => {
  const isMobile = await ui.eval(() => {
    const button = document.querySelector("dealer-mega-nav")?.shadowRoot?.querySelector("[part=toggle]");
    if (!button) return false;
    const { x, y } = button.getBoundingClientRect();
    return document.elementFromPoint(x + 4, y + 4) === document.querySelector("dealer-mega-nav");
  });
  if (isMobile) return "button";
  return (await ui.eval(isOnOneLine)) ? "line" : "broken";
};

const settle = (ui: Ui) =>
  ui.eval(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  });

/** What is seen at each width. */
async function sweep(ui: Ui, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await ui.viewport(width, 640);
    await settle(ui);
    found.push(await seen(ui));
  }
  return found;
}

const DOWN = Array.from({ length: (WIDEST - NARROWEST) / 50 + 1 }, (_, index) => WIDEST - index * 50);
const UP = [...DOWN].reverse();

/** Whether the items fit at each width, by a menu that always has the wide layout. */
async function fitting(ui: Ui): Promise<boolean[]> {
  await setAttributes(ui, { "breakpoint-px": "0" });
  return (await sweep(ui, DOWN)).map((what) => what === "line");
}

const CASES = [
  ...Object.entries(LISTS).map(([name, list]) => ({ name: `a list: ${name}`, list })),
  ...Object.entries(PLACES).flatMap(([name, place]) => [
    { name: `in ${name}`, place },
    { name: `in ${name}, nowrap`, place, list: LISTS["nowrap with a caret that stays"] as string },
  ]),
  { name: "from right to left", dir: "rtl" as const },
  { name: "from right to left, nowrap", dir: "rtl" as const, list: NOWRAP },
];

test.describe('breakpoint-px="auto"', () => {
  test.afterEach(async ({ ui }, { status }) => {
    if (status !== "skipped") expect(await problems(ui)).toEqual([]);
  });

  for (const { name, ...scene } of CASES)
    test(`shows the items while they fit on one line: ${name}`, async ({ ui }) => {
      await put(ui, scene);
      const fits = await fitting(ui);
      const expected = fits.map((isFitting) => (isFitting ? "line" : "button"));
      expect(new Set(expected).size).toBe(2);
      await ui.viewport(WIDEST, 640);
      await setAttributes(ui, AUTO);
      await expect.poll(() => seen(ui)).toBe("line");
      await ui.eval(() => window.dealerEvents.splice(0));
      expect(await sweep(ui, DOWN)).toEqual(expected);
      expect(await sweep(ui, UP)).toEqual([...expected].reverse());
      expect(await emitted(ui, "layout-changed")).toEqual([{ layout: "mobile" }, { layout: "desktop" }]);
    });

  const shown = (ui: Ui) => expect.poll(() => seen(ui));
  const changes = (ui: Ui) => emitted(ui, "layout-changed");

  /** The narrowest page on which the items of the default list fit, by a menu that always has the wide layout. */
  async function narrowestFit(ui: Ui): Promise<number> {
    await setAttributes(ui, { "breakpoint-px": "0" });
    let [narrow, wide] = [NARROWEST, WIDEST];
    while (wide - narrow > 1) {
      const middle = Math.floor((narrow + wide) / 2);
      const [what] = await sweep(ui, [middle]);
      if (what === "line") wide = middle;
      else narrow = middle;
    }
    return wide;
  }

  test("changes once each way at the very edge, and stays as it is there", async ({ ui }) => {
    await put(ui, {});
    const edge = await narrowestFit(ui);
    await ui.viewport(WIDEST, 640);
    await setAttributes(ui, AUTO);
    await shown(ui).toBe("line");
    await ui.eval(() => window.dealerEvents.splice(0));
    const steps = [2, 1, 0, -1, -2].map((step) => edge + step);
    expect(await sweep(ui, steps)).toEqual(["line", "line", "line", "button", "button"]);
    await ui.viewport(edge - 1, 640);
    for (let pass = 0; pass < 5; pass++) await settle(ui);
    expect(await changes(ui)).toEqual([{ layout: "mobile" }]);
    await ui.viewport(edge, 640);
    await shown(ui).toBe("line");
    for (let pass = 0; pass < 5; pass++) await settle(ui);
    expect(await changes(ui)).toEqual([{ layout: "mobile" }, { layout: "desktop" }]);
  });

  for (const [width, what] of [
    [1000, "line"],
    [760, "line"],
    [500, "button"],
  ] as const)
    test(`starts with what fits at ${width} px`, async ({ ui }) => {
      await stage(ui, { html: HTML, attributes: AUTO, size: [width, 640] });
      await shown(ui).toBe(what);
    });

  test("a wide page on which the items do not fit starts with the button", async ({ ui }) => {
    const html = HTML.replace(/<\/ul>$/, '<li><a href="#lease">Financiering en lease</a></li>'.repeat(5));
    await stage(ui, { html, attributes: AUTO, size: [900, 640] });
    await shown(ui).toBe("button");
  });

  const addItems = (ui: Ui) =>
    ui.eval(() => {
      for (let added = 0; added < 6; added++) {
        const item = document.createElement("li");
        item.className = "added";
        item.innerHTML = '<a href="#lease">Financiering en lease</a>';
        document.querySelector("dealer-mega-nav .menu")?.append(item);
      }
    });
  const removeItems = (ui: Ui) =>
    ui.eval(() => {
      for (const item of document.querySelectorAll(".added")) item.remove();
    });

  test("follows items that are added, removed and hidden", async ({ ui }) => {
    await put(ui, {});
    await shown(ui).toBe("line");
    await addItems(ui);
    await shown(ui).toBe("button");
    await removeItems(ui);
    await shown(ui).toBe("line");
    await addItems(ui);
    await shown(ui).toBe("button");
    await ui.eval(() => {
      for (const item of document.querySelectorAll<HTMLElement>(".added")) item.hidden = true;
    });
    await shown(ui).toBe("line");
  });

  test("follows a text that gets longer and shorter", async ({ ui }) => {
    await put(ui, {});
    const setLabel = (text: string) =>
      ui.eval((label) => {
        const link = document.querySelector("dealer-mega-nav a") as HTMLElement;
        (link.firstChild as Text).data = label;
      }, text);
    await setLabel("Een label dat zo lang is ".repeat(4));
    await shown(ui).toBe("button");
    await setLabel("Home");
    await shown(ui).toBe("line");
  });

  const loadFont = (ui: Ui, percent: number) =>
    ui.eval(async (size) => {
      document.fonts.clear();
      const names = ["Liberation Sans", "DejaVu Sans", "Arial"].map((name) => `local("${name}")`);
      const face = new FontFace("Late", names.join(), { sizeAdjust: `${size}%` } as FontFaceDescriptors);
      document.fonts.add(face);
      await face.load();
    }, percent);

  test("follows a font that loads late on a wide page", async ({ ui }) => {
    await put(ui, { list: "#stage { font-family: Late, sans-serif }" });
    await shown(ui).toBe("line");
    await loadFont(ui, 250);
    await shown(ui).toBe("button");
  });

  test.describe("where the browser reports loaded fonts", () => {
    test.skip(({ engine }) => engine === "webkit", "WebKitGTK 2.50 does not report that a font has loaded");

    test("follows a font that loads late on a narrow page", async ({ ui }) => {
      await put(ui, { list: "#stage { font-family: Late, sans-serif }" });
      await loadFont(ui, 250);
      await shown(ui).toBe("button");
      await loadFont(ui, 100);
      await shown(ui).toBe("line");
    });
  });

  test("follows the room in a page that keeps its width", async ({ ui }) => {
    await put(ui, {});
    const narrowTo = (width: string) =>
      ui.eval((value) => {
        (document.querySelector("#stage") as HTMLElement).style.width = value;
      }, width);
    await shown(ui).toBe("line");
    await narrowTo("400px");
    await shown(ui).toBe("button");
    await narrowTo("");
    await shown(ui).toBe("line");
  });

  test("trials of the wide layout leave the focus and the open menu alone", async ({ ui }) => {
    await put(ui, { width: 500 });
    await shown(ui).toBe("button");
    await openMenu(ui);
    await ui.eval(() => window.dealerEvents.splice(0));
    await ui.eval(() => {
      const nav = document.querySelector("dealer-mega-nav") as HTMLElement;
      nav.addEventListener("focusout", () => nav.setAttribute("data-focus-left", ""));
      nav.shadowRoot?.querySelector("button")?.focus();
    });
    await sweep(ui, [520, 540, 560, 580]);
    await addItems(ui);
    await settle(ui);
    expect(await ui.focused()).toMatchObject({ part: "toggle" });
    expect(await ui.attribute("dealer-mega-nav", "data-focus-left")).toBeNull();
    expect(await ui.attribute(MENU_BUTTON, "aria-expanded")).toBe("true");
    expect(await ui.eval(() => window.dealerEvents.length)).toBe(0);
  });

  test("a menu that is not rendered keeps its layout", async ({ ui }) => {
    await put(ui, { width: 500 });
    await shown(ui).toBe("button");
    await ui.eval(() => {
      (document.querySelector("#stage") as HTMLElement).style.display = "none";
      document.querySelector("dealer-mega-nav .menu")?.append(document.createElement("li"));
    });
    for (let pass = 0; pass < 3; pass++) await settle(ui);
    expect(await matches(ui, "dealer-mega-nav:state(mobile)")).toBe(true);
  });

  test("a theme that folds the list away on its own narrow pages gets the button there", async ({ ui }) => {
    await put(ui, {
      list: "@media (max-width: 991px) { #stage .menu:not(:state(mobile) *) { display: none } }",
    });
    expect(await sweep(ui, [1050, 950, 800, 950, 1050])).toEqual([
      "line",
      "button",
      "button",
      "button",
      "line",
    ]);
  });

  test("follows a number after the word, and the word after a number", async ({ ui }) => {
    await put(ui, { width: 500 });
    await shown(ui).toBe("button");
    await setAttributes(ui, { "breakpoint-px": "400" });
    await expect.poll(() => matches(ui, "dealer-mega-nav:state(desktop)")).toBe(true);
    await ui.viewport(400, 640);
    await shown(ui).toBe("button");
    await ui.viewport(500, 640);
    await expect.poll(() => matches(ui, "dealer-mega-nav:state(desktop)")).toBe(true);
    await ui.eval(() => {
      (document.querySelector("dealer-mega-nav") as HTMLElement & { breakpointPx: unknown }).breakpointPx =
        "auto";
    });
    await shown(ui).toBe("button");
  });

  test("keeps the focused link in sight when the items no longer fit", async ({ ui }) => {
    await put(ui, {});
    await shown(ui).toBe("line");
    await ui.eval(() => document.querySelector<HTMLElement>('dealer-mega-nav [href="#contact"]')?.focus());
    await ui.viewport(450, 640);
    await shown(ui).toBe("button");
    expect(await focusedOn(ui)).toBe("a Contact");
  });
});
