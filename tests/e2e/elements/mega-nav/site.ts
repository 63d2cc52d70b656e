import { expect, type Ui } from "../../../support/ui.ts";
import { isShown, NARROW, WIDE } from "../page.ts";
import { openBranch, openMenu, stage } from "./menu.ts";

/** Links to places on the page and to other pages, in the list and in a panel. */
const MENU = `
  <ul>
    <li><a href="#aanbod">Aanbod</a></li>
    <li><a href="#werkplaats">Werkplaats</a>
      <ul>
        <li><a href="#apk">APK</a></li>
        <li><a href="#formulier">Formulier</a></li>
        <li><a href="#nergens">Nergens</a></li>
        <li><a href="/tests/pages/banden">Banden</a></li>
        <li><a href="/tests/pages/filter?maat=16">Filter</a></li>
        <li><a href="/tests/pages/elders" target="_blank">Elders</a></li>
      </ul></li>
    <li><a href="/tests/pages/contact">Contact</a></li>
  </ul>`;

export const LAYOUTS = { wide: WIDE, narrow: NARROW } as const;
export type LayoutName = keyof typeof LAYOUTS;

interface Site {
  /** The style of the header with the menu. */
  readonly header?: string;
  /** Further styles of the page. */
  readonly css?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly html?: string;
}

/** A long page with a menu in its header. */
export async function openSite(ui: Ui, layout: LayoutName, site: Site = {}): Promise<void> {
  const { header = "", css = "", attributes = {}, html = MENU } = site;
  await stage(ui, { html, attributes, size: LAYOUTS[layout] });
  await ui.eval(fill, header, css);
}

/** On the page. */
function fill(header: string, css: string) {
  document.querySelector("header")?.setAttribute("style", `background: white; z-index: 5; ${header}`);
  const style = document.createElement("style");
  style.textContent = `main p { block-size: 1500px } ${css}`;
  document.head.append(style);
  const main = document.querySelector("main");
  for (const name of ["aanbod", "werkplaats", "apk", "formulier"])
    main?.insertAdjacentHTML("beforeend", `<h2 id="${name}">${name}</h2><p>tekst</p>`);
  document.querySelector("#formulier")?.setAttribute("tabindex", "-1");
  document.querySelector("#apk")?.insertAdjacentHTML("afterend", '<button id="na-apk">Na APK</button>');
}

/** Opens the panel on a wide page, or the list and the panel on a narrow one. */
export async function openPanel(ui: Ui, layout: LayoutName): Promise<void> {
  if (layout === "narrow") await openMenu(ui);
  await openBranch(ui, "Werkplaats");
  await expect.poll(() => isShown(ui, linkTo("#apk"))).toBe(true);
}

export const linkTo = (href: string) => `dealer-mega-nav a[href="${href}"]`;

/** Whether a visitor sees a panel, or the list of a narrow page. */
export const isMenuOpen = (ui: Ui) => isShown(ui, linkTo("#apk"));

export const isClosed = (ui: Ui) => expect.poll(() => isMenuOpen(ui)).toBe(false);

/** Waits until the code has been loaded that the first press does not wait for. */
export const isStaying = (ui: Ui) =>
  expect
    .poll(() =>
      ui.eval(() => performance.getEntriesByType("resource").some(({ name }) => /\/later-/.test(name))),
    )
    .toBe(true);

/** The text of the links that look current. */
export const currentLinks = (ui: Ui) =>
  ui.eval(() =>
    [...document.querySelectorAll('dealer-mega-nav [aria-current]:not([aria-current="false"])')].map(
      ({ textContent }) => textContent,
    ),
  );

/** The text of the links in the items with our mark. */
export const markedItems = (ui: Ui) =>
  ui.eval(() =>
    [...document.querySelectorAll('dealer-mega-nav [data-dealer-current="page"]')].map(
      (item) => item.querySelector("a")?.textContent,
    ),
  );

/** Whether the pixels at the start of an element are its own, once the page has stopped scrolling. */
export const isInSight = (ui: Ui, selector: string) =>
  ui.eval(async (wanted) => {
    const element = document.querySelector(wanted) as Element;
    let place = element.getBoundingClientRect();
    for (let frames = 0, all = 0; frames < 40 && all < 400; all++) {
      await new Promise(requestAnimationFrame);
      const now = element.getBoundingClientRect();
      frames = now.top === place.top ? frames + 1 : 0;
      place = now;
    }
    const { left, top } = place;
    return top > -1 && top < innerHeight / 2 && document.elementFromPoint(left + 2, top + 4) === element;
  }, selector);
