import { readdirSync, readFileSync } from "node:fs";
import { strFromU8, strToU8, unzipSync } from "fflate";
import { Window } from "happy-dom";
import { describe, expect, it } from "vitest";
import { contracts } from "../../src/contracts.ts";
import type { Contract } from "../../src/kernel/element/contract.ts";
import type { FileTree } from "../release/file-tree.ts";
import { isForPages } from "../release/page-files.ts";
import { LANGUAGES } from "../settings/words.ts";
import { packageOf } from "./package.ts";

const VERSION = "1.2.3";
const RELEASE = {
  updateServer: "https://dealer.test/updates.xml",
  changelog: "https://dealer.test/changelog.xml",
};
const PAGE_FILES = { "dealer-elements.js": strToU8("1"), "chunks/core.js": strToU8("2") };

const { DOMParser: XmlParser } = new Window();

const all: readonly Contract[] = contracts;
const outer = packageOf(PAGE_FILES, VERSION);
const unzipped = (name: string) => unzipSync(outer[name] ?? new Uint8Array());
const inner = unzipped("plg_system_dealerelements.zip");
const date = unzipped("plg_fields_dealerdate.zip");
const button = unzipped("plg_editors-xtd_dealertags.zip");

const textOf = (files: FileTree, path: string) => strFromU8(files[path] ?? new Uint8Array());
const parsed = (files: FileTree, path: string) =>
  new XmlParser().parseFromString(textOf(files, path), "text/xml");

type XmlDocument = ReturnType<typeof parsed>;

const manifest = parsed(inner, "dealerelements.xml");
const moduleForm = parsed(inner, "forms/module.xml");

/** The fields of the attributes of a tag, by attribute. */
const fieldsOf = (form: XmlDocument, tag: string) =>
  Object.fromEntries(
    [...form.querySelectorAll(`fields[name="${tag}"] field`)].map((field) => [
      field.getAttribute("name"),
      field,
    ]),
  );

/** The texts of a language file, by key. */
const languageOf = (files: FileTree, path: string) =>
  Object.fromEntries(
    textOf(files, path)
      .trimEnd()
      .split("\n")
      .map((line) => /^([A-Z_]+)="([^"]+)"$/.exec(line)?.slice(1) ?? [line, ""]),
  ) as Record<string, string>;

const textsOf = (language: string) => ({
  ...languageOf(inner, `language/${language}/plg_system_dealerelements.ini`),
  ...languageOf(inner, `language/${language}/plg_system_dealerelements.sys.ini`),
});

const KEY = /PLG_SYSTEM_DEALERELEMENTS[A-Z_]*/g;
const PHP = "examples/joomla/dealerelements/src/";

/** The keys that the forms and the sources use. */
function usedKeys(): string[] {
  const forms = ["dealerelements.xml", "forms/module.xml"].flatMap(
    (path) => textOf(inner, path).match(KEY) ?? [],
  );
  const sources = readdirSync(PHP, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".php"))
    .map((path) => readFileSync(PHP + path, "utf8"));
  const words = sources.flatMap((text) =>
    Array.from(text.matchAll(/word\('(\w+)'\)/g), ([, word]) => `PLG_SYSTEM_DEALERELEMENTS_${word}`),
  );
  const whole = sources.flatMap((text) => text.match(/PLG_SYSTEM_DEALERELEMENTS_[A-Z_]+(?=')/g) ?? []);
  // Joomla looks for an extension's name in capitals.
  const name = manifest.querySelector("name")?.textContent?.toUpperCase() ?? "";
  return [...new Set([name, ...forms, ...words, ...whole])];
}

describe("the package for Joomla", () => {
  it("is made of the same bytes each time", () => expect(packageOf(PAGE_FILES, VERSION)).toEqual(outer));

  it("replaces an older version of itself", () => {
    for (const document of [manifest, parsed(outer, "pkg_dealerelements.xml")]) {
      expect(document.documentElement.getAttribute("method")).toBe("upgrade");
      expect(document.querySelector("version")?.textContent).toBe(VERSION);
    }
  });

  it.each([
    ["dealerelements.xml", inner],
    ["dealerdate.xml", date],
    ["dealertags.xml", button],
  ])("installs every file beside %s", (name, plugin) => {
    const listed = [
      ...parsed(plugin, name).querySelectorAll("extension > files > *, media > *, scriptfile"),
    ].map(({ parentElement, textContent }) =>
      parentElement?.localName === "media" ? `media/${textContent}` : textContent,
    );
    const files = Object.keys(plugin).filter((path) => path !== name);
    const isBelow = (path: string) => (place: string) => path === place || path.startsWith(`${place}/`);
    expect(files.filter((path) => !listed.some(isBelow(path)))).toEqual([]);
    expect(listed.filter((place) => !files.some((path) => isBelow(path)(place)))).toEqual([]);
  });

  it("knows where newer versions are when a release says it", () => {
    expect(textOf(outer, "pkg_dealerelements.xml")).not.toContain("updateservers");
    const released = parsed(packageOf(PAGE_FILES, VERSION, RELEASE), "pkg_dealerelements.xml");
    expect(released.querySelector("updateservers > server")?.textContent).toBe(RELEASE.updateServer);
    expect(released.querySelector("changelogurl")?.textContent).toBe(RELEASE.changelog);
  });

  it("has the script that its manifest names", () => {
    const [script = ""] = [...parsed(outer, "pkg_dealerelements.xml").querySelectorAll("scriptfile")].map(
      ({ textContent }) => textContent,
    );
    expect(textOf(outer, script)).toContain("class Pkg_DealerelementsInstallerScript");
  });

  it.each([
    ["dealer-elements.js", true],
    ["dealer-elements.css", true],
    ["dealer-retry.js", true],
    ["dealer-storage-guard.js", true],
    ["chunks/core-a15285.js", true],
    ["licenses.md", true],
    ["dealer-elements.bundler.js", false],
    ["index.js", false],
    ["slim/dealer-elements.js", false],
    ["slim/chunks/core-a15285.js", false],
    ["types/src/index.d.ts", false],
    ["cjs/index.cjs", false],
  ])("of dist, %s is in it: %s", (path, isIn) => expect(isForPages(path)).toBe(isIn));
});

describe("its texts", () => {
  it.each(LANGUAGES)("are all there in %s", (language) => {
    const texts = textsOf(language);
    expect(usedKeys().filter((key) => !texts[key])).toEqual([]);
    expect(Object.values(languageOf(outer, `language/${language}/pkg_dealerelements.sys.ini`))).not.toContain(
      "",
    );
  });

  it("are written once in each language, and used", () => {
    const [english, dutch] = LANGUAGES.map(textsOf);
    expect(Object.keys(dutch ?? {})).toEqual(Object.keys(english ?? {}));
    expect(Object.keys(english ?? {}).filter((key) => !usedKeys().includes(key))).toEqual([]);
  });

  it("say what an attribute does as its contract and the guide do", () => {
    const key = "PLG_SYSTEM_DEALERELEMENTS_TO_TOP_THRESHOLD_PX_DESC";
    expect(textsOf("en-GB")[key]).toBe(
      "The button shows when the page is scrolled further than this; exactly at this position it does not. From 0 to 100000 px. Default: <code>100</code>.",
    );
    expect(textsOf("nl-NL")[key]).toBe(
      "Na hoeveel pixels scrollen de knop verschijnt. Van 0 tot 100000 px. Standaard: <code>100</code>.",
    );
  });
});

describe("its forms", () => {
  const shown = [
    ...[
      "dealer-to-top",
      "dealer-cookie-hint",
      "dealer-tags",
      "dealer-loader",
      "dealer-call-us",
      "dealer-tooltips",
    ].map((tag) => ({ tag, fields: fieldsOf(manifest, tag) })),
    ...["dealer-mega-nav", "dealer-sticky-column", "dealer-autocomplete", "dealer-carousel"].map((tag) => ({
      tag,
      fields: fieldsOf(moduleForm, tag),
    })),
  ];

  it.each(shown)("offer the numbers of $tag in the contract's range", ({ tag, fields }) => {
    const numbers = Object.entries(all.find((contract) => contract.tag === tag)?.attributes ?? {}).filter(
      ([name, { type }]) => type === "number" && name in fields,
    );
    for (const [name, attribute] of numbers) {
      if (attribute.type !== "number" || attribute.words) continue;
      expect(fields[name]?.getAttribute("min")).toBe(String(attribute.min));
      expect(fields[name]?.getAttribute("max")).toBe(String(attribute.max));
    }
  });

  it("remember a refusal for half a year, and load statistics after consent", () => {
    expect(fieldsOf(manifest, "dealer-cookie-hint")["decline-days"]?.getAttribute("default")).toBe("180");
    const load = fieldsOf(manifest, "dealer-tags").load;
    expect(load?.getAttribute("default")).toBe("after-consent");
    expect([...(load?.children ?? [])].map((option) => option.getAttribute("value"))).toEqual([
      "always",
      "after-consent",
    ]);
  });

  it("do not make refusing harder than accepting", () =>
    expect(Object.keys(fieldsOf(manifest, "dealer-cookie-hint"))).not.toContain("decline"));

  it("ask of a date field what its field gives to the tag", () => {
    const names = [...parsed(date, "params/dealerdate.xml").querySelectorAll("field")].map((field) =>
      field.getAttribute("name"),
    );
    const php = textOf(date, "src/Field/DealerdateField.php");
    const listed = /ATTRIBUTES = \[([^\]]*)\]/.exec(php)?.[1]?.replaceAll("'", "").split(", ");
    expect(names).toEqual(listed);
    for (const language of LANGUAGES) {
      const texts = languageOf(date, `language/${language}/plg_fields_dealerdate.ini`);
      expect(
        textOf(date, "params/dealerdate.xml")
          .match(KEY)
          ?.filter((key) => !texts[key]),
      ).toEqual([]);
    }
  });

  it("begin with everything off", () => {
    const switches = [...manifest.querySelectorAll('field[name="on"]')];
    expect(switches).toHaveLength(7);
    for (const field of switches) expect(field.getAttribute("default")).toBe("");
  });

  it("show a field only where it has an effect", () => {
    for (const field of manifest.querySelectorAll("fields[name='attributes'] field"))
      expect(field.getAttribute("showon")).toMatch(/^params\.dealer-[\w-]+\.on:true$/);
    for (const field of moduleForm.querySelectorAll("fields fields fields field"))
      expect(field.getAttribute("showon")).toMatch(/^params\.dealer\.tag:dealer-/);
  });
});

describe("the button of the editor", () => {
  const templates = Object.keys(button).filter((path) => path.startsWith("templates/"));

  it("inserts one tag, with an attribute only where its element has it", () => {
    expect(templates).toHaveLength(5);
    for (const path of templates) {
      const tag = path.replace("templates/", "dealer-").replace(".html", "");
      const body = new Window().document.body;
      body.innerHTML = textOf(button, path);
      const [inserted, ...more] = body.children;
      expect([inserted?.localName, more]).toEqual([tag, []]);
      const known = Object.keys(all.find((contract) => contract.tag === tag)?.attributes ?? {});
      expect(known).toEqual(expect.arrayContaining(inserted?.getAttributeNames() ?? []));
    }
  });

  it.each(LANGUAGES)("has a name and a sentence for each tag in %s, which are plain text", (language) => {
    const texts = languageOf(button, `language/${language}/plg_editors-xtd_dealertags.ini`);
    expect(Object.values(texts).join("")).not.toMatch(/[&<>]/);
    for (const path of templates) {
      const key = path.replace("templates/", "").replace(".html", "").replaceAll("-", "_").toUpperCase();
      expect(texts[`PLG_SYSTEM_DEALERELEMENTS_BUTTON_${key}`]).toBeTruthy();
      expect(texts[`PLG_SYSTEM_DEALERELEMENTS_BUTTON_${key}_DESC`]).toBeTruthy();
    }
  });
});
