import { LANGUAGES } from "./texts.ts";
import { element, type Xml, xmlFile } from "./xml.ts";

/** Where a site finds newer versions; a package without a release has none of it. */
export interface Release {
  readonly updateServer: string;
  readonly changelog: string;
}

const PLUGIN = "dealerelements";
const PLUGIN_EXTENSION = `plg_system_${PLUGIN}`;
export const PLUGIN_ZIP = `${PLUGIN_EXTENSION}.zip`;
/** The folder with what pages load. */
export const MEDIA = "media";

const about = (version: string) => [
  element("author", {}, "dealer-elements"),
  element("license", {}, "MIT"),
  element("version", {}, version),
];

export const packageManifest = (version: string, release?: Release) =>
  xmlFile(
    element(
      "extension",
      { type: "package", method: "upgrade" },
      element("name", {}, "PKG_DEALERELEMENTS"),
      element("packagename", {}, PLUGIN),
      ...about(version),
      element("description", {}, "PKG_DEALERELEMENTS_DESC"),
      // Without the package, its plug-in would get no updates.
      element("blockChildUninstall", {}, "true"),
      element("files", {}, element("file", { type: "plugin", group: "system", id: PLUGIN }, PLUGIN_ZIP)),
      element(
        "languages",
        { folder: "language" },
        ...LANGUAGES.map((tag) => element("language", { tag }, `${tag}/pkg_${PLUGIN}.sys.ini`)),
      ),
      ...(release ? releaseElements(release) : []),
    ),
  );

const releaseElements = ({ updateServer, changelog }: Release) => [
  element("changelogurl", {}, changelog),
  element(
    "updateservers",
    {},
    element("server", { type: "extension", priority: "1", name: "Dealer Elements" }, updateServer),
  ),
];

export const pluginManifest = (version: string, form: Xml, media: readonly string[]) =>
  xmlFile(
    element(
      "extension",
      { type: "plugin", group: "system", method: "upgrade" },
      element("name", {}, PLUGIN_EXTENSION),
      ...about(version),
      element("description", {}, `${PLUGIN_EXTENSION.toUpperCase()}_DESC`),
      element("namespace", { path: "src" }, "Dealer\\Plugin\\System\\DealerElements"),
      element("scriptfile", {}, "script.php"),
      element(
        "files",
        {},
        element("folder", { plugin: PLUGIN }, "services"),
        ...["src", "forms", "language"].map((folder) => element("folder", {}, folder)),
      ),
      element(
        "media",
        { destination: PLUGIN_EXTENSION, folder: MEDIA },
        ...outermost(media).map(([name, isFolder]) => element(isFolder ? "folder" : "filename", {}, name)),
      ),
      element("config", {}, form),
    ),
  );

/** The names in a folder that has these files, and whether each is a folder. */
const outermost = (paths: readonly string[]) => [
  ...new Map(paths.map((path) => [path.split("/", 1)[0] ?? "", path.includes("/")])),
];
