import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { zipSync } from "fflate";

/** The content of files, by their path in a folder. */
export type FileTree = Readonly<Record<string, Uint8Array>>;

/** A zip has no older time; always the same one, so that the same files give the same zip. */
const MODIFIED_AT = new Date(1980, 0, 1);

/** The files of a folder, also those in its folders. */
export const filesIn = (folder: string): FileTree =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => [path, readFileSync(join(folder, path))]),
  );

export function writeFiles(folder: string, files: FileTree): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** The same files in a folder of this name. */
export const inFolder = (name: string, files: FileTree): FileTree =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [`${name}/${path}`, content]));

/** A zip of these files: the same bytes for the same files. */
export const zipOf = (files: FileTree): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).sort()), { level: 9, mtime: MODIFIED_AT });

export const textFile = (text: string): Uint8Array => new TextEncoder().encode(text);
