import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { strToU8, zipSync } from "fflate";
import { ROOT } from "../root.ts";
import { languageFile } from "./language-file.ts";
import { MEDIA, PLUGIN_ZIP, packageManifest, pluginManifest, type Release } from "./manifests.ts";
import { moduleForm } from "./module-form.ts";
import { pageForm } from "./page-form.ts";
import { PACKAGE_TEXTS, PAGE_TEXTS, SYSTEM_TEXTS } from "./plugin-texts.ts";
import { LANGUAGES, type Texts } from "./texts.ts";
import { xmlFile } from "./xml.ts";

/** Files by path, as fflate zips them. */
export type Files = Record<string, Uint8Array>;

const PLUGIN_SOURCES = join(ROOT, "examples/joomla/dealerelements");
const DIST = join(ROOT, "dist");

/** What pages load from dist, and the licences of what is in it. */
const PAGE_FILES =
  /^(chunks\/[^/]+|dealer-(elements\.(js|css)|retry\.js|storage-guard\.js)|custom-elements\.json|licenses\.md)$/;

/** The same files give the same archive. */
const ZIP_OPTIONS = { mtime: "1980-01-01", level: 9 } as const;

/** The files of `pkg_dealerelements.zip`, which a site's builder uploads; dist/ has to be built. */
export const joomlaPackage = (version: string, release?: Release): Files =>
  packageOf(filesIn(DIST, isForPages), version, release);

export const isForPages = (path: string) => PAGE_FILES.test(path);

/** The package with these files for pages. */
export function packageOf(pageFiles: Files, version: string, release?: Release): Files {
  return sorted({
    "pkg_dealerelements.xml": strToU8(packageManifest(version, release)),
    ...languageFiles("pkg_dealerelements.sys.ini", PACKAGE_TEXTS),
    [PLUGIN_ZIP]: zipSync(pluginOf(pageFiles, version), ZIP_OPTIONS),
  });
}

function pluginOf(pageFiles: Files, version: string): Files {
  const page = pageForm();
  const module = moduleForm();
  const sources = filesIn(PLUGIN_SOURCES);
  const media = { ...pageFiles, ...below(MEDIA, sources) };
  return sorted({
    ...sources,
    ...inFolder(MEDIA, pageFiles),
    "dealerelements.xml": strToU8(pluginManifest(version, page.xml, Object.keys(media))),
    "forms/module.xml": strToU8(xmlFile(module.xml)),
    ...languageFiles("plg_system_dealerelements.ini", { ...PAGE_TEXTS, ...page.texts, ...module.texts }),
    ...languageFiles("plg_system_dealerelements.sys.ini", SYSTEM_TEXTS),
  });
}

const languageFiles = (name: string, texts: Texts): Files =>
  Object.fromEntries(LANGUAGES.map((tag) => [`language/${tag}/${name}`, strToU8(languageFile(texts, tag))]));

const filesIn = (folder: string, isWanted = (_path: string) => true): Files =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .filter(isWanted)
      .map((path) => [path, new Uint8Array(readFileSync(join(folder, path)))]),
  );

const inFolder = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([path, bytes]) => [`${folder}/${path}`, bytes]));

const below = (folder: string, files: Files): Files =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.startsWith(`${folder}/`))
      .map(([path, bytes]) => [path.slice(folder.length + 1), bytes]),
  );

const sorted = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)));
