import type { Way } from "./Way.ts";

type FileSystem = (
  type: number,
  size: number,
  done: (system: unknown) => void,
  fail: (error: unknown) => void,
) => void;

declare global {
  interface Window {
    webkitRequestFileSystem: FileSystem;
  }
  interface Navigator {
    storageBuckets: { open(name: string): Promise<unknown> };
  }
}

export const storeWays: readonly Way[] = [
  {
    name: "indexedDB.open",
    needs: "indexedDB",
    leave: (mark) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open(mark);
        request.onerror = request.onsuccess = () => resolve();
      }),
  },
  {
    name: "IDBFactory.prototype.open",
    needs: "indexedDB",
    leave: (mark) =>
      new Promise<void>((resolve) => {
        const request = IDBFactory.prototype.open.call(indexedDB, mark, 2);
        for (const type of ["error", "success"]) request.addEventListener(type, () => resolve());
      }),
  },
  {
    name: "caches.open",
    needs: "caches",
    leave: (mark) => caches.open(mark),
  },
  {
    name: "CacheStorage.prototype.open",
    needs: "caches",
    leave: (mark) => CacheStorage.prototype.open.call(caches, mark),
  },
  {
    name: "the origin's private file system",
    needs: "navigator.storage.getDirectory",
    leave: async (mark) => {
      const root = await navigator.storage.getDirectory();
      await root.getFileHandle(mark, { create: true });
    },
  },
  {
    name: "StorageManager.prototype.getDirectory",
    needs: "navigator.storage.getDirectory",
    leave: async (mark) => {
      const root = await StorageManager.prototype.getDirectory.call(navigator.storage);
      await root.getDirectoryHandle(mark, { create: true });
    },
  },
  {
    name: "a storage bucket",
    needs: "navigator.storageBuckets.open",
    leave: (mark) => navigator.storageBuckets.open(mark),
  },
  {
    name: "a service worker",
    needs: "navigator.serviceWorker",
    leave: (mark) => navigator.serviceWorker.register("storage-worker.js", { scope: `${mark}/` }),
  },
  {
    name: "ServiceWorkerContainer.prototype.register",
    needs: "navigator.serviceWorker",
    leave: (mark) =>
      ServiceWorkerContainer.prototype.register.call(navigator.serviceWorker, "storage-worker.js", {
        scope: `${mark}/`,
      }),
  },
  {
    name: "webkitRequestFileSystem",
    needs: "webkitRequestFileSystem",
    leave: (mark) =>
      new Promise<void>((resolve) => {
        type Entry = { getFile(name: string, how: object, done: () => void, fail: () => void): void };
        const make = (system: unknown) =>
          (system as { root: Entry }).root.getFile(mark, { create: true }, resolve, resolve);
        window.webkitRequestFileSystem(0, 1024, make, () => resolve());
      }),
  },
];
