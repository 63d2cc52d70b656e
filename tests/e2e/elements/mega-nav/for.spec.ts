import { expect, test, type Ui } from "../../../support/ui.ts";
import { isReady, matches, NARROW, problems, WIDE } from "../page.ts";
import { canPress } from "./in-a-theme/other-script.ts";
import { areWatching, frames } from "./in-a-theme/theme.ts";
import { emitted, MENU_BUTTON } from "./menu.ts";

const ITEMS = `
  <li class="has"><a href="#home">Home</a></li>
  <li class=""><a href="#aanbod">Aanbod</a><ul class="sub"><li><a href="#nieuw">Nieuw</a></li><li><a href="#kia">Kia</a></li></ul></li>
  <li><a href="#contact">Contact</a></li>`;
const list = (id: string) => `<ul style="padding: 0;" id="${id}">${ITEMS}</ul>`;
const TAG = '<dealer-mega-nav for="#menu"></dealer-mega-nav>';

const ROW = `#nav > ul { display: flex; gap: 8px; margin: 0; list-style: none }
  #nav > ul > li { position: relative; padding: 8px }
  #nav > ul > li > ul { position: absolute; top: 100%; left: -9999px; opacity: 0; visibility: hidden; transition: opacity 9s }`;

/** Where the list is, and what the theme does with it. */
const THEMES: Readonly<Record<string, { readonly html: string; readonly css: string }>> = {
  "a child of the theme's nav": { html: `<nav id="nav">${list("menu")}</nav>${TAG}`, css: ROW },
  "below the tag": { html: `${TAG}<nav id="nav">${list("menu")}</nav>`, css: ROW },
  "a nav without a tag around it": {
    html: `<nav id="menu"><ul>${ITEMS}</ul></nav>${TAG}`,
    css: "#menu > ul { display: flex } #menu > ul > li > ul { display: none; position: absolute }",
  },
  "in a wrapper that a narrow page hides": {
    html: `<div class="row"><div class="wrap"><p>Tekst van het thema</p><nav id="nav">${list("menu")}</nav></div>${TAG}</div>`,
    css: `.wrap { display: none } @media (min-width: 769px) { .wrap { display: block } } ${ROW}`,
  },
  "hidden on a narrow page": {
    html: `<nav id="nav">${list("menu")}</nav>${TAG}`,
    css: `${ROW} @media (max-width: 768px) { #nav > ul { display: none !important; opacity: 0; transform: translateX(-100%) } }`,
  },
  "in a header that cuts": {
    html: `<div class="head"><nav id="nav">${list("menu")}</nav>${TAG}</div>`,
    css: `${ROW} .head { position: fixed; top: 0; left: 0; right: 0; max-height: 110px; overflow: hidden; background: #fff; transform: translateZ(0) }`,
  },
};

interface Page {
  readonly html: string;
  readonly css?: string;
  readonly size?: readonly [number, number];
}

async function openPage(ui: Ui, { html, css = ROW, size = WIDE }: Page): Promise<void> {
  await ui.viewport(...size);
  await ui.goto("/tests/pages/navigation.html?probe");
  await isReady(ui);
  await ui.eval(
    (given) => {
      const style = document.createElement("style");
      style.textContent = given.css;
      document.head.append(style);
      (document.querySelector("#stage") as HTMLElement).innerHTML = given.html;
    },
    { html, css },
  );
}

async function openMenuPage(ui: Ui, page: Page): Promise<void> {
  await openPage(ui, page);
  await expect.poll(() => matches(ui, "#menu li[data-dealer-branch]")).toBe(true);
  await areWatching(ui);
}

const CARET = "#menu [data-dealer-toggle]";
const canPressLink = (ui: Ui, hash: string, inside = "#menu") => canPress(ui, `${inside} a[href="#${hash}"]`);
const htmlOf = (ui: Ui, selector = "#stage") =>
  ui.eval((wanted) => document.querySelector(wanted)?.innerHTML, selector);
const removeTag = (ui: Ui) => ui.eval(() => document.querySelector("dealer-mega-nav")?.remove());

for (const [name, theme] of Object.entries(THEMES)) {
  test(`for makes a menu of a list on a wide page: ${name}`, async ({ ui }) => {
    await openMenuPage(ui, theme);
    expect(await canPressLink(ui, "contact")).toBe(true);
    expect(await canPressLink(ui, "nieuw")).toBe(false);
    await ui.click(CARET);
    for (const hash of ["nieuw", "kia"]) await expect.poll(() => canPressLink(ui, hash), hash).toBe(true);
    await ui.press("Escape");
    await expect.poll(() => canPressLink(ui, "nieuw")).toBe(false);
    expect(await emitted(ui, "expanded")).toHaveLength(2);
    expect(await matches(ui, "#menu:not(ul) li, #nav > ul > li, #menu > ul > li")).toBe(true);
    expect(await problems(ui)).toEqual([]);
  });

  test(`for makes a menu of a list on a narrow page: ${name}`, async ({ ui }) => {
    await openMenuPage(ui, { ...theme, size: NARROW });
    expect(await canPressLink(ui, "contact")).toBe(false);
    await ui.click(MENU_BUTTON);
    for (const hash of ["home", "aanbod", "contact"])
      await expect.poll(() => canPressLink(ui, hash), hash).toBe(true);
    expect(await canPressLink(ui, "nieuw")).toBe(false);
    await ui.click(CARET);
    for (const hash of ["nieuw", "kia", "contact"])
      await expect.poll(() => canPressLink(ui, hash), hash).toBe(true);
    await ui.press("Escape");
    await expect.poll(() => canPressLink(ui, "nieuw")).toBe(false);
    expect(await canPressLink(ui, "contact")).toBe(true);
    await ui.press("Escape");
    await expect.poll(() => canPressLink(ui, "contact")).toBe(false);
    expect((await ui.focused()).tag).toBe("button");
    await ui.click(MENU_BUTTON);
    await expect.poll(() => canPressLink(ui, "contact")).toBe(true);
    await ui.click(MENU_BUTTON);
    await expect.poll(() => canPressLink(ui, "contact")).toBe(false);
    expect(await problems(ui)).toEqual([]);
  });

  test(`for restores the markup around the list: ${name}`, async ({ ui }) => {
    await openMenuPage(ui, theme);
    const expected = theme.html.replace(TAG, "");
    await ui.click(CARET);
    await expect.poll(() => canPressLink(ui, "nieuw")).toBe(true);
    // With the focus in it, the list would be open on the narrow page.
    await ui.eval(() => (document.activeElement as HTMLElement).blur());
    await ui.viewport(...NARROW);
    await expect.poll(() => matches(ui, "dealer-mega-nav:state(mobile)")).toBe(true);
    await ui.click(MENU_BUTTON);
    await expect.poll(() => canPressLink(ui, "contact")).toBe(true);
    await removeTag(ui);
    await expect.poll(() => htmlOf(ui)).toBe(expected);
    expect(await ui.eval(() => document.adoptedStyleSheets.length)).toBe(0);
  });
}

test("a list that for names is as the theme has it while the menu is closed on a wide page", async ({
  ui,
}) => {
  await openPage(ui, { html: `<nav id="nav">${list("menu")}</nav>` });
  const boxes = () =>
    ui.eval(() =>
      ["#menu", "#menu > li:nth-child(2)", "#menu > li:first-child a"].map((one) => {
        const { x, y, height } = (document.querySelector(one) as Element).getBoundingClientRect();
        return [x, y, height].join();
      }),
    );
  const before = await boxes();
  await ui.eval((tag) => document.querySelector("#stage")?.insertAdjacentHTML("beforeend", tag), TAG);
  await expect.poll(() => matches(ui, "#menu li[data-dealer-branch]")).toBe(true);
  await areWatching(ui);
  expect(await boxes()).toEqual(before);
});

test("a press on the button before the code for the list has loaded opens the list", async ({ ui }) => {
  await openPage(ui, { html: `<nav id="nav">${list("menu")}</nav>`, size: NARROW });
  await ui.eval((tag) => {
    document.querySelector("#stage")?.insertAdjacentHTML("beforeend", tag);
    const { shadowRoot } = document.querySelector("dealer-mega-nav") as HTMLElement;
    shadowRoot?.querySelector<HTMLElement>("[part=toggle]")?.click();
  }, TAG);
  await expect.poll(() => matches(ui, "#menu li[data-dealer-branch]")).toBe(true);
  await expect.poll(() => canPressLink(ui, "contact")).toBe(true);
  expect(await emitted(ui, "toggled")).toEqual([{ open: true }]);
  expect(await problems(ui)).toEqual([]);
});

test("another value of for gives the list back and takes the other", async ({ ui }) => {
  const html = `<nav id="nav">${list("menu")}</nav><nav id="b">${list("ander")}</nav>`;
  await openMenuPage(ui, { html: html + TAG });
  await ui.click(CARET);
  await ui.eval(() => document.querySelector("dealer-mega-nav")?.setAttribute("for", "#ander"));
  await expect.poll(() => htmlOf(ui, "#nav")).toBe(list("menu"));
  await expect.poll(() => matches(ui, "#ander li[data-dealer-branch]")).toBe(true);
  await ui.click("#ander [data-dealer-toggle]");
  await expect.poll(() => canPressLink(ui, "nieuw", "#ander")).toBe(true);
  await ui.eval(() => {
    const tag = document.querySelector("dealer-mega-nav") as HTMLElement;
    tag.removeAttribute("for");
    tag.innerHTML = '<ul id="eigen"><li><a href="#x">X</a><ul><li><a href="#y">Y</a></li></ul></li></ul>';
  });
  await expect.poll(() => htmlOf(ui, "#b")).toBe(list("ander"));
  await expect.poll(() => matches(ui, "#eigen li[data-dealer-branch]")).toBe(true);
  expect(await problems(ui)).toEqual([]);
});

test("for takes a list that comes later, and one that replaces it", async ({ ui }) => {
  await openPage(ui, { html: `<nav id="nav"></nav>${TAG}`, size: NARROW });
  await areLooking(ui);
  expect(await matches(ui, "dealer-mega-nav:state(mobile)")).toBe(true);
  for (const turn of ["first", "second"]) {
    await ui.eval((html) => {
      (document.querySelector("#nav") as HTMLElement).innerHTML = html;
    }, list("menu"));
    await expect.poll(() => matches(ui, "#menu li[data-dealer-branch]"), turn).toBe(true);
    if (turn === "first") await ui.click(MENU_BUTTON);
    await expect.poll(() => canPressLink(ui, "contact"), turn).toBe(true);
  }
  const [warning, ...others] = await problems(ui);
  expect(JSON.stringify(warning)).toContain("matches nothing on the page");
  expect(others).toEqual([]);
});

/** Waits until the code for a list elsewhere has run. */
async function areLooking(ui: Ui): Promise<void> {
  const isLoaded = () =>
    ui.eval(() => performance.getEntriesByType("resource").some(({ name }) => /\/watch-target-/.test(name)));
  await expect.poll(isLoaded).toBe(true);
  await frames(ui);
}

const UNUSABLE: Readonly<Record<string, { readonly html: string; readonly problem: string }>> = {
  "nothing on the page": { html: TAG.replace("#menu", "#nergens"), problem: "matches nothing on the page" },
  "no selector": { html: TAG.replace("#menu", "[["), problem: "is not a CSS selector" },
  "an element around the tag": {
    html: `<div id="menu">${TAG}</div>`,
    problem: "matches an element around the tag",
  },
  "a list in another menu": {
    html: `${TAG}<dealer-mega-nav>${list("menu")}</dealer-mega-nav>`,
    problem: "matches the list of another menu",
  },
};

for (const [name, { html, problem }] of Object.entries(UNUSABLE))
  test(`for with ${name} gets one warning`, async ({ ui }) => {
    await openPage(ui, { html });
    await expect.poll(async () => (await problems(ui)).length).toBe(1);
    await ui.eval(() => document.querySelector("main")?.append("tekst", document.createElement("p")));
    await frames(ui);
    const [warning, ...others] = await problems(ui);
    expect(JSON.stringify(warning)).toContain(problem);
    expect(JSON.stringify(warning)).toContain("dealer-mega-nav for=");
    expect(others).toEqual([]);
  });

test('a list elsewhere opens below its button with mobile="drawer", with a warning', async ({ ui }) => {
  // Until then the list is above the button, which moves up when the list is closed.
  await openMenuPage(ui, {
    html: `<nav>${list("menu")}</nav>${TAG.replace(">", ' mobile="drawer">')}`,
    size: NARROW,
  });
  await ui.click("dealer-mega-nav >>> [part=toggle]");
  await expect.poll(() => matches(ui, "#menu:popover-open")).toBe(true);
  const [warning, ...others] = await problems(ui);
  expect(JSON.stringify(warning)).toContain("does not work with mobile=");
  expect(others).toEqual([]);
});

test("the content of a tag with for is ignored, with a warning", async ({ ui }) => {
  const inside = '<ul><li><a href="#x">X</a><ul><li>Y</li></ul></li></ul>';
  await openMenuPage(ui, {
    html: `<nav id="nav">${list("menu")}</nav>${TAG.replace("></", `>${inside}</`)}`,
  });
  expect(await htmlOf(ui, "dealer-mega-nav")).toBe(inside);
  const [warning, ...others] = await problems(ui);
  expect(JSON.stringify(warning)).toContain("has content, which is ignored");
  expect(others).toEqual([]);
});

test("a second tag for the same list does nothing until the first has gone", async ({ ui }) => {
  const html = `<nav id="nav">${list("menu")}</nav><div id="one">${TAG}</div><div id="two">${TAG}</div>`;
  await openMenuPage(ui, { html, size: NARROW });
  const buttons = () =>
    ui.eval(() =>
      [...document.querySelectorAll("dealer-mega-nav")].map(
        ({ shadowRoot }) => shadowRoot?.querySelectorAll("[part=toggle]").length,
      ),
    );
  await expect.poll(async () => (await buttons()).toSorted()).toEqual([0, 1]);
  expect(JSON.stringify(await problems(ui))).toContain("matches the list of another menu");
  await ui.eval(() => {
    const tags = [...document.querySelectorAll("dealer-mega-nav")];
    tags.find(({ shadowRoot }) => shadowRoot?.querySelector("[part=toggle]"))?.remove();
  });
  await expect.poll(buttons).toEqual([1]);
  await expect.poll(() => matches(ui, "#menu li[data-dealer-branch]")).toBe(true);
  await ui.click(MENU_BUTTON);
  await expect.poll(() => canPressLink(ui, "contact")).toBe(true);
  expect(await problems(ui)).toHaveLength(1);
});

test("a press outside closes the list that for names, a press in it does not", async ({ ui }) => {
  await openMenuPage(ui, { ...(THEMES["below the tag"] as Page), size: NARROW });
  await ui.click(MENU_BUTTON);
  await expect.poll(() => canPressLink(ui, "contact")).toBe(true);
  await ui.click(CARET);
  await expect.poll(() => canPressLink(ui, "nieuw")).toBe(true);
  await ui.eval(() => document.querySelector("main")?.prepend(document.createElement("hr")));
  await ui.eval(() =>
    document.querySelector("#elsewhere")?.setAttribute("style", "position: fixed; bottom: 0"),
  );
  await ui.click("#elsewhere");
  await expect.poll(() => canPressLink(ui, "contact")).toBe(false);
});

test("a button of the page opens the list that for names where it is", async ({ ui }) => {
  const html = `<button id="bur">Menu</button>${(THEMES["below the tag"] as Page).html}`.replace(
    "for=",
    'toggle-for="#bur" for=',
  );
  await openMenuPage(ui, { html, size: NARROW });
  expect(await canPressLink(ui, "contact")).toBe(false);
  await ui.click("#bur");
  await expect.poll(() => canPressLink(ui, "contact")).toBe(true);
  expect(await matches(ui, "#menu[popover]")).toBe(false);
  await ui.click("#bur");
  await expect.poll(() => canPressLink(ui, "contact")).toBe(false);
  expect(await problems(ui)).toEqual([]);
});

test('toggle="none" leaves the list that for names open', async ({ ui }) => {
  const html = (THEMES["below the tag"] as Page).html.replace("for=", 'toggle="none" for=');
  await openMenuPage(ui, { html, size: NARROW });
  await expect.poll(() => canPressLink(ui, "contact")).toBe(true);
  await ui.click(CARET);
  await expect.poll(() => canPressLink(ui, "nieuw")).toBe(true);
  expect(await problems(ui)).toEqual([]);
});

test("the Tab key goes from the button into a list after the tag", async ({ ui }) => {
  await openMenuPage(ui, { ...(THEMES["below the tag"] as Page), size: NARROW });
  await ui.click(MENU_BUTTON);
  await expect.poll(() => canPressLink(ui, "contact")).toBe(true);
  await ui.press("Tab");
  await expect.poll(async () => (await ui.focused()).text).toBe("Home");
});

test("the list that for names follows the width at which its items fit", async ({ ui }) => {
  const { html, css } = THEMES["below the tag"] as Page;
  await openMenuPage(ui, {
    html: html.replace("for=", 'breakpoint-px="auto" for='),
    css: `${css} #nav > ul > li { flex: none; white-space: nowrap }`,
  });
  const setWidth = (px: string) =>
    ui.eval((width) => {
      (document.querySelector("#nav") as HTMLElement).style.width = width;
    }, px);
  await setWidth("180px");
  await expect.poll(() => canPressLink(ui, "contact")).toBe(false);
  await ui.click(MENU_BUTTON);
  await expect.poll(() => canPressLink(ui, "contact")).toBe(true);
  await setWidth("auto");
  await expect.poll(() => matches(ui, "dealer-mega-nav:state(desktop)")).toBe(true);
  await ui.click(CARET);
  await expect.poll(() => canPressLink(ui, "nieuw")).toBe(true);
  expect(await problems(ui)).toEqual([]);
});
