import { cpSync, mkdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { paths, type Site } from "./paths.ts";

export const THEME_NAME = basename(paths.theme);
const PLUGIN_NAME = basename(paths.plugin);

const THEME_ASSETS = "assets/dealer-elements";
const PLUGIN_ASSETS = "dist";

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
  copyExample(paths.theme, join(folder, "wp-content/themes", THEME_NAME), THEME_ASSETS);
  copyExample(paths.plugin, join(folder, "wp-content/plugins", PLUGIN_NAME), PLUGIN_ASSETS);
}

function copyExample(source: string, folder: string, assets: string) {
  cpSync(source, folder, { recursive: true });
  cpSync(paths.builtPackage, join(folder, assets), { recursive: true });
}
