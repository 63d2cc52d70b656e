import type { Page } from "@playwright/test";
import { examplePages } from "../../support/examplePages.ts";
import { expect, test } from "../../support/ui.ts";
import { faultsByAlfa, faultsByIbm } from "./other-checkers.ts";
import { visitUndecided } from "./visit.ts";

test.skip(({ engine }) => engine !== "chromium", "the checkers read the same page in each engine");

for (const path of examplePages)
  test(`${path} has no fault by IBM Equal Access and Siteimprove's Alfa`, async ({ ui }) => {
    await visitUndecided(ui, path);
    const page = ui.page as Page;
    await framesAreComplete(page);
    expect(await faultsByIbm(page)).toEqual([]);
    expect(await faultsByAlfa(page)).toEqual([]);
  });

/** Alfa does not know the media query by which an early button hides what is behind it. */
const framesAreComplete = (page: Page) =>
  page.waitForFunction(() => {
    const documents = [...document.querySelectorAll("iframe")].map(({ contentDocument }) => contentDocument);
    return !documents.some((inner) => inner?.querySelector("[data-dealer-phase=loaded]:not(:defined)"));
  });
