import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../root.ts";

/** What the Dutch guide for authors says of an attribute. */
export interface Explained {
  readonly meaning: string;
  /** A value; an attribute without one has none. */
  readonly example?: string;
}

/** Of each attribute that the guide explains, by tag and name. */
export type Guide = Readonly<Record<string, Readonly<Record<string, Explained>>>>;

const guideText = () => readFileSync(join(ROOT, "docs/handleiding.md"), "utf8");

export const readGuide = (): Guide => guideOf(guideText());

/** The tag as the guide shows it first, with what is in it. */
export const readExample = (tag: string) => exampleIn(guideText(), tag);

export function exampleIn(text: string, tag: string): string {
  const [example] = new RegExp(`^ *<${tag}[ >][^]*?</${tag}>$`, "m").exec(text) ?? [];
  if (!example) throw new Error(`docs/handleiding.md has no example of ${tag}`);
  return example;
}

const HEADING = /^## .*: `(dealer-[\w-]+)`$/m;
const ROW = /^\| `([\w-]+)` \| [^|]+ \| `\1(?:="([^`]*)")?` \| (.+) \|$/gm;

export function guideOf(text: string): Guide {
  const sections = text.split(/^(?=## )/m).flatMap((section) => {
    const [, tag] = HEADING.exec(section) ?? [];
    return tag ? [[tag, rowsOf(section)] as const] : [];
  });
  return Object.fromEntries(sections);
}

const rowsOf = (section: string) =>
  Object.fromEntries(
    Array.from(section.matchAll(ROW), ([, name = "", example, meaning = ""]) => [
      name,
      { meaning, ...(example && { example }) },
    ]),
  );
