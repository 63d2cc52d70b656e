import { join } from "node:path";
import { builtFiles } from "../manifest/files.ts";
import { ROOT } from "../root.ts";
import { type FileTree, filesIn, textFile } from "./file-tree.ts";

const LOADED_BY_PAGES = /^(chunks\/|dealer-(elements|retry|storage-guard)\.(js|css)$)/;
/** Names the licence of every library in the files. */
const LICENSES = "licenses.md";
/** A CMS reads the tags and their attributes from it. */
export const MANIFEST = "custom-elements.json";

/** What pages load of the built package, with the licences and the manifest. */
export const pageFiles = (): FileTree => ({
  ...Object.fromEntries(Object.entries(filesIn(join(ROOT, "dist"))).filter(([path]) => isForPages(path))),
  [MANIFEST]: textFile(builtFiles()[`dist/${MANIFEST}`] ?? ""),
});

/** Whether pages load a file of dist/, or it has the licences of what they load. */
export const isForPages = (path: string) => LOADED_BY_PAGES.test(path) || path === LICENSES;
