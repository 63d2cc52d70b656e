import { type FileTree, textFile } from "../release/file-tree.ts";
import { DESCRIPTIONS } from "../settings/descriptions.ts";
import { readExample } from "../settings/guide.ts";
import { NAMES } from "../settings/names.ts";
import { words } from "../settings/words.ts";
import { key, type Texts } from "./texts.ts";

/** What an author puts in a text; the rest is on every page, or around a module. */
const TAGS = Object.keys(DESCRIPTIONS) as (keyof typeof DESCRIPTIONS)[];

/** What the button inserts: the example of the guide for authors. */
export const buttonTemplates = (): FileTree =>
  Object.fromEntries(
    TAGS.map((tag) => [`templates/${tag.replace("dealer-", "")}.html`, textFile(readExample(tag))]),
  );

export const BUTTON_TEXTS: Texts = {
  [key("button")]: words("Dealer Elements", "Dealer Elements"),
  [key("button", "title")]: words("What do you want to insert?", "Wat wil je invoegen?"),
  ...Object.assign(
    {},
    ...TAGS.map((tag) => ({
      [key("button", tag)]: NAMES[tag],
      [key("button", tag, "desc")]: DESCRIPTIONS[tag],
    })),
  ),
};
