import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { NAMES } from "../../settings/names.ts";
import { settingsOf } from "../../settings/settings.ts";
import type { Words } from "../../settings/words.ts";
import { BLOCKS, type InnerBlock } from "../blocks/blocks.ts";
import { controlTexts } from "../blocks/control.ts";
import { paths } from "../paths.ts";
import { SOURCE_TEXTS } from "./source-texts.ts";
import { SOURCE_LANGUAGE, type Text } from "./text.ts";

const CALL = /__\(\s*(["'])((?:(?!\1).)+)\1,\s*["']dealer-elements["']/g;
/** What the list of plug-ins shows. */
const DESCRIPTION = /^ \* Description: (.+)$/m;
/** The script with the fields of the sidebar. */
const EDITOR = "editor.js";

/** The texts of the plug-in's PHP, and those of block.json in the contexts that WordPress gives them. */
export const phpTexts = (): Text[] => [
  ...sourcesOf("").flatMap(({ source }) => [...calledIn(source), ...describedIn(source)]),
  ...BLOCKS.flatMap(({ tag, description, keywords, inside = [] }) => [
    { context: "block title", words: NAMES[tag] },
    { context: "block description", words: description },
    ...keywords.map((words) => ({ context: "block keyword", words })),
    { context: "block variation title", words: NAMES[tag] },
    { context: "block variation description", words: description },
    ...inside.flatMap(hintsOf).map((words) => ({ words })),
  ]),
];

/** The texts of each script of the editor, by the script's name. */
export const scriptTexts = (): Readonly<Record<string, readonly Text[]>> =>
  Object.fromEntries(
    sourcesOf("blocks").map(({ file, source }) => [
      file.replace(".js", ""),
      [...calledIn(source), ...(file === EDITOR ? fieldTexts() : [])],
    ]),
  );

const fieldTexts = () =>
  BLOCKS.flatMap(({ tag }) => settingsOf(tag).flatMap(controlTexts)).map((words) => ({ words }));

const hintsOf = ({ hint, inside = [] }: InnerBlock): Words[] => [
  ...(hint ? [hint] : []),
  ...inside.flatMap(hintsOf),
];

/** The files with code in a folder of the plug-in: scripts in `blocks`, and else PHP. */
function sourcesOf(folder: string) {
  const code = folder ? /\.js$/ : /\.php$/;
  const where = join(paths.plugin, folder);
  return readdirSync(where, { recursive: true, encoding: "utf8" })
    .filter((file) => code.test(file))
    .map((file) => ({ file, source: readFileSync(join(where, file), "utf8") }));
}

const calledIn = (source: string): Text[] =>
  Array.from(source.matchAll(CALL), ([, , english = ""]) => ({ words: translated(english) }));

function describedIn(source: string): Text[] {
  const [, description] = DESCRIPTION.exec(source) ?? [];
  return description ? [{ words: translated(description) }] : [];
}

function translated(english: string): Words {
  const found = SOURCE_TEXTS.find((words) => words[SOURCE_LANGUAGE] === english);
  if (!found) throw new Error(`scripts/wordpress/languages/source-texts.ts has no Dutch for "${english}"`);
  return found;
}
