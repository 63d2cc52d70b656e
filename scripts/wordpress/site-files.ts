import { cpSync, mkdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { writeFiles } from "../release/file-tree.ts";
import { wordpressPlugin } from "../release/wordpress.ts";
import { paths, type Site } from "./paths.ts";

export const THEME_NAME = basename(paths.theme);

const THEME_ASSETS = "assets/dealer-elements";
/** Older than any release. */
const VERSION = "0.0.1";

/** Removes the files of the last run, but not the downloaded packages. */
export function clearLastRun() {
  for (const folder of [paths.unpacked, paths.database, paths.logs]) {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const folder of [paths.unpacked, paths.database, paths.logs]) mkdirSync(folder, { recursive: true });
}

/** Creates a site from the unpacked WordPress, our configuration, and the theme and the plug-in with the built package. */
export function createSite({ folder }: Site) {
  cpSync(join(paths.php, "wp-config.php"), join(folder, "wp-config.php"));
  cpSync(join(paths.php, "mu-plugins"), join(folder, "wp-content/mu-plugins"), { recursive: true });
  const theme = join(folder, "wp-content/themes", THEME_NAME);
  cpSync(paths.theme, theme, { recursive: true });
  cpSync(paths.builtPackage, join(theme, THEME_ASSETS), { recursive: true });
  writeFiles(join(folder, "wp-content/plugins"), wordpressPlugin(VERSION));
}
