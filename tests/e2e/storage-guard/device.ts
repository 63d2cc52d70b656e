import { COOKIES_PATH } from "../../server/cookieJar.ts";

import { expect, type Ui } from "../../support/ui.ts";

const CLEAN_PAGE = "/tests/pages/clean.html";

/** All data stored on the device for this origin: what the server receives and what a page without the guard finds. */
export async function kept(ui: Ui): Promise<string[]> {
  await ui.goto(CLEAN_PAGE);
  return ui.eval(listStores, COOKIES_PATH);
}

export const expectKept = async (ui: Ui, mark: string) =>
  expect(await kept(ui)).toContainEqual(expect.stringContaining(mark));

async function listStores(cookiesPath: string): Promise<string[]> {
  interface Cookie {
    name: string;
    value: string;
  }
  const { cookieStore } = window as unknown as { cookieStore?: { getAll(): Promise<Cookie[]> } };
  const { storageBuckets } = navigator as unknown as { storageBuckets?: { keys(): Promise<string[]> } };
  const stores: Record<string, () => Promise<unknown[]> | unknown[]> = {
    "sent cookies": async () => [await (await fetch(cookiesPath)).json()].filter(Boolean),
    "document.cookie": () => [document.cookie].filter(Boolean),
    cookieStore: async () =>
      ((await cookieStore?.getAll()) ?? []).map(({ name, value }) => `${name}=${value}`),
    localStorage: () => Object.entries(localStorage),
    sessionStorage: () => Object.entries(sessionStorage),
    indexedDB: async () => (await indexedDB.databases()).map(({ name }) => name),
    caches: () => caches.keys(),
    files: async () => {
      const names = [];
      const root = (await navigator.storage.getDirectory()) as unknown as { keys(): AsyncIterable<string> };
      for await (const name of root.keys()) names.push(name);
      return names;
    },
    buckets: () => storageBuckets?.keys() ?? [],
    "service workers": async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    "old files": () =>
      new Promise<unknown[]>((resolve) => {
        type Reader = { readEntries(done: (entries: { name: string }[]) => void): void };
        type System = { root: { createReader(): Reader } };
        const list = (system: unknown) =>
          (system as System).root
            .createReader()
            .readEntries((entries) => resolve(entries.map(({ name }) => name)));
        if (!("webkitRequestFileSystem" in window)) return resolve([]);
        window.webkitRequestFileSystem(0, 1024, list, () => resolve([]));
      }),
  };
  const lines = [];
  for (const [name, list] of Object.entries(stores)) {
    // An engine without a store has no data in it.
    const found = await Promise.resolve()
      .then(list)
      .catch(() => []);
    lines.push(...found.map((entry) => `${name}: ${entry}`));
  }
  return lines;
}
