import { expect, test, type Ui } from "../../../support/ui.ts";
import { expectKept, kept } from "../../storage-guard/device.ts";
import { isReady, problems } from "../page.ts";
import {
  ACCEPT,
  CONSENT_PAGE,
  COOKIE,
  consentValues,
  DECLINE,
  decisions,
  openUndecided,
  showsBanner,
  startsAnew,
} from "./banner.ts";

const GUARDED = `${CONSENT_PAGE}&guard`;

const leave = (ui: Ui, mark: string) =>
  ui.eval((left) => {
    document.cookie = `${left}=1; path=/`;
    localStorage.setItem(left, "1");
  }, mark);

/** All stored data except the answer, in the stores that every engine has. */
async function others(ui: Ui): Promise<string[]> {
  const answer = new RegExp(`${COOKIE}=-?1(; )?|; ${COOKIE}=-?1`);
  const lines = (await kept(ui)).filter((line) => !line.startsWith("cookieStore"));
  return lines.map((line) => line.replace(answer, "")).filter((line) => !line.endsWith(": "));
}

test.describe("dealer-cookie-hint on a page with the storage guard", () => {
  test("shows and stores nothing on the device before an answer", async ({ ui }) => {
    await openUndecided(ui, GUARDED);
    await leave(ui, "before");
    expect(await problems(ui)).toEqual([]);
    expect(await kept(ui)).toEqual([]);
  });

  test("on accept stores its answer, and what scripts write from then on", async ({ ui }) => {
    await openUndecided(ui, GUARDED);
    await leave(ui, "before");
    await ui.click(ACCEPT);
    await showsBanner(ui, false);
    expect(await decisions(ui)).toMatchObject([{ choice: "accepted", stored: true }]);
    await leave(ui, "after");
    expect(await problems(ui)).toEqual([]);
    expect(await others(ui)).toEqual([
      "sent cookies: after=1",
      "document.cookie: after=1",
      "localStorage: after,1",
    ]);
    expect(await consentValues(ui)).toEqual(["1"]);
  });

  test("on decline stores its answer and nothing else", async ({ ui }) => {
    await openUndecided(ui, GUARDED);
    await ui.click(DECLINE);
    await showsBanner(ui, false);
    expect(await decisions(ui)).toMatchObject([{ choice: "declined", stored: true }]);
    await leave(ui, "after");
    expect(await others(ui)).toEqual([]);
    expect(await consentValues(ui)).toEqual(["-1"]);
  });

  test("on a withdrawal removes all stored data, and nothing is stored any more", async ({ ui }) => {
    await ui.goto("/~rig/blank.html");
    await ui.setCookie(COOKIE, "1");
    await ui.goto(`${GUARDED}&direct`);
    await isReady(ui);
    await leave(ui, "before");
    await expectKept(ui, "before");
    await ui.goto(`${GUARDED}&direct`);
    await isReady(ui);
    await ui.click("#opener");
    await ui.click(DECLINE);
    await startsAnew(ui);
    await isReady(ui);
    await leave(ui, "after");
    expect(await others(ui)).toEqual([]);
  });
});
