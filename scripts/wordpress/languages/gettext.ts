import { keyOf, SOURCE_LANGUAGE, type Text, TRANSLATION } from "./text.ts";

/* The files of gettext, and what WordPress reads in their place. */

const LANGUAGE = "nl";
const PLURAL_FORMS = "nplurals=2; plural=(n != 1);";
const MO_MAGIC = 0x950412de;
const MO_HEADER_WORDS = 7;
const WORD_BYTES = 4;

const headerOf = (language: string) =>
  `Content-Type: text/plain; charset=UTF-8\nLanguage: ${language}\nPlural-Forms: ${PLURAL_FORMS}\n`;

/** The file that a translator into another language begins with. */
export const potFile = (texts: readonly Text[]) => poOf(headerOf(""), texts, () => "");

export const poFile = (texts: readonly Text[]) =>
  poOf(headerOf(LANGUAGE), texts, ({ words }) => words[TRANSLATION]);

const poOf = (header: string, texts: readonly Text[], translate: (text: Text) => string) =>
  [
    `msgid ""\nmsgstr ${quoted(header)}\n`,
    ...texts.map((text) =>
      [
        ...(text.context ? [`msgctxt ${quoted(text.context)}`] : []),
        `msgid ${quoted(text.words[SOURCE_LANGUAGE])}`,
        `msgstr ${quoted(translate(text))}\n`,
      ].join("\n"),
    ),
  ].join("\n");

/** A string of C, which JSON's are too for these texts. */
const quoted = (text: string) => JSON.stringify(text);

/** The binary file, with its texts in the order of their bytes. */
export function moFile(texts: readonly Text[]): Uint8Array {
  const pairs = [["", headerOf(LANGUAGE)], ...texts.map((text) => [keyOf(text), text.words[TRANSLATION]])]
    .map(([key = "", translation = ""]) => [Buffer.from(key), Buffer.from(translation)] as const)
    .sort(([one], [other]) => Buffer.compare(one, other));
  const strings = [...pairs.map(([key]) => key), ...pairs.map(([, translation]) => translation)];
  const tableBytes = pairs.length * 2 * WORD_BYTES;
  const headerBytes = MO_HEADER_WORDS * WORD_BYTES;
  const stringsAt = headerBytes + 2 * tableBytes;
  // WordPress before 6.5 finds the end of the tables by the place of the hashes, of which there are none.
  const header = [MO_MAGIC, 0, pairs.length, headerBytes, headerBytes + tableBytes, 0, stringsAt];
  let offset = stringsAt;
  const tables = strings.flatMap(({ length }) => {
    const place = [length, offset];
    offset += length + 1;
    return place;
  });
  const numbers = Buffer.alloc((header.length + tables.length) * WORD_BYTES);
  for (const [index, number] of [...header, ...tables].entries())
    numbers.writeUInt32LE(number, index * WORD_BYTES);
  return new Uint8Array(Buffer.concat([numbers, ...strings.flatMap((bytes) => [bytes, Buffer.from([0])])]));
}

/** What WordPress reads from 6.5 on, in place of the binary file. */
export const phpFile = (texts: readonly Text[]) =>
  [
    "<?php",
    `return array('language' => '${LANGUAGE}', 'plural-forms' => '${PLURAL_FORMS}', 'messages' => array(`,
    ...texts.map((text) => `${phpString(keyOf(text))} => ${phpString(text.words[TRANSLATION])},`),
    "));\n",
  ].join("\n");

const phpString = (text: string) => `'${text.replace(/[\\']/g, "\\$&")}'`;

/** The texts of a script, as `wp.i18n` reads them. */
export const jsonFile = (texts: readonly Text[]) =>
  JSON.stringify({
    domain: "messages",
    locale_data: {
      messages: {
        "": { domain: "messages", lang: LANGUAGE, "plural-forms": PLURAL_FORMS },
        ...Object.fromEntries(texts.map((text) => [keyOf(text), [text.words[TRANSLATION]]])),
      },
    },
  });
