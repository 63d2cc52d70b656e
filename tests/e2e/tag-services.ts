import { expect } from "@playwright/test";
import { BASE_URL } from "../server/address.ts";
import { TAG_SERVICES } from "../server/tagServices.ts";
import type { Ui } from "../support/createUi.ts";

/** A folder with a `matomo.js`; its name identifies a test's own requests. */
export const matomoUrl = (name: string) => `${BASE_URL}${TAG_SERVICES}/${name}`;

/** The page's state when a service's script ran. */
export interface Run {
  readonly script: "gtm.js" | "gtag/js" | "matomo.js";
  /** The number of entries in each queue. */
  readonly dataLayer: number;
  readonly matomo: number;
  readonly nonce: string;
}

declare global {
  interface Window {
    tagsRun?: Run[];
  }
}

export const runs = (ui: Ui): Promise<Run[]> => ui.eval(() => window.tagsRun ?? []);

export const scriptsRun = async (ui: Ui) => (await runs(ui)).map(({ script }) => script);

/** Waits until a service's script has run and its load event is over. */
export async function hasRun(ui: Ui, script: Run["script"]) {
  await expect.poll(() => scriptsRun(ui)).toContain(script);
  await expect.poll(() => ui.eval(countScripts, script)).toBe(0);
}

const countScripts = (name: string) => document.querySelectorAll(`script[src*="${name}"]`).length;

/** From now on a service worker replaces Google's host for the pages in its folder. */
export async function leadGoogleHere(ui: Ui) {
  await ui.eval(async () => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller) return;
    const isLed = new Promise((resolve) =>
      serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
    await serviceWorker.register("/tests/pages/fake-google.js");
    await isLed;
  });
}

/** The requested addresses that contain this text. */
export async function requestsWith(text: string): Promise<string[]> {
  const response = await fetch(`${BASE_URL}${TAG_SERVICES}/requests`);
  const all = (await response.json()) as string[];
  return all.filter((url) => url.includes(text));
}
