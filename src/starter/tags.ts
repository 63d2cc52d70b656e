import { HELD } from "../kernel/consent/held-markup.ts";
import type { StartMode } from "../kernel/element/start-mode.ts";
import { FOLDER } from "./folder.ts";

/** What the starter knows about a tag; the build makes it from the contracts. */
export interface Tag {
  /** The chunks that it needs, one base-36 digit each, dependencies first; the last one has its class. */
  readonly needs: string;
  /** It has a button: the attribute with its text. */
  readonly press?: string;
  /** What a press opens it from, elsewhere on the page. */
  readonly opener?: string;
  readonly inert?: true;
  /** The function that it gives the page. */
  readonly calls?: string;
  /** When its code is loaded where its author does not say so; idle when absent. */
  readonly mode?: StartMode;
  /** `load` is the tag's own attribute with another meaning, so authors cannot say when its code is loaded. */
  readonly fixed?: StartMode;
}

declare const __DEALER_TAGS__: Readonly<Record<string, Tag>>;
/** Every file name once, because tags share most of their chunks. */
declare const __DEALER_CHUNKS__: readonly string[];

export const tags = __DEALER_TAGS__;

/** The names of the files that a tag needs. */
export const chunkNamesOf = (tag: string) =>
  [...(tags[tag]?.needs ?? "")].map((digit) => __DEALER_CHUNKS__[Number.parseInt(digit, 36)] as string);

/** Their addresses. */
export const chunksOf = (tag: string) => chunkNamesOf(tag).map((name) => `${FOLDER}chunks/${name}.js`);

/** All tags, and markup that waits for consent. */
export const MARKUP = `${Object.keys(tags)},${HELD}`;

export const elementsIn = (root: ParentNode, tag = MARKUP) => [...root.querySelectorAll<HTMLElement>(tag)];

/** Whether a tag's elements work: they render while their tag is being defined. */
export const isReady = (tag: string) => !!customElements.get(tag);
