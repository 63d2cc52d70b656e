import { expect, test, type Ui } from "../../../../support/ui.ts";
import { isShown, problems } from "../../page.ts";
import { link, MENU_BUTTON, stage } from "../menu.ts";
import {
  currentLinks,
  isClosed,
  isMenuOpen,
  isStaying,
  LAYOUTS,
  type LayoutName,
  linkTo,
  markedItems,
  openPanel,
  openSite,
} from "../site.ts";

const layouts = Object.keys(LAYOUTS) as LayoutName[];

/** On the page: puts something at the window's end, where no menu is. */
const atTheEnd = (html: string) => {
  const box = document.createElement("div");
  box.style.cssText =
    "position: fixed; inset: auto 0 0 auto; inline-size: 100px; block-size: 60px; z-index: 9";
  document.body.append(box);
  if (html === "closed shadow frame") {
    const frame = document.createElement("iframe");
    frame.srcdoc = "<p style='height: 100px'>kaart";
    box.attachShadow({ mode: "closed" }).append(frame);
  } else box.innerHTML = html;
  for (const inside of box.children) inside.setAttribute("style", "inline-size: 100px; block-size: 60px");
  for (const type of ["pointerdown", "mousedown", "touchstart"])
    box.addEventListener(type, (event) => event.stopPropagation());
};

const pressAtTheEnd = async (ui: Ui, layout: LayoutName) => {
  const [width, height] = LAYOUTS[layout];
  await ui.moveTo(width - 30, height - 30);
  await ui.down();
  await ui.up();
};

const FRAME = "<p style='height: 100px'>kaart";
const ELSEWHERE: Readonly<Record<string, string>> = {
  "a frame": `<iframe srcdoc="${FRAME}"></iframe>`,
  "a frame in a closed shadow tree": "closed shadow frame",
  "an `object` with a page": '<object type="text/html" data="/~rig/blank.html"></object>',
  "a map that stops the event": "<div>kaart</div>",
};

for (const layout of layouts)
  test.describe(`dealer-mega-nav on a ${layout} page, pressed elsewhere`, () => {
    for (const [name, html] of Object.entries(ELSEWHERE))
      test(`closes at a press in ${name}`, async ({ ui }) => {
        const isStuck = ui.engine === "firefox" && html.startsWith("<object");
        test.skip(isStuck, "Playwright's clicks never end on a page with an `object` in Firefox");
        await openSite(ui, layout);
        await isStaying(ui);
        await ui.eval(atTheEnd, html);
        await openPanel(ui, layout);
        await pressAtTheEnd(ui, layout);
        await isClosed(ui);
      });

    test("stays open at a press in a frame in the menu", async ({ ui }) => {
      const frame = `<iframe srcdoc="${FRAME}" width="80" height="40"></iframe>`;
      const html = `<ul><li><a href="#werkplaats">Werkplaats</a><ul><li><a href="#apk">APK</a></li><li>${frame}</li></ul></li></ul>`;
      await openSite(ui, layout, { html });
      await isStaying(ui);
      await openPanel(ui, layout);
      await ui.click("dealer-mega-nav iframe");
      await expect.poll(() => ui.eval(() => document.activeElement?.localName)).toBe("iframe");
      expect(await isMenuOpen(ui)).toBe(true);
    });

    test("closes when Turbo shows another page and keeps the header", async ({ ui }) => {
      const other = "/tests/pages/navigation.html?probe&pagina=2";
      const html = `<ul><li><a href="/tests/pages/navigation.html?probe">Een</a></li><li><a href="#werkplaats">Werkplaats</a><ul><li><a href="#apk">APK</a></li><li><a href="${other}">Twee</a></li></ul></li></ul>`;
      await openSite(ui, layout, { html });
      await isStaying(ui);
      await expect.poll(() => currentLinks(ui)).toEqual(["Een"]);
      await ui.eval(keepHeaderWithTurbo);
      await openPanel(ui, layout);
      await ui.click(linkTo(other));
      await expect.poll(() => ui.eval(() => document.documentElement.hasAttribute("data-shown"))).toBe(true);
      await isClosed(ui);
      await expect.poll(() => currentLinks(ui)).toEqual(["Twee"]);
      expect(await problems(ui)).toEqual([]);
    });

    test("follows a script that moves the author's marks", async ({ ui }) => {
      const html = `<ul><li class="current-menu-item"><a href="#aanbod" aria-current="page">A</a></li><li><a href="#werkplaats">B</a><ul><li><a href="#apk">C</a></li></ul></li></ul>`;
      await openSite(ui, layout, { html });
      await isStaying(ui);
      for (const [href, name] of [
        ["#apk", "C"],
        ["#werkplaats", "B"],
        ["#aanbod", "A"],
      ] as const) {
        await ui.eval(moveMarks, href);
        await expect.poll(() => markedItems(ui)).toEqual([name]);
        expect(await currentLinks(ui)).toEqual([name]);
      }
      await ui.eval(moveMarks, "#apk");
      await expect.poll(() => markedItems(ui)).toEqual(["C"]);
      await ui.eval(() => document.querySelector("dealer-mega-nav ul")?.replaceWith("leeg"));
      await expect.poll(() => markedItems(ui)).toEqual([]);
      expect(await problems(ui)).toEqual([]);
    });
  });

/** WebKit 2.50 hangs when an element around a box with `position-try-fallbacks` is no longer displayed. */
for (const layout of layouts)
  for (const around of ["header", "dealer-mega-nav", "dealer-mega-nav ul", "#werk"])
    test(`dealer-mega-nav withstands that ${around} is not displayed for a while, open on a ${layout} page`, async ({
      ui,
    }) => {
      const html = `<ul><li id="werk"><a href="#werkplaats">Werkplaats</a>
        <ul><li><a href="#apk">APK</a></li></ul></li><li><a href="#contact">Contact</a></li></ul>`;
      await openSite(ui, layout, { html });
      await isStaying(ui);
      await openPanel(ui, layout);
      const display = (value: string) =>
        ui.eval(
          async (selector, shown) => {
            const element = document.querySelector<HTMLElement>(selector);
            element?.style.setProperty("display", shown, "important");
            for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
          },
          around,
          value,
        );
      await display("none");
      expect(await ui.eval(() => document.querySelector("#apk")?.textContent)).toBe("apk");
      await display("block");
      await expect.poll(() => isShown(ui, linkTo("#contact"))).toBe(true);
      expect(await problems(ui)).toEqual([]);
    });

/** On the page: Turbo replaces the page except its header. */
async function keepHeaderWithTurbo() {
  document.querySelector("#stage")?.setAttribute("data-turbo-permanent", "");
  addEventListener("turbo:before-render", (event) => {
    const { newBody } = (event as CustomEvent<{ newBody: HTMLElement }>).detail;
    newBody.querySelector("#stage")?.setAttribute("data-turbo-permanent", "");
  });
  addEventListener("turbo:render", () => document.documentElement.setAttribute("data-shown", ""));
  const script = document.createElement("script");
  script.src = "/~library/turbo.js";
  const loaded = new Promise((resolve) => script.addEventListener("load", resolve));
  document.head.append(script);
  await loaded;
}

/** On the page. */
function moveMarks(href: string) {
  for (const item of document.querySelectorAll("dealer-mega-nav .current-menu-item"))
    item.classList.remove("current-menu-item");
  for (const one of document.querySelectorAll("dealer-mega-nav [aria-current]"))
    one.removeAttribute("aria-current");
  const next = document.querySelector(`dealer-mega-nav a[href="${href}"]`);
  next?.setAttribute("aria-current", "page");
  next?.closest("li")?.classList.add("current-menu-item");
}

test.describe("dealer-mega-nav on a page with a base", () => {
  test("marks the link that leads here, and leaves a place on another page alone", async ({ ui }) => {
    await stage(ui);
    await ui.eval(() => {
      document.head.insertAdjacentHTML("beforeend", '<base href="/">');
      const nav = document.createElement("dealer-mega-nav");
      nav.innerHTML =
        '<ul><li><a href="navigation.html?probe">Elders</a></li><li><a href="tests/pages/navigation.html?probe">Hier</a></li><li><a href="#home">Thuis</a></li></ul>';
      document.querySelector("dealer-mega-nav")?.replaceWith(nav);
    });
    await expect.poll(() => markedItems(ui)).toEqual(["Hier"]);
    expect(await currentLinks(ui)).toEqual(["Hier"]);
  });

  test("does not close at a press on a place on another page", async ({ ui }) => {
    await openSite(ui, "narrow");
    await isStaying(ui);
    await ui.eval(() => document.head.insertAdjacentHTML("beforeend", '<base href="/elders/">'));
    await openPanel(ui, "narrow");
    await ui.eval(() =>
      addEventListener("click", (event) => {
        event.preventDefault();
        setTimeout(() => document.documentElement.setAttribute("data-pressed", ""));
      }),
    );
    await ui.click(link("apk"));
    await expect.poll(() => ui.eval(() => document.documentElement.hasAttribute("data-pressed"))).toBe(true);
    expect(await isMenuOpen(ui)).toBe(true);
    await ui.click(MENU_BUTTON);
    await isClosed(ui);
  });
});
