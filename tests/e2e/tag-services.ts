import { expect } from "@playwright/test";
import { BASE_URL } from "../server/address.ts";
import { TAG_SERVICES } from "../server/tagServices.ts";
import type { Ui } from "../support/createUi.ts";

/** A folder with a `matomo.js` in it; a name of its own tells one test's requests from another's. */
export const matomoUrl = (name: string) => `${BASE_URL}${TAG_SERVICES}/${name}`;

/** What a service's script found when it ran. */
export interface Run {
  readonly script: "gtm.js" | "gtag/js" | "matomo.js";
  /** How many entries there were in each queue. */
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

/** From here on, Google's host is a stand-in for the pages next to the service worker. */
export async function leadGoogleHere(ui: Ui) {
  await ui.eval(async () => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller) return;
    const isLed = new Promise((resolve) =>
      serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
    await serviceWorker.register("/tests/pages/google-stand-in.js");
    await isLed;
  });
}

/** The addresses that a server was asked for, of the requests with this text in them. */
export async function requestsWith(text: string): Promise<string[]> {
  const response = await fetch(`${BASE_URL}${TAG_SERVICES}/requests`);
  const all = (await response.json()) as string[];
  return all.filter((url) => url.includes(text));
}
