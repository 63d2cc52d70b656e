import { type FSWatcher, readdirSync, statSync, watch } from "node:fs";
import { basename, join } from "node:path";

const IGNORED = "node_modules";

/**
 * Reports each file that is saved in a folder or below it. Folder by folder, because Node's recursive watcher on Linux
 * loses a file that an editor replaces (seen in Node 20.20).
 */
export function watchFolder(path: string, report: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();

  const add = (folder: string) => {
    if (basename(folder) === IGNORED || !isFolder(folder)) return;
    watchers.get(folder)?.close();
    const watcher = watch(folder, (type, name) => {
      const changed = join(folder, name ?? "");
      if (type === "rename") add(changed);
      report(changed);
    });
    // On Windows, a folder that is removed is an error.
    watcher.on("error", () => watcher.close());
    watchers.set(folder, watcher);
    for (const name of readdirSync(folder)) add(join(folder, name));
  };

  add(path);
  return () => {
    for (const watcher of watchers.values()) watcher.close();
  };
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
