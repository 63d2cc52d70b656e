import { cpSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { paths } from "./paths.ts";

export const THEME_NAME = basename(paths.theme);

const THEME_ASSETS = "assets/dealer-elements";

/** Removes what the last run left; the downloaded package stays. */
export function clearLastRun() {
  for (const folder of [paths.unpacked, paths.site, paths.database, paths.logs]) {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const folder of [paths.downloads, paths.database, paths.logs]) mkdirSync(folder, { recursive: true });
}

/** Makes a site of the unpacked WordPress: our configuration, the theme, and the built package inside the theme. */
export function layOutSite(unpackedWordPress: string) {
  renameSync(unpackedWordPress, paths.site);
  cpSync(join(paths.php, "wp-config.php"), join(paths.site, "wp-config.php"));
  cpSync(join(paths.php, "mu-plugins"), join(paths.site, "wp-content/mu-plugins"), { recursive: true });
  const theme = join(paths.site, "wp-content/themes", THEME_NAME);
  cpSync(paths.theme, theme, { recursive: true });
  cpSync(paths.builtPackage, join(theme, THEME_ASSETS), { recursive: true });
}
