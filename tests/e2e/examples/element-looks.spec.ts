import { expect, test, type Ui } from "../../support/ui.ts";
import { put, scrollPage, setAttributes, settle } from "../contract/in-page.ts";
import { CONTRACT_PAGE } from "../contract/pages.ts";
import { moveAway } from "../contract/steps.ts";
import { subjects } from "../contract/subjects.ts";

const SCHEMES = ["light", "dark"] as const;

/** The day that the calendar marks as today. */
const TODAY_MS = Date.UTC(2026, 10, 18, 12);

/** Only rendered elements have a state. */
const drawn = subjects.filter(({ contract }) => Object.keys(contract.states).length > 0);

test.skip(({ engine }) => engine !== "chromium", "pictures are compared in one engine");

/** The element on a page of its own. */
async function stage(ui: Ui, html: string, colorScheme: string) {
  await ui.goto(`${CONTRACT_PAGE}=${TODAY_MS}`);
  await ui.eval((scheme) => {
    document.documentElement.style.colorScheme = scheme;
  }, colorScheme);
  await place(ui, html);
}

async function place(ui: Ui, html: string) {
  await ui.clearCookies();
  await moveAway(ui);
  await ui.eval(scrollPage, 0);
  await ui.eval(put, html);
  await ui.eval(settle);
}

async function shoot(ui: Ui, ...name: [folder: string, file: string]) {
  if (ui.page) await expect.soft(ui.page).toHaveScreenshot(name);
}

/** Takes a picture after each step of a visitor. */
function photographed(ui: Ui, take: () => Promise<void>): Ui {
  const pictured =
    <A extends unknown[]>(step: (...args: A) => Promise<void>) =>
    async (...args: A) => {
      await step(...args);
      await take();
    };
  return {
    ...ui,
    click: pictured(ui.click),
    hover: pictured(ui.hover),
    press: pictured(ui.press),
    viewport: pictured(ui.viewport),
  };
}

for (const { tag, html, steps, looks } of drawn) {
  for (const scheme of SCHEMES)
    test(`${tag} looks the same in all its states, ${scheme}`, async ({ ui }) => {
      await stage(ui, html, scheme);
      let taken = 0;
      const take = () => shoot(ui, tag, `${scheme}-${++taken}.png`);
      const visitor = photographed(ui, take);
      await take();
      await steps.activate(visitor);
      await take();
      await steps.finish(visitor);
      await take();
    });

  test(`${tag} looks the same with every attribute changed`, async ({ ui }) => {
    await stage(ui, html, "light");
    for (const [name, look] of Object.entries(looks)) {
      if ("testedIn" in look) continue;
      await place(ui, html);
      await ui.eval(setAttributes, tag, { ...look.attributes, [name]: look.value });
      await look.prepare?.(ui);
      await look.act?.(ui);
      await shoot(ui, tag, `${name}.png`);
    }
  });
}
