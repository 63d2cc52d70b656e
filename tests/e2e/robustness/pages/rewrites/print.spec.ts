import { expect, test, type Ui } from "../../../../support/ui.ts";
import { isShown, matches, open, scrollTo, WIDE } from "../../../elements/page.ts";
import { showAs } from "../../../elements/paper.ts";
import { tries } from "../../trials.ts";
import { tryAll, WHOLE_PAGE } from "../visit.ts";
import { isEnhanced } from "./enhanced.ts";

const CALL_US = "dealer-call-us >>> [part=button]";

/** What a visitor can have open. */
const OPEN: Readonly<Record<string, (ui: Ui) => Promise<void>>> = {
  "the menu and the panel": async (ui) => {
    await ui.click('dealer-mega-nav button[aria-label="Auto’s"]');
    await ui.click(CALL_US);
  },
  "the calendar": (ui) => ui.click("dealer-date-input >>> [part=button]"),
  suggestions: async (ui) => {
    await ui.click("dealer-autocomplete input");
    await ui.type("noorda");
    await expect.poll(() => isShown(ui, "dealer-autocomplete [part=option]")).toBe(true);
  },
  "a tip": async (ui) => {
    await ui.hover("#tip");
    await expect.poll(() => isShown(ui, "[data-dealer-tip] > [part=tip]")).toBe(true);
  },
  "the page scrolled": async (ui) => {
    await scrollTo(ui, 800);
    await expect.poll(() => matches(ui, "dealer-sticky-column:state(fixed)")).toBe(true);
  },
};

/** Our elements that would be painted over the printed page. */
function floating() {
  const roots = [
    document,
    ...[...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? []),
  ];
  const elements = roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>("*")]);
  const isOurs = (element: Element) =>
    (element.getRootNode() as ShadowRoot).host?.localName.startsWith("dealer-") ||
    element.matches("[data-dealer-tip], dealer-autocomplete > [part=list]");
  const floats = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    getComputedStyle(element).position === "fixed";
  return elements
    .filter((element) => isOurs(element) && floats(element))
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}

/** What the visitor has opened is closed again. */
async function closeAll(ui: Ui) {
  await ui.press("Escape");
  if (await isShown(ui, 'a[href^="tel:"]')) await ui.click(CALL_US);
  await ui.eval(
    () => void Object.assign(document.querySelector("dealer-autocomplete input") ?? {}, { value: "" }),
  );
  await scrollTo(ui, 0);
}

test("a printed page has nothing over it, whatever is open, and everything works afterwards", async ({
  ui,
}) => {
  test.slow();
  tries("print", Object.keys(OPEN).length);
  await open(ui, WHOLE_PAGE, WIDE);
  await isEnhanced(ui);
  await expect.poll(() => matches(ui, "dealer-loader:state(done)")).toBe(true);
  for (const [what, show] of Object.entries(OPEN))
    await test.step(`with ${what} open`, async () => {
      await show(ui);
      await ui.eval(() => void dispatchEvent(new Event("beforeprint")));
      await showAs(ui, "paper");
      await expect.poll(() => ui.eval(floating), what).toEqual([]);
      expect(await isShown(ui, 'dealer-mega-nav a[href="#suv"]'), what).toBe(true);
      expect(await isShown(ui, 'dealer-call-us a[href^="tel:"]'), what).toBe(true);
      await showAs(ui, "screen");
      if (ui.engine === "chromium") await ui.page?.pdf();
      await ui.eval(() => void dispatchEvent(new Event("afterprint")));
      await closeAll(ui);
    });
  await tryAll(ui);
});
