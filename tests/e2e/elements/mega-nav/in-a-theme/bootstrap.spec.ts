import { expect, test, type Ui } from "../../../../support/ui.ts";
import { isShown, matches, NARROW, problems, WIDE } from "../../page.ts";
import { MENU_BUTTON } from "../menu.ts";
import { canPress } from "./other-script.ts";
import { canPressLink, frames, openTheme } from "./theme.ts";

/* Bootstrap 5 with its script, whose drawer and dropdowns work by the same elements. */

const LIST = `<ul class="navbar-nav">
  <li class="nav-item"><a class="nav-link" href="#home">Home</a></li>
  <li class="nav-item dropdown"><a id="label" class="nav-link dropdown-toggle" href="#" role="button" data-bs-toggle="dropdown" aria-expanded="false">Occasions</a>
    <ul class="dropdown-menu"><li><a class="dropdown-item" href="#suv">SUV</a></li><li><a class="dropdown-item" href="#cabrio">Cabrio</a></li></ul></li>
  <li class="nav-item"><a class="nav-link" href="#contact">Contact</a></li></ul>`;
const bar = (list: string) => `<nav class="navbar navbar-expand-lg"><div class="container-fluid">
  <a class="navbar-brand" href="#merk">Merel</a>
  <button id="open" class="navbar-toggler" type="button" data-bs-toggle="offcanvas" data-bs-target="#la" aria-controls="la" aria-label="Menu">=</button>
  <div class="offcanvas offcanvas-end" tabindex="-1" id="la" aria-label="Menu">
    <div class="offcanvas-header"><button id="close" type="button" class="btn-close" data-bs-dismiss="offcanvas" aria-label="Sluiten"></button></div>
    <div class="offcanvas-body">${list}</div></div></div></nav>`;
const tag = (html: string) => `<dealer-mega-nav>${html}</dealer-mega-nav>`;

async function openBootstrap(ui: Ui, html: string, size: readonly [number, number]) {
  await openTheme(ui, {
    html: "<dealer-mega-nav><ul><li>A<ul><li>B</li></ul></li></ul></dealer-mega-nav>",
    css: "",
    size,
  });
  await ui.eval(async (nav) => {
    const load = (element: HTMLElement) =>
      new Promise((resolve) => {
        element.addEventListener("load", resolve);
        document.head.append(element);
      });
    const style = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      href: "/vendor/bootstrap-5/dist/css/bootstrap.min.css",
    });
    const src = "/vendor/bootstrap-5/dist/js/bootstrap.bundle.min.js";
    await Promise.all([load(style), load(Object.assign(document.createElement("script"), { src }))]);
    (document.querySelector("#stage") as HTMLElement).innerHTML = nav;
  }, html);
  await expect.poll(() => matches(ui, "#label[data-dealer-toggle]")).toBe(true);
  await frames(ui);
}

const isExpanded = async (ui: Ui) => (await ui.attribute("#label", "aria-expanded")) === "true";

async function expectOpen(ui: Ui, isOpen: boolean, when: string) {
  await expect.poll(() => canPressLink(ui, "suv"), when).toBe(isOpen);
  await expect.poll(() => isExpanded(ui), when).toBe(isOpen);
}

/** The focused element, if nobody sees it. */
const unseenFocus = (ui: Ui) =>
  ui.eval(() => {
    const { activeElement: focused } = document;
    const isSeen = focused?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return isSeen ? "" : focused?.outerHTML;
  });

test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

test("dealer-mega-nav keeps the focus out of the theme's closed drawer, in which a branch was open", async ({
  ui,
}) => {
  await openBootstrap(ui, bar(tag(LIST)), NARROW);
  await ui.click("#open");
  await expect.poll(() => canPress(ui, "#label")).toBe(true);
  await ui.click("#label");
  await expectOpen(ui, true, "pressed");
  await ui.click("#close");
  await expect.poll(() => isShown(ui, "#la")).toBe(false);
  for (let step = 0; step < 8; step++) {
    await ui.press("Tab");
    await expect.poll(() => unseenFocus(ui)).toBe("");
  }
  expect(await isShown(ui, '[href="#suv"]')).toBe(false);
});

test("dealer-mega-nav says what Bootstrap's dropdown shows, whatever has closed it", async ({ ui }) => {
  await openBootstrap(ui, bar(tag(LIST)), WIDE);
  const closings: Readonly<Record<string, () => Promise<void>>> = {
    Escape: () => ui.press("Escape"),
    "Escape in the panel": async () => {
      await ui.press("Tab");
      await ui.press("Escape");
    },
    "a hash link": () => ui.click('[href="#suv"]'),
    "a press elsewhere": () => ui.click("#elsewhere"),
    "a second press": () => ui.click("#label"),
  };
  for (const [closing, close] of Object.entries(closings)) {
    await ui.click("#label");
    await expectOpen(ui, true, `before ${closing}`);
    await close();
    await expectOpen(ui, false, closing);
  }
});

test("dealer-mega-nav around a navbar with a drawer has one button, and a list as wide as the page", async ({
  ui,
}) => {
  await openBootstrap(ui, tag(bar(LIST)), NARROW);
  await expect.poll(() => isShown(ui, "#open")).toBe(false);
  await ui.click(MENU_BUTTON);
  await expect.poll(() => canPressLink(ui)).toBe(true);
  expect(await isShown(ui, "#close")).toBe(false);
  expect(await canPress(ui, ".navbar-brand")).toBe(true);
  const widthOf = (selector: string) =>
    ui.eval((wanted) => document.querySelector(wanted)?.getBoundingClientRect().width ?? 0, selector);
  expect(await widthOf(".navbar-nav")).toBeGreaterThan(NARROW[0] * 0.8);
  await ui.click("#label");
  await expectOpen(ui, true, "pressed");
  await ui.click(MENU_BUTTON);
  await expect.poll(() => canPressLink(ui)).toBe(false);
});

test("dealer-mega-nav leaves the labels at the start of the column that Bootstrap makes of its list", async ({
  ui,
}) => {
  const collapsing = `<nav class="navbar navbar-expand-lg"><div class="container-fluid"><a class="navbar-brand" href="#merk">Merel</a>
    <button id="open" class="navbar-toggler" type="button" data-bs-toggle="collapse" data-bs-target="#la" aria-label="Menu">=</button>
    <div class="collapse navbar-collapse" id="la">${tag(LIST)}</div></div></nav>`;
  // Between our breakpoint and Bootstrap's.
  await openBootstrap(ui, collapsing, [800, 600]);
  await ui.click("#open");
  await expect.poll(() => canPress(ui, '[href="#contact"]')).toBe(true);
  const starts = () =>
    ui.eval(() => {
      const labels = document.querySelectorAll(".navbar-brand, .navbar-nav > li > a");
      return [...labels].map((label) => Math.round(label.getBoundingClientRect().left));
    });
  await expect.poll(async () => new Set(await starts()).size).toBe(1);
  await ui.click("#label");
  await expectOpen(ui, true, "pressed");
});
