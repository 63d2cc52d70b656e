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

const BANNER_PAGE = "/tests/pages/consent.html";
const PARTS = { "1": "accept", "-1": "decline" } as const;

/**
 * The visitor chooses in a banner of the same site beside this page, which stays as it is: in another tab, or in a frame
 * where the driver has one tab only.
 */
export async function chooseBeside(ui: Ui, value: "1" | "-1") {
  const other = await ui.page?.context().newPage();
  if (!other) return ui.eval(chooseInFrame, BANNER_PAGE, PARTS[value]);
  await other.goto(new URL(BANNER_PAGE, await ui.url()).href);
  await other.click("#opener");
  await other.click(`dealer-cookie-hint [part=${PARTS[value]}]`);
}

async function chooseInFrame(address: string, part: string) {
  const frame = Object.assign(document.createElement("iframe"), { src: address });
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const inside = frame.contentWindow as Window & typeof globalThis;
  inside.document.querySelector<HTMLElement>("#opener")?.click();
  await inside.customElements.whenDefined("dealer-cookie-hint");
  const banner = inside.document.querySelector("dealer-cookie-hint");
  banner?.open();
  banner?.shadowRoot?.querySelector<HTMLElement>(`[part=${part}]`)?.click();
}

/** The visitor leaves the tab for another one. */
export const hide = (ui: Ui) =>
  ui.eval(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
