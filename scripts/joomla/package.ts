import { join } from "node:path";
import { type FileTree, filesIn, inFolder, textFile, zipOf } from "../release/file-tree.ts";
import { pageFiles } from "../release/page-files.ts";
import { ROOT } from "../root.ts";
import { LANGUAGES } from "../settings/words.ts";
import { BUTTON_TEXTS, buttonTemplates } from "./button-plugin.ts";
import { dateForm } from "./date-form.ts";
import { languageFile } from "./language-file.ts";
import {
  BUTTON,
  DATE,
  extensionOf,
  MEDIA,
  mediaOf,
  type Plugin,
  packageManifest,
  pluginManifest,
  type Release,
  SYSTEM,
  zipNameOf,
} from "./manifests.ts";
import { moduleForm } from "./module-form.ts";
import { pageForm } from "./page-form.ts";
import {
  BUTTON_SYSTEM_TEXTS,
  DATE_SYSTEM_TEXTS,
  DATE_TEXTS,
  PACKAGE_TEXTS,
  PAGE_TEXTS,
  SYSTEM_TEXTS,
} from "./plugin-texts.ts";
import type { Texts } from "./texts.ts";
import { element, xmlFile } from "./xml.ts";

const SOURCES = join(ROOT, "examples/joomla");
const sourcesOf = (plugin: Plugin) => filesIn(join(SOURCES, plugin.element));

/** The files of the package's zip, which a site's builder uploads; dist/ has to be built. */
export const joomlaPackage = (version: string, release?: Release): FileTree =>
  packageOf(pageFiles(), version, release);

/** The package with these files for pages. */
export function packageOf(files: FileTree, version: string, release?: Release): FileTree {
  return {
    "pkg_dealerelements.xml": textFile(packageManifest(version, release)),
    ...filesIn(join(SOURCES, "package")),
    ...languageFiles("pkg_dealerelements.sys.ini", PACKAGE_TEXTS),
    [zipNameOf(SYSTEM)]: zipOf(systemPlugin(files, version)),
    [zipNameOf(DATE)]: zipOf(datePlugin(version)),
    [zipNameOf(BUTTON)]: zipOf(buttonPlugin(version)),
  };
}

function systemPlugin(files: FileTree, version: string): FileTree {
  const page = pageForm();
  const module = moduleForm();
  const sources = sourcesOf(SYSTEM);
  const media = mediaOf(SYSTEM, Object.keys({ ...files, ...below(MEDIA, sources) }));
  return {
    ...sources,
    ...inFolder(MEDIA, files),
    "dealerelements.xml": textFile(pluginManifest(SYSTEM, version, media, element("config", {}, page.xml))),
    "forms/module.xml": textFile(xmlFile(module.xml)),
    ...languageFiles(`${extensionOf(SYSTEM)}.ini`, { ...PAGE_TEXTS, ...page.texts, ...module.texts }),
    ...languageFiles(`${extensionOf(SYSTEM)}.sys.ini`, SYSTEM_TEXTS),
  };
}

function datePlugin(version: string): FileTree {
  const { xml, texts } = dateForm();
  return {
    ...sourcesOf(DATE),
    "dealerdate.xml": textFile(pluginManifest(DATE, version)),
    "params/dealerdate.xml": textFile(xmlFile(xml)),
    ...languageFiles(`${extensionOf(DATE)}.ini`, { ...DATE_TEXTS, ...texts }),
    ...languageFiles(`${extensionOf(DATE)}.sys.ini`, DATE_SYSTEM_TEXTS),
  };
}

function buttonPlugin(version: string): FileTree {
  const sources = sourcesOf(BUTTON);
  const media = mediaOf(BUTTON, Object.keys(below(MEDIA, sources)));
  return {
    ...sources,
    ...buttonTemplates(),
    "dealertags.xml": textFile(pluginManifest(BUTTON, version, media)),
    ...languageFiles(`${extensionOf(BUTTON)}.ini`, BUTTON_TEXTS),
    ...languageFiles(`${extensionOf(BUTTON)}.sys.ini`, BUTTON_SYSTEM_TEXTS),
  };
}

const languageFiles = (name: string, texts: Texts): FileTree =>
  Object.fromEntries(LANGUAGES.map((tag) => [`language/${tag}/${name}`, textFile(languageFile(texts, tag))]));

const below = (folder: string, files: FileTree): FileTree =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.startsWith(`${folder}/`))
      .map(([path, bytes]) => [path.slice(folder.length + 1), bytes]),
  );
