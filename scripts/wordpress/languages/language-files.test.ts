import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { paths } from "../paths.ts";
import { languageFiles } from "./language-files.ts";
import { phpTexts, scriptTexts } from "./plugin-texts.ts";
import { SOURCE_TEXTS } from "./source-texts.ts";
import { distinct, SOURCE_LANGUAGE, type Text, TRANSLATION } from "./text.ts";

const files = languageFiles();
const textOf = (path: string) => new TextDecoder().decode(files[path]);
const scripts = readdirSync(`${paths.plugin}/blocks`).filter((file) => file.endsWith(".js"));

it.each(["nl_NL", "nl_NL_formal", "nl_BE"])("has every file that a site in %s reads", (locale) => {
  const names = scripts.map((file) => `dealer-elements-${file.replace(".js", "")}.json`);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      `dealer-elements-${locale}.mo`,
      `dealer-elements-${locale}.l10n.php`,
      ...names.map((name) => `dealer-elements-${locale}-${name}`),
    ]),
  );
});

it("translates each text of the plug-in's files, and no text that is not there", () => {
  const used = [...phpTexts(), ...Object.values(scriptTexts()).flat()].map(({ words }) => words);
  expect(SOURCE_TEXTS.filter((words) => !used.includes(words))).toEqual([]);
  const keys = used.map((words) => words[SOURCE_LANGUAGE]);
  expect(keys).toEqual(
    expect.arrayContaining(["Settings", "Main menu", "Preview: %s", "Name of the carousel"]),
  );
});

it("gives the editor's scripts their own texts, which no page loads", () => {
  const { messages } = JSON.parse(textOf("dealer-elements-nl_NL-dealer-elements-editor.json")).locale_data;
  expect(messages["Name of the carousel"]).toEqual(["Naam van de carrousel"]);
  expect(textOf("dealer-elements-nl_NL.l10n.php")).not.toContain("Naam van de carrousel");
});

it("gives a block's texts the contexts that WordPress asks for", () =>
  expect(textOf("dealer-elements-nl_NL.po")).toContain(
    'msgctxt "block title"\nmsgid "Carousel"\nmsgstr "Carrousel"\n',
  ));

/** What gettext finds in a binary file for a text. */
function inMo(mo: Uint8Array, wanted: string): string | undefined {
  const view = new DataView(mo.buffer, mo.byteOffset);
  const number = (at: number) => view.getUint32(at, true);
  const text = (at: number) =>
    new TextDecoder().decode(mo.subarray(number(at + 4), number(at + 4) + number(at)));
  for (let index = 0; index < number(8); index += 1)
    if (text(number(12) + 8 * index) === wanted) return text(number(16) + 8 * index);
  return undefined;
}

it("writes the binary file of gettext", () => {
  const mo = files["dealer-elements-nl_NL.mo"] ?? new Uint8Array();
  expect(inMo(mo, "Main menu")).toBe("Hoofdmenu");
  expect(inMo(mo, "block title\u0004Carousel")).toBe("Carrousel");
  expect(inMo(mo, "")).toContain("charset=UTF-8");
  expect(inMo(mo, "Hoofdmenu")).toBeUndefined();
});

it("refuses two translations of one text", () => {
  const text = (dutch: string): Text => ({ words: { [SOURCE_LANGUAGE]: "Text", [TRANSLATION]: dutch } });
  expect(distinct([text("Tekst"), text("Tekst")])).toHaveLength(1);
  expect(() => distinct([text("Tekst"), text("Woorden")])).toThrow("Woorden");
});
