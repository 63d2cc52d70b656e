import type { Browser, Page } from "@playwright/test";
import type { Contender, Control } from "../page/contender.ts";
import { TIPS } from "../page/page.ts";
import { pathOf } from "../page/site.ts";
import { listen, seen, settled } from "./in-page.ts";
import { locate, withVisitor } from "./visitor.ts";

const SEARCH = "ha";
const [[TIP]] = TIPS;

/** The compressed bytes of all scripts that load when a visitor uses everything on the page once. */
export function tour(browser: Browser, url: string, contender: Contender): Promise<number> {
  return withVisitor(browser, async (context) => {
    const page = await context.newPage();
    await page.addInitScript(listen);
    await page.goto(url + pathOf(contender), { waitUntil: "load" });
    await page.evaluate(settled);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.evaluate(() => scrollTo(0, 0));
    if (contender.controls) {
      const { menu, phones, accept } = contender.controls;
      await press(page, accept);
      await openAndClose(page, menu);
      await openAndClose(page, phones);
    }
    await nextSlide(page, contender);
    await page.getByText(TIP).hover();
    await locate(page, "#q").pressSequentially(SEARCH);
    if (contender.calendar) await press(page, contender.calendar);
    else await locate(page, "#dag").click();
    await page.evaluate(settled);
    return (await page.evaluate(seen)).settledBytes;
  });
}

async function press(
  page: Page,
  { press: selector, effect, goes }: Pick<Control, "press" | "effect" | "goes">,
) {
  // Some code comes only when its element is near the window.
  const [host = selector] = selector.split(" >>> ");
  await locate(page, host).scrollIntoViewIfNeeded();
  await locate(page, selector).click();
  await locate(page, effect).waitFor({ state: goes ? "hidden" : "visible" });
}

async function openAndClose(page: Page, control: Control) {
  await press(page, control);
  // A panel that is still opening or closing would ignore the next step or misinterpret it.
  await page.evaluate(settled);
  await page.keyboard.press("Escape");
  await page.evaluate(settled);
  const content = locate(page, control.effect);
  if (await content.isVisible()) await locate(page, control.press).click();
  await content.waitFor({ state: "hidden" });
}

async function nextSlide(page: Page, { next }: Contender) {
  if (next) return await locate(page, next).click();
  const slide = page.locator("main img").first();
  await slide.hover();
  await page.mouse.down();
  await page.mouse.move(0, 0, { steps: 5 });
  await page.mouse.up();
}
