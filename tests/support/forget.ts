/** On a page: nothing is left of what its origin kept in the browser, but for cookies. */
export async function forget() {
  localStorage.clear();
  sessionStorage.clear();
  window.name = "";
  for (const name of await caches.keys()) await caches.delete(name);
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  for (const { name = "" } of await indexedDB.databases())
    await new Promise((done, fail) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = done;
      request.onerror = fail;
      request.onblocked = fail;
    });
  await clearFiles();

  async function clearFiles() {
    // WebKitGTK has none.
    const root = await navigator.storage?.getDirectory();
    for await (const name of root?.keys() ?? []) await root.removeEntry(name, { recursive: true });
  }
}
