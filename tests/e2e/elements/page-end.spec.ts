import { expect, test, type Ui } from "../../support/ui.ts";
import { matches, open, problems, scrollTo } from "./page.ts";

const PAGE = "/tests/pages/contract.html?direct&probe";
const PHONE = [390, 700] as const;

const END = {
  "a link in the corner":
    '<footer style="text-align: right; padding: 24px 20px"><a id="last" href="#x">Privacy</a></footer>',
  "links under each other": `<footer style="text-align: right">${'<p style="margin: 8px 20px"><a href="#x">Voorwaarden</a></p>'.repeat(8)}<p style="margin: 8px 20px"><a id="last" href="#x">Privacy</a></p></footer>`,
  "a form":
    '<form style="text-align: right; padding: 20px"><button id="last" type="button">Verstuur</button></form>',
  "a link as wide as the page":
    '<footer><a id="last" href="#x" style="display: block; padding: 8px; text-align: right">Privacy</a></footer>',
} as const;

const show = (ui: Ui, html: string) =>
  ui.eval((text) => {
    window.scrollTo({ top: 0, behavior: "instant" });
    document.body.style.minHeight = "0";
    const stage = document.querySelector("#stage") as HTMLElement;
    stage.innerHTML = `<div style="height: 2000px"></div>${text}<dealer-to-top></dealer-to-top>`;
  }, html);

/** What a press on the middle of the element meets, and whether the button can be pressed too. */
const pressed = (ui: Ui, selector: string) =>
  ui.eval((wanted) => {
    const button = document.querySelector("dealer-to-top")?.shadowRoot?.querySelector("button");
    const [link, own] = [document.querySelector(wanted), button].map((one) => {
      const { left, top, width, height } = one?.getBoundingClientRect() ?? new DOMRect();
      return document.elementFromPoint(left + width / 2, top + height / 2);
    });
    return [link?.matches(wanted), own?.localName];
  }, selector);

test("at the page's end the last link and the button can both be pressed", async ({ ui }) => {
  await open(ui, PAGE, PHONE);
  for (const [name, html] of Object.entries(END)) {
    await show(ui, html);
    await scrollTo(ui, 1e5);
    await expect.poll(() => matches(ui, "dealer-to-top:state(visible)"), name).toBe(true);
    await expect.poll(() => pressed(ui, "#last"), name).toEqual([true, "dealer-to-top"]);
  }
  expect(await problems(ui)).toEqual([]);
});

test("the button hides while what it covers has the focus", async ({ ui }) => {
  await open(ui, PAGE, PHONE);
  const corner = "position: fixed; right: 20px; bottom: 20px";
  await show(ui, `<a id="under" href="#x" style="${corner}">Chat</a><a id="else" href="#y">Elders</a>`);
  await scrollTo(ui, 500);
  await expect.poll(() => matches(ui, "dealer-to-top:state(visible)")).toBe(true);
  const focus = (selector: string) =>
    ui.eval(
      (wanted) => document.querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true }),
      selector,
    );
  await focus("#under");
  await expect.poll(async () => (await pressed(ui, "#under"))[0]).toBe(true);
  await focus("#else");
  await expect.poll(async () => (await pressed(ui, "#under"))[1]).toBe("dealer-to-top");
  expect(await problems(ui)).toEqual([]);
});

const CORNERS = {
  "a chat bubble": ["position: fixed; right: 20px; bottom: 20px; width: 56px; height: 56px", 99],
  "a chat bubble above all": [
    "position: fixed; right: 20px; bottom: 20px; width: 56px; height: 56px",
    2147483647,
  ],
  "a bar as wide as the window": [
    "position: fixed; left: 0; right: 0; bottom: 0; height: 56px; background: #fff",
    10,
  ],
} as const;

test("the button is above what is fixed in its corner, anywhere on the page", async ({ ui }) => {
  await open(ui, PAGE, PHONE);
  for (const [name, [style, zIndex]] of Object.entries(CORNERS)) {
    await show(ui, `<a id="chat" href="#x" style="${style}; z-index: ${zIndex}">Chat</a>`);
    for (const top of [500, 1e5]) {
      await scrollTo(ui, top);
      await expect.poll(() => matches(ui, "dealer-to-top:state(visible)"), name).toBe(true);
      await expect.poll(() => pressed(ui, "#chat"), `${name} ${top}`).toEqual([true, "dealer-to-top"]);
    }
    // The link scrolls away from under the button.
    await show(
      ui,
      '<a href="#x" style="display: block; height: 600px">Lang</a><p style="height: 900px">x</p>',
    );
    await scrollTo(ui, 1500);
    await expect.poll(() => matches(ui, "dealer-to-top:state(visible)"), name).toBe(true);
    expect(
      await ui.eval(() => {
        const button = document.querySelector("dealer-to-top")?.shadowRoot?.querySelector("button");
        return innerHeight - (button?.getBoundingClientRect().bottom ?? 0);
      }),
    ).toBe(16);
  }
  expect(await problems(ui)).toEqual([]);
});

test("the button is above an open banner, and in its corner once the visitor has answered", async ({
  ui,
}) => {
  for (const size of [PHONE, [1280, 800]] as const) {
    await open(ui, PAGE, size);
    await show(ui, `<p>Autohuis Merel</p><dealer-cookie-hint>Wij gebruiken cookies.</dealer-cookie-hint>`);
    await scrollTo(ui, 500);
    const bottom = () =>
      ui.eval(() => {
        const button = document.querySelector("dealer-to-top")?.shadowRoot?.querySelector("button");
        const { bottom, left, width, top, height } = button?.getBoundingClientRect() ?? new DOMRect();
        const isHit = document.elementFromPoint(left + width / 2, top + height / 2)?.localName;
        return isHit === "dealer-to-top" ? innerHeight - bottom : undefined;
      });
    await expect.poll(bottom, size.join()).toBeGreaterThan(40);
    await ui.click("dealer-cookie-hint >>> [part~=accept]");
    await expect.poll(bottom, size.join()).toBe(16);
    await ui.eval(() => {
      document.cookie = "reDimCookieHint=; max-age=0; path=/";
    });
  }
  expect(await problems(ui)).toEqual([]);
});
