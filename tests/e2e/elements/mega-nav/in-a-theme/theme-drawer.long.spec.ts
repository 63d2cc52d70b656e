import { expect, test, type Ui } from "../../../../support/ui.ts";
import { matches, NARROW, problems, WIDE } from "../../page.ts";
import { BURGER, burger, canPressLink, frames, openTheme, TAG, visibleButtons } from "./theme.ts";

/** How a theme folds its drawer away, and shows it again. */
const WAYS: Readonly<Record<string, readonly [hidden: string, shown: string]>> = {
  display: ["display: none", "display: block"],
  visibility: ["visibility: hidden", "visibility: visible"],
  opacity: ["opacity: 0; pointer-events: none", "opacity: 1; pointer-events: auto"],
  "slow opacity": [
    "opacity: 0; visibility: hidden; transition: opacity 0.2s, visibility 0.2s",
    "opacity: 1; visibility: visible",
  ],
  "transform to the left": [
    "position: fixed; inset: 60px 0 0; transform: translateX(-100%)",
    "transform: none",
  ],
  "transform to the right": [
    "position: fixed; inset: 60px 0 0; transform: translateX(100%); transition: transform 0.2s",
    "transform: none",
  ],
  "translate to the top": ["position: fixed; inset: 60px 0 0; translate: 0 -110vh", "translate: none"],
  "off to the bottom": ["position: fixed; inset: 60px 0 0; transform: translateY(100vh)", "transform: none"],
  left: ["position: absolute; top: 60px; left: -9999px", "left: 0"],
  "negative right": ["position: fixed; top: 60px; width: 280px; right: -280px", "right: 0"],
  margin: ["margin-left: -100vw; width: 300px", "margin-left: 0"],
  height: ["height: 0; overflow: hidden", "height: auto"],
  "maximum height": [
    "max-height: 0; padding: 10px; overflow: hidden; transition: max-height 0.2s",
    "max-height: 500px",
  ],
  width: ["width: 0; overflow: hidden", "width: 300px"],
  "content visibility": ["content-visibility: hidden", "content-visibility: visible"],
  scale: ["transform: scaleY(0)", "transform: none"],
  "clip path": ["clip-path: inset(0 0 100% 0)", "clip-path: none"],
};

const ONE_STEP = "document.querySelector('.box').classList.toggle('on')";

/** Where the theme's button and its drawer are. */
const PLACES: Readonly<Record<string, string>> = {
  "beside its button": `<nav>${burger(ONE_STEP)}<div class="box">${TAG}</div></nav>`,
  "with the list deeper in it": `<nav>${burger(ONE_STEP)}<div class="box"><div><section>${TAG}</section></div></div></nav>`,
  "away from its button": `<div class="bar"><span>${burger(ONE_STEP)}</span></div><div><div class="box">${TAG}</div></div>`,
};

const narrow = (css: string) => `
  .bur { display: none }
  @media (max-width: 768px) { .bur { display: block } ${css} }`;
const themeOf = (way: string) => {
  const [hidden, shown] = WAYS[way] ?? ["", ""];
  return narrow(`.box { ${hidden} } .box.on { ${shown} }`);
};

const expectClosed = async (ui: Ui, where: string) => {
  await expect.poll(() => visibleButtons(ui), where).toEqual(["theirs"]);
  await expect.poll(() => canPressLink(ui), where).toBe(false);
};
const expectOpen = async (ui: Ui, where: string) => {
  await expect.poll(() => canPressLink(ui), where).toBe(true);
  await expect.poll(() => canPressLink(ui, "home"), where).toBe(true);
  await expect.poll(() => canPressLink(ui, "nieuw"), where).toBe(false);
  await expect.poll(() => visibleButtons(ui), where).toEqual(["theirs"]);
};

test.afterEach(async ({ ui }, { status }) => {
  if (status !== "skipped") expect(await problems(ui)).toEqual([]);
});

for (const [place, html] of Object.entries(PLACES))
  test(`dealer-mega-nav is an open list in the theme's own drawer ${place}`, async ({ ui }) => {
    for (const way of Object.keys(WAYS)) {
      await openTheme(ui, { html, css: themeOf(way) });
      await expectClosed(ui, `${way}, at the start`);
      await ui.click(BURGER);
      await expectOpen(ui, `${way}, after a press`);
      await ui.click(BURGER);
      await expectClosed(ui, `${way}, after another press`);
      await ui.click(BURGER);
      await expectOpen(ui, `${way}, after a third press`);
    }
  });

const BOX = PLACES["beside its button"] as string;

test("dealer-mega-nav is an open list in a drawer when the page becomes narrow", async ({ ui }) => {
  for (const way of ["display", "visibility", "transform to the right", "height"]) {
    await openTheme(ui, { html: BOX, css: themeOf(way), size: WIDE });
    expect(await canPressLink(ui)).toBe(true);
    await ui.viewport(...NARROW);
    await expectClosed(ui, way);
    await expect.poll(() => matches(ui, "dealer-mega-nav:state(open)"), way).toBe(true);
    await ui.click(BURGER);
    await expectOpen(ui, way);
  }
});

test("dealer-mega-nav is an open list in a drawer that starts open", async ({ ui }) => {
  for (const way of ["display", "visibility", "slow opacity", "transform to the left", "maximum height"]) {
    await openTheme(ui, { html: BOX.replace('class="box"', 'class="box on"'), css: themeOf(way) });
    await ui.click(BURGER);
    await expectClosed(ui, way);
    await ui.click(BURGER);
    await expectOpen(ui, way);
  }
});

test("dealer-mega-nav is an open list in a drawer that a script makes later", async ({ ui }) => {
  for (const way of ["display", "opacity", "left", "height"]) {
    await openTheme(ui, { html: BOX.replace('class="box"', ""), css: themeOf(way) });
    await expect.poll(() => visibleButtons(ui)).toEqual(["ours", "theirs"].toSorted());
    await ui.eval(() => document.querySelector("nav div")?.classList.add("box"));
    await expectClosed(ui, way);
    await ui.click(BURGER);
    await expectOpen(ui, way);
  }
});

const PAGE_DRAWERS: Readonly<Record<string, string>> = {
  "a dialog": `<button id="bur" class="bur" onclick="this.nextElementSibling.showModal()">Menu</button><dialog class="box">${TAG}</dialog>`,
  "a popover": `<button id="bur" class="bur" popovertarget="pop">Menu</button><div id="pop" popover>${TAG}</div>`,
  details: `<details><summary id="bur" class="bur">Menu</summary><div>${TAG}</div></details>`,
  "a hidden element": `<button id="bur" class="bur" onclick="this.nextElementSibling.hidden = false">Menu</button><div hidden>${TAG}</div>`,
  "an element with a check box": `<input type="checkbox" id="box" hidden><label id="bur" class="bur" for="box">Menu</label><div class="checked">${TAG}</div>`,
};

for (const [drawer, html] of Object.entries(PAGE_DRAWERS))
  test(`dealer-mega-nav is an open list in ${drawer}`, async ({ ui }) => {
    const css =
      ".checked { opacity: 0; visibility: hidden } :checked ~ .checked { opacity: 1; visibility: visible }";
    await openTheme(ui, { html, css });
    expect(await canPressLink(ui)).toBe(false);
    await ui.click(BURGER);
    await expect.poll(() => canPressLink(ui)).toBe(true);
    expect(await visibleButtons(ui)).not.toContain("ours");
  });

test("dealer-mega-nav opens the current item's submenu in a closed drawer without showing it", async ({
  ui,
}) => {
  for (const way of ["visibility", "opacity"]) {
    const html = BOX.replace('<a href="#nieuw">', '<a href="#nieuw" aria-current="page">');
    await openTheme(ui, { html, css: themeOf(way) });
    await expect.poll(() => canPressLink(ui, "nieuw")).toBe(false);
    await ui.click(BURGER);
    await expect.poll(() => canPressLink(ui, "nieuw")).toBe(true);
  }
});

test("dealer-mega-nav keeps its button where the page fades in, and where its header hides while it scrolls", async ({
  ui,
}) => {
  const css = `@keyframes in { from { opacity: 0 } } header { animation: in 0.3s 0.2s both; position: sticky; top: 0 }
    header.gone { transform: translateY(-100%) } main p { height: 3000px }`;
  await openTheme(ui, { html: `<nav>${TAG}</nav>`, css });
  await expect.poll(() => visibleButtons(ui)).toEqual(["ours"]);
  await ui.eval(() => {
    document.querySelector("main")?.insertAdjacentHTML("beforeend", "<p>tekst</p>");
    scrollTo(0, 500);
    document.querySelector("header")?.classList.add("gone");
  });
  await frames(ui);
  await ui.eval(() => document.querySelector("header")?.classList.remove("gone"));
  await frames(ui);
  expect(await visibleButtons(ui)).toEqual(["ours"]);
  expect(await canPressLink(ui)).toBe(false);
  await ui.eval(() => {
    (document.querySelector("header") as HTMLElement).style.visibility = "hidden";
  });
  await frames(ui);
  await ui.eval(() => {
    (document.querySelector("header") as HTMLElement).style.visibility = "";
  });
  await expect.poll(() => visibleButtons(ui)).toEqual(["ours"]);
});

test("dealer-mega-nav restores the markup of a theme with a drawer", async ({ ui }) => {
  await openTheme(ui, { html: BOX, css: themeOf("display") });
  await ui.click(BURGER);
  await expect.poll(() => canPressLink(ui)).toBe(true);
  const html = await ui.eval(async () => {
    const nav = document.querySelector("dealer-mega-nav") as HTMLElement;
    nav.remove();
    await new Promise(requestAnimationFrame);
    return nav.outerHTML + document.querySelector(".bur")?.outerHTML;
  });
  expect(html).toBe(TAG + burger(ONE_STEP));
});

/** A theme hides all elements beside its button, and shows the list itself: our tag is between them. */
const CHILD_RULES: Readonly<Record<string, string>> = {
  display: ".in > :not(.bur) { display: none } .in.on > .m { display: block }",
  visibility: ".in > :not(.bur) { visibility: hidden } .in.on > .m { visibility: visible }",
  height: ".in > :not(.bur) { max-height: 0; overflow: hidden } .in.on > .m { max-height: none }",
  left: ".in > :not(.bur) { position: absolute; left: -9999px } .in.on > .m { left: 0; position: static }",
};

test("dealer-mega-nav is shown by the theme's button where a rule for all children hides it", async ({
  ui,
}) => {
  for (const [way, rule] of Object.entries(CHILD_RULES)) {
    const html = `<nav class="in">${burger("this.parentNode.classList.toggle('on')")}${TAG}</nav>`;
    await openTheme(ui, { html, css: narrow(rule) });
    await expectClosed(ui, way);
    await ui.click(BURGER);
    await expectOpen(ui, way);
    await ui.click(BURGER);
    await expectClosed(ui, way);
    await ui.click(BURGER);
    await expectOpen(ui, way);
    await ui.press("Escape");
    await expectClosed(ui, way);
    await ui.viewport(...WIDE);
    await expect.poll(() => canPressLink(ui)).toBe(true);
  }
});

test("dealer-mega-nav stays hidden where its author hides it, and another menu has the button", async ({
  ui,
}) => {
  const html = `<nav>${burger("this.nextElementSibling.classList.toggle('on')")}
    <ul class="phone"><li><a href="#telefoon">Telefoon</a></li></ul>
    ${TAG.replace(">", ' class="desktop-only">')}</nav>`;
  const css = narrow(".desktop-only, .phone { display: none } .phone.on { display: block }");
  await openTheme(ui, { html, css });
  await ui.click(BURGER);
  await frames(ui);
  await frames(ui);
  expect(await canPressLink(ui)).toBe(false);
  expect(await visibleButtons(ui)).toEqual(["theirs"]);
});

/** The theme's button names the list, which is hidden by a rule that does not hide anything around our tag. */
test("dealer-mega-nav is opened by a theme's button that names its list", async ({ ui }) => {
  for (const [name, attributes] of Object.entries({
    "aria-controls": 'aria-controls="lijst" aria-expanded="false" ',
    "data-bs-target": 'data-bs-target="#lijst" ',
    "an element around it": 'aria-controls="om" ',
  })) {
    const html = `<nav id="om">${burger("", attributes)}</nav>`
      .replace("</nav>", `<div id="om">${TAG.replace("<ul", '<ul id="lijst"')}</div></nav>`)
      .replace('<nav id="om">', "<nav>");
    await openTheme(ui, { html, css: narrow(".m { display: none }") });
    await expectClosed(ui, name);
    await ui.click(BURGER);
    await expectOpen(ui, name);
    expect(await ui.attribute(BURGER, "aria-expanded"), name).toBe("true");
    await ui.click(BURGER);
    await expectClosed(ui, name);
  }
});

test("dealer-mega-nav closes a submenu on Escape, and not the theme's drawer around it", async ({ ui }) => {
  const html = `<nav>${burger(ONE_STEP)}<div class="box">${TAG}</div></nav>`;
  await openTheme(ui, { html, css: themeOf("display") });
  await ui.eval(() => {
    const onKey = ({ key }: KeyboardEvent) =>
      key === "Escape" && document.querySelector(".box")?.classList.remove("on");
    document.addEventListener("keydown", onKey);
  });
  await expectClosed(ui, "at first");
  await ui.click(BURGER);
  await expectOpen(ui, "the drawer");
  await ui.click("dealer-mega-nav [data-dealer-toggle]");
  await expect.poll(() => canPressLink(ui, "nieuw")).toBe(true);
  await ui.press("Escape");
  await expectOpen(ui, "after Escape");
  await ui.press("Escape");
  await expectClosed(ui, "after Escape again");
});
