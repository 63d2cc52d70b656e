import { readFileSync } from "node:fs";
import { join } from "node:path";
import { blockFiles } from "../wordpress/blocks/block-files.ts";
import { languageFiles } from "../wordpress/languages/language-files.ts";
import { paths } from "../wordpress/paths.ts";
import { type FileTree, filesIn, inFolder, textFile } from "./file-tree.ts";
import { pageFiles } from "./page-files.ts";

/** WordPress reads the plug-in's name and version here. */
const MAIN_FILE = "dealer-elements.php";

/**
 * The plug-in for WordPress with the built package, its blocks and its languages in it, in the folder that WordPress takes from a zip. It looks for newer
 * versions at the address of updates; without one WordPress looks nowhere, also not for a stranger's plug-in of this name.
 */
export function wordpressPlugin(version: string, updates = "false"): FileTree {
  const main = readFileSync(join(paths.plugin, MAIN_FILE), "utf8")
    .replace(/^( \* Version: ).+$/m, `$1${version}`)
    .replace(/^( \* Update URI: ).+$/m, `$1${updates}`);
  return inFolder("dealer-elements", {
    ...filesIn(paths.plugin),
    [MAIN_FILE]: textFile(main),
    ...inFolder("dist", pageFiles()),
    ...inFolder("blocks", blockFiles()),
    ...inFolder("languages", languageFiles()),
  });
}
