import { randomUUID } from "node:crypto";
import { CONSENT_COOKIE } from "../../../../src/kernel/consent/consent.ts";
import { BASE_URL } from "../../../server/address.ts";
import { EMBEDS } from "../../../server/embeds.ts";
import { expect, type Ui } from "../../../support/ui.ts";
import { put } from "../../contract/in-page.ts";
import { matches } from "../page.ts";

export const GATE_PAGE = "/tests/pages/consent-gate.html?probe";

export const TAG = "dealer-consent-gate";
export const PLACEHOLDER = `${TAG} >>> [part=placeholder]`;
export const BUTTON = `${TAG} >>> [part=button]`;
export const SETTINGS = `${TAG} >>> [part=settings]`;
export const FRAME = `${TAG} iframe`;
export const ACCEPT = "dealer-cookie-hint >>> [part=accept]";
export const LINK = '<a href="#elders">Bekijk op Google Maps</a>';

/** A third party with addresses that no other test uses. */
export function thirdParty() {
  const id = randomUUID().slice(0, 8);
  const folder = `${EMBEDS}/${id}`;
  return {
    at: (file: string) => `${folder}/${file}`,
    /** The files that were requested, in order. */
    async requests(): Promise<string[]> {
      const all: string[] = await (await fetch(`${BASE_URL}${EMBEDS}/requests`)).json();
      return all.filter((url) => url.startsWith(folder)).map((url) => url.slice(folder.length + 1));
    },
  };
}

export const gate = (content: string, attributes = 'service="Google Maps"') =>
  `<${TAG} ${attributes}><template>${content}</template>${LINK}</${TAG}>`;

export const frame = (address: string) => `<iframe src="${address}" width="560" height="315"></iframe>`;

/** Opens the page with a choice from an earlier visit, if there is one, and adds markup. */
export async function openWith(ui: Ui, markup: string, choice?: "1" | "-1", path = GATE_PAGE) {
  if (choice) {
    await ui.goto("/tests/pages/undefined.html");
    await ui.setCookie(CONSENT_COOKIE, choice);
  }
  await ui.goto(path);
  await ui.eval(put, markup);
  await expect.poll(() => matches(ui, `${TAG}:defined`)).toBe(true);
}

export async function accept(ui: Ui) {
  await expect
    .poll(() => ui.eval(() => !!document.querySelector("dealer-cookie-hint:state(shown)")))
    .toBe(true);
  await ui.click(ACCEPT);
}

/** Chooses where another tab would: the page reads the cookie. */
export async function chooseElsewhere(ui: Ui, choice: "1" | "-1") {
  await ui.setCookie(CONSENT_COOKIE, choice);
  await ui.eval(() => document.dispatchEvent(new Event("visibilitychange")));
}

/** Gives the gate's column a width: not the window, because WebKit's is never as narrow. */
export const setColumn = (ui: Ui, width: number) =>
  ui.eval((px) => {
    const stage = document.querySelector<HTMLElement>("#stage");
    if (stage) stage.style.inlineSize = `${px}px`;
  }, width);

/** The size of the gate, or of what the visitor sees in it. */
export const box = (ui: Ui, selector = TAG) =>
  ui.eval((path) => {
    const [outer = "", inner] = path.split(" >>> ");
    const host = document.querySelector(outer);
    const element = inner ? host?.shadowRoot?.querySelector(inner) : host;
    const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return { width: Math.round(width), height: Math.round(height) };
  }, selector);

/** Whether a frame is at the middle of the gate, as a visitor sees it. */
export const isFrameOnTop = (ui: Ui) =>
  ui.eval((tag) => {
    const element = document.querySelector(tag);
    element?.scrollIntoView();
    const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return document.elementFromPoint(left + width / 2, top + height / 2)?.localName === "iframe";
  }, TAG);

declare global {
  interface Window {
    /** The names of the held scripts that have run, in order. */
    heldRun?: string[];
    heldNonce?: string;
  }
}

export const held = (address: string, attributes = "") =>
  `<script type="text/plain" data-dealer-consent src="${address}" ${attributes}></script>`;

/** The code of a script that notes its run, as those of the third party do. */
export const note = (name: string) => `(window.heldRun ??= []).push("${name}");`;

export const heldRun = (ui: Ui) => ui.eval(() => window.heldRun ?? []);
