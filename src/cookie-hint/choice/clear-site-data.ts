import { CONSENT_COOKIE } from "../../kernel/consent/consent.ts";
import { endCookie, namesIn } from "./cookies.ts";

/** The longest that a reload waits for a store that does not answer. */
const TIMEOUT_MS = 500;

/**
 * Clears what scripts have stored on the device, except the choice itself, as far as the browser allows.
 * Cookies and storages are clear when this returns, databases and caches when it resolves.
 */
export async function clearSiteData(): Promise<void> {
  const cleared = [clearCookies, clearLocal, clearSession, clearDatabases, clearCaches].map(attempt);
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([Promise.all(cleared), timeout]);
}

const clearLocal = () => localStorage.clear();
const clearSession = () => sessionStorage.clear();

function clearCookies(): void {
  const names = namesIn(document.cookie).filter((name) => name !== CONSENT_COOKIE);
  for (const name of names) endCookie(name);
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
