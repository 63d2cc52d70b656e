import { CONSENT_COOKIE } from "../../../src/kernel/consent/consent.ts";
import type { Ui } from "../../support/ui.ts";

/** When a page looks what has been chosen while it was away. */
export const MOMENTS = ["focus", "pageshow", "visibilitychange"] as const;

/** Changes the choice as another page of the site does, and brings this one back. */
export async function chooseAway(ui: Ui, value: "1" | "-1", moment: (typeof MOMENTS)[number] = "focus") {
  await ui.setCookie(CONSENT_COOKIE, value);
  await ui.eval((type) => {
    const target = type === "visibilitychange" ? document : window;
    target.dispatchEvent(new Event(type));
  }, moment);
}

/** Changes the choice in another tab, while this one stays where it is. */
export async function chooseBeside(ui: Ui, value: "1" | "-1") {
  const other = await ui.page?.context().newPage();
  await other?.goto("/tests/pages/clean.html");
  await other?.evaluate((text) => {
    document.cookie = text;
  }, `${CONSENT_COOKIE}=${value}; path=/`);
}

/** The visitor leaves the tab for another one. */
export const hide = (ui: Ui) =>
  ui.eval(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
