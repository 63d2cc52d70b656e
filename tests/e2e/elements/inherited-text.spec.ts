import { expect, test, type Ui } from "../../support/ui.ts";
import { isReady, NARROW, open, problems } from "./page.ts";

/*
 * Styles of a header that hide its own text: a gradient shows through the letters, and no size takes the room between its
 * boxes away. The controls and surfaces of a tag in it are seen all the same.
 */

const PAGE = "/tests/pages/surfaces.html?probe&direct";
const HEADER = `<header id="around"><div style="display: grid; justify-items: start; gap: 16px">
  <dealer-call-us open><p>Verkoop 0579 14 19 74</p></dealer-call-us>
  <dealer-mega-nav mobile="drawer"><ul><li><a href="#autos">Auto’s</a></li><li><a href="#contact">Contact</a></li></ul></dealer-mega-nav>
  <dealer-consent-gate service="YouTube"><template><iframe src="https://www.youtube-nocookie.com/embed/a" width="300" height="300" title="Film"></iframe></template><a href="#film">Bekijk op YouTube</a></dealer-consent-gate>
  <dealer-date-input><input aria-label="Dag" style="font-size: 16px"></dealer-date-input>
</div></header>`;

const SHOWN = {
  "the phone numbers' button": "dealer-call-us >>> [part=button]",
  "the phone numbers": "dealer-call-us >>> [part=panel]",
  "the menu's button": "dealer-mega-nav >>> [part=toggle]",
  "what stands for held content": "dealer-consent-gate >>> section",
} as const;
const DIALOGS = {
  calendar: ["dealer-date-input >>> [part=button]", "dealer-date-input >>> [part=close]"],
  drawer: ["dealer-mega-nav >>> [part=toggle]", "dealer-mega-nav >>> [part=close]"],
} as const;
const GRADIENT = "-webkit-text-fill-color: transparent";

async function build(ui: Ui) {
  await open(ui, PAGE, NARROW);
  await ui.eval((html) => {
    document.body.innerHTML = html;
  }, HEADER);
  await isReady(ui);
  // The calendar's code and the gate's text come when they are near.
  await expect.poll(() => textSize(ui, SHOWN["what stands for held content"])).toBeGreaterThan(40);
}

const style = (ui: Ui, text: string) =>
  ui.eval((css) => document.querySelector("#around")?.setAttribute("style", css), text);

/** They cover the menu's button. */
const closeNumbers = (ui: Ui) =>
  ui.eval(() => document.querySelector("dealer-call-us")?.removeAttribute("open"));

/** The picture of what no longer moves: code of other tags may still come, and the panel finds its place. */
async function atRest(ui: Ui, path: string) {
  let picture = await ui.screenshot(path);
  const isAtRest = async () => {
    const before = picture;
    picture = await ui.screenshot(path);
    return picture.equals(before);
  };
  await expect.poll(isAtRest).toBe(true);
  return picture;
}

/** The width of the first text in an element, in px, as it is laid out. */
const textSize = (ui: Ui, path: string) =>
  ui.eval((wanted) => {
    const [host = "", inside = ""] = wanted.split(" >>> ");
    const element = document.querySelector(host)?.shadowRoot?.querySelector(inside);
    const assigned = element?.querySelector("slot")?.assignedElements() ?? [];
    const nodes = [element, ...assigned].flatMap((one) => {
      const walker = one && document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker?.nextNode()) if (walker.currentNode.textContent?.trim()) texts.push(walker.currentNode);
      return texts;
    });
    const range = document.createRange();
    if (!nodes[0]) return 0;
    range.selectNodeContents(nodes[0]);
    return range.getBoundingClientRect().width;
  }, path);

test.describe("in a header that hides its text", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("controls and surfaces look the same", async ({ ui }) => {
    await build(ui);
    for (const [name, path] of Object.entries(SHOWN)) {
      if (!path.startsWith("dealer-call-us")) await closeNumbers(ui);
      await style(ui, "");
      const plain = await atRest(ui, path);
      await style(ui, GRADIENT);
      expect.soft((await atRest(ui, path)).equals(plain), name).toBe(true);
    }
  });

  for (const [name, [button, close]] of Object.entries(DIALOGS))
    test(`the ${name} looks the same`, async ({ ui }) => {
      await build(ui);
      await closeNumbers(ui);
      await ui.click(button);
      await expect.poll(() => textSize(ui, close)).toBeGreaterThan(20);
      const plain = await atRest(ui, close);
      await style(ui, GRADIENT);
      expect((await atRest(ui, close)).equals(plain)).toBe(true);
    });

  test("texts have a size where the header has none", async ({ ui }) => {
    await build(ui);
    await style(ui, "font-size: 0");
    for (const [name, path] of Object.entries(SHOWN))
      expect.soft(await textSize(ui, path), name).toBeGreaterThan(20);
    await closeNumbers(ui);
    for (const [name, [button, close]] of Object.entries(DIALOGS)) {
      await ui.click(button);
      await expect.poll(() => textSize(ui, close), name).toBeGreaterThan(20);
      await ui.click(close);
    }
  });
});
