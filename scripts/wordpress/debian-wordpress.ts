// Installing Debian's WordPress package would also install and start a web server. So its packages are only downloaded,
// and unpacked inside the project. PHP and MariaDB are installed as usual.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { paths } from "./paths.ts";
import { runCommand } from "./run-command.ts";

const PACKAGES = [
  "wordpress",
  "wordpress-l10n",
  "wordpress-theme-twentytwentyone",
  "wordpress-theme-twentytwentythree",
  // WordPress's editors need it, and its files link to it.
  "libjs-underscore",
];

/** Unpacks Debian's Dutch WordPress with two of its own themes, and downloads the missing packages first. */
export async function unpackWordPress() {
  const missing = PACKAGES.filter((name) => !findArchive(name));
  if (missing.length > 0) await download(missing);
  for (const name of PACKAGES) await unpack(name);
}

async function download(names: string[]) {
  console.log(`Downloading ${names.join(" ")} (apt-get)`);
  const get = () => runCommand("apt-get", ["download", ...names], { cwd: paths.downloads });
  await get().catch(async () => {
    await runCommand("apt-get", ["update"]);
    await get();
  });
}

async function unpack(name: string) {
  const archive = findArchive(name);
  if (!archive) throw new Error(`apt-get downloaded no ${name}`);
  await runCommand("dpkg-deb", ["--extract", archive, paths.unpacked]);
}

function findArchive(name: string) {
  const file = readdirSync(paths.downloads).find((entry) => entry.startsWith(`${name}_`));
  return file && join(paths.downloads, file);
}
