import { LANGUAGES } from "../settings/words.ts";
import { element, type Xml, xmlFile } from "./xml.ts";

/** Where a site finds newer versions; a package without a release has none of it. */
export interface Release {
  readonly updateServer: string;
  readonly changelog: string;
}

const PACKAGE = "dealerelements";
/** How Joomla knows the package. */
export const PACKAGE_ELEMENT = `pkg_${PACKAGE}`;

/** A plug-in of the package. */
export interface Plugin {
  readonly group: string;
  readonly element: string;
  readonly namespace: string;
  /** Its folders, beside `services`. */
  readonly folders: readonly string[];
  readonly script?: string;
}

export const SYSTEM: Plugin = {
  group: "system",
  element: "dealerelements",
  namespace: "Dealer\\Plugin\\System\\DealerElements",
  folders: ["src", "forms", "language"],
  script: "script.php",
};

export const DATE: Plugin = {
  group: "fields",
  element: "dealerdate",
  namespace: "Dealer\\Plugin\\Fields\\DealerDate",
  folders: ["src", "params", "tmpl", "language"],
};

export const BUTTON: Plugin = {
  group: "editors-xtd",
  element: "dealertags",
  namespace: "Dealer\\Plugin\\EditorsXtd\\DealerTags",
  folders: ["src", "templates", "language"],
};

const PLUGINS = [SYSTEM, DATE, BUTTON];

export const extensionOf = ({ group, element }: Plugin) => `plg_${group}_${element}`;
export const zipNameOf = (plugin: Plugin) => `${extensionOf(plugin)}.zip`;

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
      element("packagename", {}, PACKAGE),
      ...about(version),
      element("description", {}, "PKG_DEALERELEMENTS_DESC"),
      element("scriptfile", {}, "script.php"),
      // Without the package, its plug-in would get no updates.
      element("blockChildUninstall", {}, "true"),
      element(
        "files",
        {},
        ...PLUGINS.map((plugin) =>
          element("file", { type: "plugin", group: plugin.group, id: plugin.element }, zipNameOf(plugin)),
        ),
      ),
      element(
        "languages",
        { folder: "language" },
        ...LANGUAGES.map((tag) => element("language", { tag }, `${tag}/${PACKAGE_ELEMENT}.sys.ini`)),
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

export const pluginManifest = (plugin: Plugin, version: string, ...more: readonly Xml[]) =>
  xmlFile(
    element(
      "extension",
      { type: "plugin", group: plugin.group, method: "upgrade" },
      element("name", {}, extensionOf(plugin)),
      ...about(version),
      element("description", {}, `${extensionOf(plugin).toUpperCase()}_DESC`),
      element("namespace", { path: "src" }, plugin.namespace),
      ...(plugin.script ? [element("scriptfile", {}, plugin.script)] : []),
      element(
        "files",
        {},
        element("folder", { plugin: plugin.element }, "services"),
        ...plugin.folders.map((folder) => element("folder", {}, folder)),
      ),
      ...more,
    ),
  );

export const mediaOf = (plugin: Plugin, media: readonly string[]) =>
  element(
    "media",
    { destination: extensionOf(plugin), folder: MEDIA },
    ...outermost(media).map(([name, isFolder]) => element(isFolder ? "folder" : "filename", {}, name)),
  );

/** The names in a folder that has these files, and whether each is a folder. */
const outermost = (paths: readonly string[]) => [
  ...new Map(paths.map((path) => [path.split("/", 1)[0] ?? "", path.includes("/")])),
];
