import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PACKAGE_ELEMENT } from "../joomla/manifests.ts";
import { element, xmlFile } from "../joomla/xml.ts";
import { ROOT } from "../root.ts";

/** What sites ask for to know of newer versions; the file stays under this name in each release. */
export const WORDPRESS_UPDATES = "wordpress-updates.json";
export const JOOMLA_UPDATES = "joomla-updates.xml";
export const JOOMLA_CHANGELOG = "joomla-changelog.xml";

/** The versions of Joomla that the package is for, as Joomla's update servers write them. */
const JOOMLA_VERSIONS = "(5|6)\\..*";

const packageScript = () => readFileSync(join(ROOT, "examples/joomla/package/script.php"), "utf8");
const joomlaPhp = () => /\$minimumPhp = '([^']+)'/.exec(packageScript())?.[1] ?? "";

const readme = () => readFileSync(join(ROOT, "examples/wordpress/dealer-elements/readme.txt"), "utf8");
const fromReadme = (name: string) => new RegExp(`^${name}: (.+)$`, "m").exec(readme())?.[1];

/** In the form of what WordPress's own server answers for a plug-in. */
export const wordpressUpdates = (version: string, folder: string, zip: string) =>
  JSON.stringify(
    {
      id: `${folder}/${WORDPRESS_UPDATES}`,
      slug: "dealer-elements",
      version,
      url: folder,
      package: `${folder}/${zip}`,
      tested: fromReadme("Tested up to"),
      requires: fromReadme("Requires at least"),
      requires_php: fromReadme("Requires PHP"),
    },
    undefined,
    2,
  );

/** In the form of a Joomla update server. */
export const joomlaUpdates = (version: string, folder: string, zip: string, content: Uint8Array) =>
  xmlFile(
    element(
      "updates",
      {},
      element(
        "update",
        {},
        element("name", {}, "Dealer Elements"),
        element("element", {}, PACKAGE_ELEMENT),
        element("type", {}, "package"),
        element("client", {}, "site"),
        element("version", {}, version),
        element("infourl", {}, folder),
        element("changelogurl", {}, `${folder}/${JOOMLA_CHANGELOG}`),
        element("downloads", {}, element("downloadurl", { type: "full", format: "zip" }, `${folder}/${zip}`)),
        element("sha256", {}, createHash("sha256").update(content).digest("hex")),
        element("tags", {}, element("tag", {}, "stable")),
        element("targetplatform", { name: "joomla", version: JOOMLA_VERSIONS }),
        element("php_minimum", {}, joomlaPhp()),
      ),
    ),
  );
