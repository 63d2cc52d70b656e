import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { joomlaChangelog } from "../joomla/changelog.ts";
import { PACKAGE_ELEMENT } from "../joomla/manifests.ts";
import { joomlaPackage } from "../joomla/package.ts";
import { ROOT } from "../root.ts";
import { billOfMaterials } from "./bill-of-materials.ts";
import { filesIn, zipOf } from "./file-tree.ts";
import {
  JOOMLA_CHANGELOG,
  JOOMLA_UPDATES,
  joomlaUpdates,
  WORDPRESS_UPDATES,
  wordpressUpdates,
} from "./updates.ts";
import { webFolder } from "./web-folder.ts";
import { wordpressPlugin } from "./wordpress.ts";

const CHECKSUMS = "SHA256SUMS";

/**
 * Makes in this folder, from the built package, what a developer installs and what a site's owner uploads. With the address of
 * the web folder that these files are put into, sites find newer versions there by themselves.
 */
export function makeRelease(folder: string, address?: string): void {
  const { name, version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (file: string, content: Uint8Array | string) => writeFileSync(join(folder, file), content);

  // Without scripts, because `prepublishOnly` would build the package again.
  const pack = ["pack", "--ignore-scripts", "--silent", `--pack-destination=${folder}`];
  execFileSync("npm", pack, { cwd: ROOT, stdio: "ignore" });
  write(`${name}-${version}.zip`, zipOf(webFolder(version)));
  const wordpressZip = `${name}-wordpress-${version}.zip`;
  const joomlaZip = `${PACKAGE_ELEMENT}-${version}.zip`;
  const joomla = zipOf(
    joomlaPackage(
      version,
      address
        ? { updateServer: `${address}/${JOOMLA_UPDATES}`, changelog: `${address}/${JOOMLA_CHANGELOG}` }
        : undefined,
    ),
  );
  write(wordpressZip, zipOf(wordpressPlugin(version, address && `${address}/${WORDPRESS_UPDATES}`)));
  write(joomlaZip, joomla);
  if (address) {
    write(WORDPRESS_UPDATES, wordpressUpdates(version, address, wordpressZip));
    write(JOOMLA_UPDATES, joomlaUpdates(version, address, joomlaZip, joomla));
    write(JOOMLA_CHANGELOG, joomlaChangelog(version, readFileSync(join(ROOT, "CHANGELOG.md"), "utf8")));
  }
  write("bom.cdx.json", billOfMaterials(version));
  write(CHECKSUMS, checksumsOf(folder));
}

/** In the form that `sha256sum --check` reads. */
const checksumsOf = (folder: string) =>
  Object.entries(filesIn(folder))
    .sort()
    .map(([file, content]) => `${createHash("sha256").update(content).digest("hex")}  ${file}\n`)
    .join("");
