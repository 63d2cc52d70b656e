import { join } from "node:path";
import { type FileTree, filesIn, inFolder, textFile, zipOf } from "../release/file-tree.ts";
import { pageFiles } from "../release/page-files.ts";
import { ROOT } from "../root.ts";
import { languageFile } from "./language-file.ts";
import { MEDIA, PLUGIN_ZIP, packageManifest, pluginManifest, type Release } from "./manifests.ts";
import { moduleForm } from "./module-form.ts";
import { pageForm } from "./page-form.ts";
import { PACKAGE_TEXTS, PAGE_TEXTS, SYSTEM_TEXTS } from "./plugin-texts.ts";
import { LANGUAGES, type Texts } from "./texts.ts";
import { xmlFile } from "./xml.ts";

const PLUGIN_SOURCES = join(ROOT, "examples/joomla/dealerelements");

/** The files of the package's zip, which a site's builder uploads, with the built files that pages load. */
export const joomlaPackage = (version: string, release?: Release): FileTree =>
  packageOf(pageFiles(), version, release);

/** The package with these files for pages. */
export function packageOf(files: FileTree, version: string, release?: Release): FileTree {
  return {
    "pkg_dealerelements.xml": textFile(packageManifest(version, release)),
    ...languageFiles("pkg_dealerelements.sys.ini", PACKAGE_TEXTS),
    [PLUGIN_ZIP]: zipOf(pluginOf(files, version)),
  };
}

function pluginOf(files: FileTree, version: string): FileTree {
  const page = pageForm();
  const module = moduleForm();
  const sources = filesIn(PLUGIN_SOURCES);
  const media = { ...files, ...below(MEDIA, sources) };
  return {
    ...sources,
    ...inFolder(MEDIA, files),
    "dealerelements.xml": textFile(pluginManifest(version, page.xml, Object.keys(media))),
    "forms/module.xml": textFile(xmlFile(module.xml)),
    ...languageFiles("plg_system_dealerelements.ini", { ...PAGE_TEXTS, ...page.texts, ...module.texts }),
    ...languageFiles("plg_system_dealerelements.sys.ini", SYSTEM_TEXTS),
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
