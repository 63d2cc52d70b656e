import { expect, test, type Ui } from "../../../../support/ui.ts";
import { isShown, matches, NARROW, problems } from "../../page.ts";
import { link, MENU_BUTTON, stage } from "../menu.ts";

const LONG = "Bedrijfswagenleaseovereenkomstvoorwaardenoverzichten";
const branch = (name: string, count: number) =>
  `<li><a href="#${name}">${name}</a><ul>${Array.from({ length: count }, (_, index) => `<li><a href="#${name}-${index}">${name} ${index}</a></li>`).join("")}</ul></li>`;
const pages = (count: number) =>
  Array.from({ length: count }, (_, index) => `<li><a href="#p${index}">Pagina ${index}</a></li>`).join("");
const HTML = `<nav><ul><li><a href="#first">Home</a></li>${branch("merken", 14)}${pages(12)}<li><a href="#long">${LONG}</a></li><li><a href="#last">Contact</a></li></ul></nav>`;

const PINNED = "inset: 0 0 auto; background: #fff; z-index: 5";
const LOW = "block-size: 60px; min-block-size: 0";

/** The header's style, and the main part's. */
const HEADERS: Readonly<Record<string, { css: string; scrolled?: number; logo?: string }>> = {
  plain: { css: "header { background: #fff }" },
  fixed: { css: `header { position: fixed; ${PINNED} }` },
  "tall fixed": { css: `header { position: fixed; padding-top: 140px; ${PINNED} }` },
  "fixed and as high as the window": {
    css: `header { position: fixed; padding-top: calc(100vh - 60px); ${PINNED} }`,
  },
  sticky: { css: `body { padding-top: 90px } header { position: sticky; top: 0; ${PINNED} }` },
  "stuck sticky": {
    css: `body { padding-top: 90px } header { position: sticky; top: 0; ${PINNED} }`,
    scrolled: 300,
  },
  absolute: { css: `header { position: absolute; ${PINNED} } main { padding-top: 90px }` },
  "hidden overflow": { css: `header { overflow: hidden; ${LOW} }` },
  "clipped overflow": { css: `header { overflow: clip; ${LOW} }` },
  "scrolled overflow": { css: `header { overflow: auto; ${LOW} }` },
  "hidden overflow, any height": { css: "header { overflow: hidden }" },
  "fixed height below the page": {
    css: `header { ${LOW} } main { position: relative; z-index: 99; background: #fff }`,
  },
  transformed: {
    css: `header { position: fixed; transform: translateY(0); will-change: transform; ${PINNED} }`,
  },
  filtered: { css: `header { filter: drop-shadow(0 0 2px #000); overflow: hidden; ${LOW} }` },
  contained: { css: `header { contain: strict; ${LOW} }` },
  "flex cell": {
    css: "header { display: flex; justify-content: space-between }",
    logo: "Dealer van der Meer en Zonen",
  },
  "grid cell": { css: "header { display: grid; grid-template-columns: 1fr 120px }", logo: "Dealer" },
  "floating cell": {
    css: "header { display: block } dealer-mega-nav { display: block; float: inline-end }",
    logo: "Dealer",
  },
  "window-high page": {
    css: "html, body { height: 100%; overflow: hidden } body { display: flex; flex-direction: column } header { flex: none } main { overflow: auto }",
  },
};
/** 320 by 256 pixels is a window of 1280 by 1024 at a zoom of 400 %. */
const VISITS = [
  { dir: "ltr", size: [390, 800] },
  { dir: "ltr", size: [320, 256] },
  { dir: "rtl", size: [360, 640] },
] as const;

/** On the page. */
function putHeader(css: string, logo: string, top: number) {
  const style =
    document.querySelector("#header") ?? document.head.appendChild(document.createElement("style"));
  style.id = "header";
  style.textContent = `${css} main { min-height: 3000px }`;
  if (logo) document.querySelector("#stage")?.prepend(logo);
  scrollTo({ top, behavior: "instant" });
}

/** On the page: what a visitor cannot do. */
async function judge() {
  const nav = document.querySelector("dealer-mega-nav") as HTMLElement;
  const root = document.documentElement;
  const faults: string[] = [];
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (const toggle of nav.querySelectorAll<HTMLElement>("[data-dealer-toggle][aria-expanded=false]"))
    toggle.click();
  await frame();
  for (const item of nav.querySelectorAll("a")) {
    item.focus();
    // Firefox leaves a focused link half out of sight, and WebKit scrolls to it later.
    item.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = item.getBoundingClientRect();
    if (!item.contains(document.elementFromPoint(x + width / 2, y + height / 2)))
      faults.push(item.textContent);
  }
  for (let box = nav.parentElement; box && box !== document.body; box = box.parentElement)
    if (/hidden|clip/.test(getComputedStyle(box).overflowY) && box.scrollTop !== 0)
      faults.push("is scrolled by focus only");
  if ((document.scrollingElement?.scrollWidth ?? 0) > root.clientWidth)
    faults.push("the page scrolls sideways");
  const list = nav.querySelector("ul") as HTMLElement;
  if (list.getBoundingClientRect().width < root.clientWidth * 0.85) faults.push("is narrow");
  return faults;
}

/** On the page: whether a press at the middle of a link is on the link. */
const isMet = (selector: string) => {
  const item = document.querySelector(selector) as HTMLElement;
  const { x, y, width, height } = item.getBoundingClientRect();
  return item.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

/** On the page: resolves when a smooth scroll has ended. */
async function endOfScroll(selector: string) {
  const top = () => document.querySelector(selector)?.getBoundingClientRect().top;
  for (let last = Number.NaN as number | undefined, same = 0; same < 8; ) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    same = top() === last ? same + 1 : 0;
    last = top();
  }
}

/** Turns the wheel over the lower part of the window. */
async function wheelTo(ui: Ui, selector: string, [width, height]: readonly [number, number]) {
  const isThere = () => ui.eval(isMet, selector);
  for (let turn = 0; turn < 30 && !(await isThere()); turn++) {
    await ui.wheel(width / 2, height - 30, 200);
    await ui.eval(endOfScroll, selector);
  }
  await expect.poll(isThere).toBe(true);
}

const wayToClose = async (ui: Ui) => {
  const isInDialog = await ui.eval(
    () => document.querySelector("dealer-mega-nav")?.shadowRoot?.querySelector("dialog:modal") !== null,
  );
  return isInDialog ? 'dealer-mega-nav >>> [part="close"]' : MENU_BUTTON;
};

for (const [name, { css, scrolled = 0, logo = "" }] of Object.entries(HEADERS))
  test(`dealer-mega-nav shows all of its list on a narrow page, in a header that is ${name}`, async ({
    ui,
  }) => {
    await stage(ui, { html: HTML, size: NARROW });
    await ui.eval(putHeader, css, logo, 0);
    const faults: string[] = [];
    for (const { dir, size } of VISITS) {
      const [width, height] = size;
      await ui.viewport(width, height);
      await ui.eval((direction) => {
        document.documentElement.dir = direction;
      }, dir);
      await ui.eval(putHeader, css, "", scrolled);
      await ui.click(MENU_BUTTON);
      await expect.poll(() => isShown(ui, link("first"))).toBe(true);
      await expect.poll(() => ui.eval(isMet, link("first"))).toBe(true);
      await wheelTo(ui, link("last"), size);
      for (const fault of await ui.eval(judge)) faults.push(`${dir} ${size}: ${fault}`);
      await ui.eval((top) => scrollTo({ top, behavior: "instant" }), scrolled);
      await ui.click(await wayToClose(ui));
      await expect.poll(() => matches(ui, "dealer-mega-nav:state(open)")).toBe(false);
      await expect.poll(() => isShown(ui, link("first"))).toBe(false);
    }
    expect(faults).toEqual([]);
    expect(await problems(ui)).toEqual([]);
  });
