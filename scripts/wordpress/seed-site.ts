import { join } from "node:path";
import { paths, type Site } from "./paths.ts";
import { runCommand } from "./run-command.ts";
import { THEME_NAME } from "./site-files.ts";

// Discards the welcome mail that the installation sends.
const NO_MAIL = ["-d", "sendmail_path=/bin/true"];

/** Installs WordPress into the empty database and fills it with site.json. */
export async function seedSite({ folder }: Site, env: NodeJS.ProcessEnv) {
  const args = [...NO_MAIL, join(paths.php, "seed.php"), folder, import.meta.dirname, THEME_NAME];
  await runCommand("php", args, { env: { ...process.env, ...env } });
}
