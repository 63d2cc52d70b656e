import { CONSENT_COOKIE } from "../kernel/consent.ts";
import { endCookie, namesIn } from "./cookies.ts";

/** A store that does not answer in this time does not hold up the visitor. */
const PATIENCE_MS = 500;

/**
 * Clears what scripts have left on the device, except the choice itself; what the browser does not allow stays.
 * Cookies and storages are clear when this returns, databases and caches when it resolves.
 */
export async function clearTraces(): Promise<void> {
  const cleared = [clearCookies, clearLocal, clearSession, clearDatabases, clearCaches].map(attempt);
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.all(cleared), patience]);
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

/** A browser that blocks a store throws or rejects: then there is nothing to clear. */
async function attempt(clear: () => unknown): Promise<void> {
  try {
    await clear();
  } catch {}
}
