import { PNG } from "pngjs";
import { expect, test, type Ui } from "../../../../support/ui.ts";
import { problems, WIDE } from "../../page.ts";
import { stage } from "../menu.ts";

/** How themes hide a submenu, or fold a mobile menu away, until the pointer is over it or a script adds a class. */
const WAYS: Readonly<Record<string, string>> = {
  display: "display: none",
  visibility: "visibility: hidden",
  opacity: "opacity: 0",
  "off to the left": "position: absolute; left: -9999px",
  "off to the right": "position: fixed; right: -400px; width: 300px; height: 100vh",
  "off to the top": "position: absolute; top: -999em",
  height: "height: 0; overflow: hidden",
  "maximum height": "max-height: 0; overflow: hidden",
  width: "width: 0; min-width: 0; overflow: hidden",
  "maximum width": "max-width: 0; overflow: hidden",
  transform: "transform: translateY(-200%)",
  "transform to nothing": "transform: scale(0)",
  translate: "translate: -100vw 0",
  scale: "scale: 1 0",
  rotate: "rotate: x 90deg",
  clip: "position: absolute; clip: rect(0, 0, 0, 0)",
  "clip path": "clip-path: inset(0 0 100% 0)",
  filter: "filter: opacity(0)",
  mask: "mask: linear-gradient(transparent, transparent)",
  "content visibility": "content-visibility: hidden",
  "pointer events": "pointer-events: none; opacity: 0",
  "z-index": "position: absolute; z-index: -1",
  "font size": "font-size: 0; overflow: hidden",
  "text indent": "text-indent: -9999px; overflow: hidden",
  margin: "margin-left: -9999px",
  "grid rows": "display: grid; grid-template-rows: 0fr; max-height: 0; overflow: hidden",
  containment: "contain: strict; height: 0",
  "slow transition": "opacity: 0; visibility: hidden; transition: opacity 1s 60s, visibility 0s 60s",
  "quick transition": "opacity: 0; visibility: hidden; transition: opacity 0.1s linear",
  animation: "animation: fade 60s 60s both",
};

const REVEALED =
  "display: block; visibility: visible; opacity: 1; position: absolute; left: 0; right: auto; top: 100%; height: auto; max-height: 900px; width: auto; max-width: 900px; transform: none; translate: none; scale: none; rotate: none; clip: auto; clip-path: none; filter: none; mask: none; content-visibility: visible; pointer-events: auto; z-index: 9; font-size: 16px; text-indent: 0; margin: 0; contain: none; animation: none";

/** When a theme shows what it hides. */
const MOMENTS = {
  ":hover": (target: string) => `li:hover > ${target}`,
  ":focus-within": (target: string) => `li:focus-within > ${target}`,
  "a class": (target: string) => `.is-open > ${target}`,
};

/** What a theme hides: the list, a wrapper around it, the list in its wrapper, or the items. */
const PLACES = {
  list: { submenu: ".sub", menu: ".menu" },
  wrapper: { submenu: ".wrap", menu: ".box" },
  "list in a wrapper": { submenu: ".wrap > .sub", menu: ".box > .menu" },
};

const branch = (name: string, inner = "") => `
  <li><a href="#${name}">${name}</a>
    <div class="wrap"><ul class="sub">
      <li><a href="#${name}-1">${name} een</a></li>
      <li><a href="#${name}-2">${name} twee</a></li>${inner}
    </ul></div></li>`;
const HTML = `<nav><div class="box"><ul class="menu">
  <li><a href="#home">Home</a></li>${branch("Auto", branch("Bus"))}
  <li><a href="#contact">Contact</a></li></ul></div></nav>`;

interface Theme {
  readonly name: string;
  readonly css: string;
}

type Part = "submenu" | "menu";

function themesFor(part: Part, { submenu, menu }: (typeof PLACES)[keyof typeof PLACES]): Theme[] {
  const themes: Theme[] = [];
  const [hides, targets] = part === "submenu" ? [submenu, Object.entries(MOMENTS)] : [menu, [] as never];
  for (const [way, rule] of Object.entries(WAYS))
    for (const weight of ["", " !important"]) {
      const hidden = `dealer-mega-nav ${hides} { ${rule.replaceAll(/(;|$)/g, `${weight}$1`)} }`;
      // A mobile menu is shown by a script of the theme, which adds a class that nothing here adds.
      if (targets.length === 0) themes.push({ name: way + weight, css: KEYFRAMES + hidden });
      for (const [moment, around] of targets)
        themes.push({
          name: `${way}${weight} until ${moment}`,
          css: `${KEYFRAMES + hidden} ${around(hides)} { ${REVEALED} }`,
        });
    }
  return themes;
}

const KEYFRAMES = "@keyframes fade { from { opacity: 0; transform: scale(0) } } ";
/** Narrow, with room for everything that is open. */
const TALL = [360, 900] as const;
const GREEN = [0, 255, 0];
const LINKS = `dealer-mega-nav a { background: rgb(${GREEN}) !important; font-family: sans-serif }`;

/** A panel's shadow may lie over it. */
const isGreen = (colour: readonly number[]) =>
  colour.every((part, index) => Math.abs(part - (GREEN[index] as number)) < 60);

/** On the page: opens everything with a theme, and returns the text of each link, and a place in it below its text. */
async function openEverything(css: string) {
  const nav = document.querySelector("dealer-mega-nav") as HTMLElement;
  const style =
    document.querySelector("#theme") ?? document.head.appendChild(document.createElement("style"));
  style.id = "theme";
  const button = nav.shadowRoot?.querySelector<HTMLElement>("[part=toggle]");
  const toggles = [...nav.querySelectorAll<HTMLElement>("[data-dealer-toggle]")];
  const isOpen = (toggle: Element) => toggle.getAttribute("aria-expanded") === "true";
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (const toggle of [...toggles].reverse()) if (isOpen(toggle)) toggle.click();
  if (button && isOpen(button)) button.click();
  style.textContent = css;
  await frame();
  button?.click();
  await frame();
  for (const toggle of toggles) if (!isOpen(toggle)) toggle.click();
  await frame();
  const animations = nav.getAnimations({ subtree: true });
  // A test of so many themes does not wait for what takes a moment.
  for (const animation of animations)
    if (Number(animation.effect?.getComputedTiming().endTime) < 1000) animation.finish();
  await Promise.all(animations.map((animation) => animation.finished));
  await frame();
  return [...nav.querySelectorAll("a")].map((link) => {
    const { x, y, width, height } = link.getBoundingClientRect();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const met = link.contains(document.elementFromPoint(middleX, middleY));
    const isRead = height > 8 && Number.parseFloat(getComputedStyle(link).fontSize) > 8;
    const isVisible = link.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return { text: link.textContent, x: middleX, y: y + height - 3, isFine: met && isRead && isVisible };
  });
}

const addStyle = (ui: Ui, css: string) =>
  ui.eval((text) => {
    const style = document.createElement("style");
    style.textContent = text;
    document.head.append(style);
  }, css);

const PAGES = [
  { part: "submenu", page: "wide", size: WIDE },
  { part: "submenu", page: "narrow", size: TALL },
  { part: "menu", page: "narrow", size: TALL },
] as const;

/** WebKit 2.50 goes on with an animation of an element that enters the top layer. */
const lasts = ({ engine }: Ui, { name }: Theme) => engine === "webkit" && name.startsWith("animation");

for (const { part, page, size } of PAGES)
  for (const [place, targets] of Object.entries(PLACES))
    test(`dealer-mega-nav shows an open ${part} on a ${page} page, however a theme hides its ${place}`, async ({
      ui,
    }) => {
      const themes = themesFor(part, targets).filter((theme) => !lasts(ui, theme));
      await stage(ui, { html: HTML, size });
      await addStyle(ui, LINKS);
      const unmet: string[] = [];
      for (const { name, css } of themes)
        for (const { text, isFine } of await ui.eval(openEverything, css))
          if (!isFine) unmet.push(`${name}: ${text}`);
      expect(unmet).toEqual([]);
      expect(await problems(ui)).toEqual([]);
    });

for (const { part, page, size } of PAGES)
  test(`dealer-mega-nav draws the links of an open ${part} on a ${page} page, however a theme hides it`, async ({
    ui,
  }) => {
    await stage(ui, { html: HTML, size });
    await addStyle(ui, LINKS);
    const undrawn: string[] = [];
    const themes = themesFor(part, PLACES.list)
      .filter((theme) => !lasts(ui, theme))
      .filter((_, index) => index % 3 === 0)
      // A picture takes WebKit more than a second.
      .filter((_, index) => ui.engine === "chromium" || index % 4 === 0);
    for (const { name, css } of themes) {
      const links = await ui.eval(openEverything, css);
      const { width, data } = PNG.sync.read(await ui.screenshot());
      const colourAt = (x: number, y: number) => {
        const at = (Math.round(y) * width + Math.round(x)) * 4;
        return [...data.subarray(at, at + 3)];
      };
      for (const { text, x, y } of links) if (!isGreen(colourAt(x, y))) undrawn.push(`${name}: ${text}`);
    }
    expect(undrawn).toEqual([]);
  });
