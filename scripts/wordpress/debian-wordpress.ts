// Installing Debian's WordPress package would also install and start a web server. So its packages are only downloaded,
// and unpacked inside the project. PHP and MariaDB are installed as usual.
import { cpSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newestSite, paths, type Site, systemSite } from "./paths.ts";
import { runCommand } from "./run-command.ts";

const SYSTEM_PACKAGES = [
  "wordpress",
  "wordpress-l10n",
  "wordpress-theme-twentytwentyone",
  "wordpress-theme-twentytwentytwo",
  "wordpress-theme-twentytwentythree",
  // WordPress's editors need it, and its files link to it.
  "libjs-underscore",
];

const NEWEST_PACKAGES = [
  "wordpress",
  "wordpress-l10n",
  "wordpress-theme-twentytwentythree",
  "wordpress-theme-twentytwentyfour",
  "wordpress-theme-twentytwentyfive",
  // WordPress's installation sends a mail, and its files link to this library.
  "libphp-phpmailer",
];

/** Themes that the newest suite no longer has, but many sites with the newest WordPress do. */
const OLDER_THEMES = ["twentytwentyone", "twentytwentytwo"];

const NEWEST_SUITE = "sid";

/** Unpacks the system's Dutch WordPress with its themes, and downloads the missing packages first. */
export function unpackSystemWordPress() {
  return unpackAll(systemSite, SYSTEM_PACKAGES, []);
}

/**
 * Unpacks the WordPress of Debian's newest suite beside it. The system's own list of packages stays as it is. Returns
 * false if the suite cannot be downloaded.
 */
export async function unpackNewestWordPress(): Promise<boolean> {
  try {
    await unpackAll(newestSite, NEWEST_PACKAGES, listOfNewestSuite());
  } catch (error) {
    const message = `The WordPress of Debian's newest suite (${NEWEST_SUITE}) cannot be downloaded`;
    if (process.env.CI) throw new Error(message, { cause: error });
    console.log(`${message} (its tests are reported as skipped): ${String(error).trim().split("\n").at(-1)}`);
    return false;
  }
  for (const theme of OLDER_THEMES) {
    const [from, to] = [systemSite, newestSite].map(({ folder }) => join(folder, "wp-content/themes", theme));
    if (from && to) cpSync(from, to, { recursive: true });
  }
  return true;
}

/** A list of packages in a folder of the project, for apt-get's command line. */
function listOfNewestSuite(): string[] {
  const sources = join(paths.apt, "sources.list");
  mkdirSync(join(paths.apt, "lists/partial"), { recursive: true });
  mkdirSync(join(paths.apt, "cache/archives/partial"), { recursive: true });
  const keys = "/usr/share/keyrings/debian-archive-keyring.gpg";
  writeFileSync(
    sources,
    `deb [arch=all signed-by=${keys}] http://deb.debian.org/debian ${NEWEST_SUITE} main\n`,
  );
  const settings = {
    "Dir::Etc::SourceList": sources,
    "Dir::Etc::SourceParts": "/dev/null",
    "Dir::State::Lists": join(paths.apt, "lists"),
    "Dir::Cache": join(paths.apt, "cache"),
    "Acquire::Languages": "none",
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-o", `${name}=${value}`]);
}

async function unpackAll(site: Site, names: readonly string[], aptOptions: readonly string[]) {
  mkdirSync(site.downloads, { recursive: true });
  const missing = names.filter((name) => !findArchive(site, name));
  if (missing.length > 0) await download(site, missing, aptOptions);
  for (const name of names) await unpack(site, name);
}

async function download({ downloads }: Site, names: readonly string[], aptOptions: readonly string[]) {
  console.log(`Downloading ${names.join(" ")} (apt-get)`);
  const get = () => runCommand("apt-get", [...aptOptions, "download", ...names], { cwd: downloads });
  await get().catch(async () => {
    await runCommand("apt-get", [...aptOptions, "update"]);
    await get();
  });
}

async function unpack(site: Site, name: string) {
  const archive = findArchive(site, name);
  if (!archive) throw new Error(`apt-get downloaded no ${name}`);
  await runCommand("dpkg-deb", ["--extract", archive, site.unpacked]);
}

function findArchive({ downloads }: Site, name: string) {
  const file = readdirSync(downloads).find((entry) => entry.startsWith(`${name}_`));
  return file && join(downloads, file);
}
