import { join } from "node:path";
import { ROOT } from "../root.ts";
import { type FileTree, filesIn } from "./file-tree.ts";

const LOADED_BY_PAGES = /^(chunks\/|dealer-(elements|retry|storage-guard)\.(js|css)$)/;
/** Names the licence of every library in the files. */
const LICENSES = "licenses.md";
/** A CMS reads the tags and their attributes from it. */
export const MANIFEST = "custom-elements.json";

/** What pages load of the built package, with the licences and the manifest. */
export const pageFiles = (): FileTree =>
  Object.fromEntries(Object.entries(filesIn(join(ROOT, "dist"))).filter(([path]) => isForPages(path)));

/** Whether a path in dist/ is one of these. */
export const isForPages = (path: string) =>
  LOADED_BY_PAGES.test(path) || path === LICENSES || path === MANIFEST;
