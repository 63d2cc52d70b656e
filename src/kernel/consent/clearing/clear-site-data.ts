import { keptNames } from "../allowed-names.ts";
import { CONSENT_COOKIE } from "../consent.ts";
import { CONSENT_DAY_COOKIE } from "../reask.ts";
import { endCookie, namesIn } from "./cookies.ts";

const KEPT = [CONSENT_COOKIE, CONSENT_DAY_COOKIE];

/** The longest that a reload waits for a store that does not answer. */
const TIMEOUT_MS = 500;

/**
 * Clears what scripts have stored on the device, except the choice itself and what the site cannot do without, as far as the browser allows.
 * Cookies and storages are clear when this returns, databases and caches when it resolves.
 */
export async function clearSiteData(): Promise<void> {
  const cleared = [clearCookies, clearLocal, clearSession, clearDatabases, clearCaches].map(attempt);
  let timer = 0;
  const timeout = new Promise((resolve) => {
    timer = window.setTimeout(resolve, TIMEOUT_MS);
  });
  await Promise.race([Promise.all(cleared), timeout]);
  clearTimeout(timer);
}

const clearLocal = () => clearStorage(localStorage);
const clearSession = () => clearStorage(sessionStorage);

function clearStorage(storage: Storage): void {
  const kept = keptNames();
  for (const key of Object.keys(storage)) if (!kept.includes(key)) storage.removeItem(key);
}

function clearCookies(): void {
  const kept = [...KEPT, ...keptNames()];
  const names = namesIn(document.cookie).filter((name) => !kept.includes(name));
  // Also the one without a name, which a cookie string does not show as such.
  for (const name of [...names, ""]) endCookie(name);
}

async function clearDatabases(): Promise<void> {
  const databases = await indexedDB.databases();
  await Promise.all(databases.map(({ name }) => name && clearDatabase(name)));
}

const clearDatabase = (name: string) =>
  new Promise((settle) => {
    const request = indexedDB.deleteDatabase(name);
    for (const type of ["success", "error", "blocked"]) request.addEventListener(type, settle);
  });

async function clearCaches(): Promise<void> {
  const keys = await caches.keys();
  await Promise.all(keys.map((key) => caches.delete(key)));
}

/** A browser that blocks a store throws or rejects; then there is nothing to clear. */
async function attempt(clear: () => unknown): Promise<void> {
  try {
    await clear();
  } catch {}
}
