/** On a page: removes all data of its origin from the browser, except cookies. */
export async function forget() {
  interface OldFile {
    remove(done: () => void, fail: (reason: unknown) => void): void;
    removeRecursively?: OldFile["remove"];
  }
  interface OldFiles {
    root: { createReader(): { readEntries(done: (files: OldFile[]) => void): void } };
  }
  type OldRequest = (type: number, size: number, done: (files: OldFiles) => void, fail: () => void) => void;
  // Only in Chromium.
  const { webkitRequestFileSystem: requestOldFiles } = window as { webkitRequestFileSystem?: OldRequest };
  const { storageBuckets: buckets } = navigator as unknown as {
    storageBuckets?: { keys(): Promise<string[]>; delete(name: string): Promise<void> };
  };

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
  for (const name of (await buckets?.keys()) ?? []) await buckets?.delete(name);
  await clearFiles();
  for (const file of await listOldFiles())
    await new Promise<void>((done, fail) =>
      file.removeRecursively ? file.removeRecursively(done, fail) : file.remove(done, fail),
    );

  async function clearFiles() {
    // WebKitGTK has none.
    const root = await navigator.storage?.getDirectory();
    for await (const name of root?.keys() ?? []) await root.removeEntry(name, { recursive: true });
  }

  function listOldFiles() {
    return new Promise<OldFile[]>((list) => {
      if (!requestOldFiles) return list([]);
      requestOldFiles(
        0,
        1,
        ({ root }) => root.createReader().readEntries(list),
        () => list([]),
      );
    });
  }
}
