import type { StartMode } from "../kernel/element/start-mode.ts";
import { FOLDER } from "./folder.ts";

/** What the starter knows of a tag; made from the contracts when the package is built. */
export interface Tag {
  /** The chunks it needs, a digit of base 36 each, in the order in which they depend on each other: the last one holds its class. */
  readonly needs: string;
  /** The attribute that holds the button's text, and the text where it is absent. */
  readonly press?: readonly [attribute: string, text: string];
  readonly scroll?: true;
  readonly inert?: true;
  /** When its code is loaded, where `load` is an attribute of the tag's own and says something else. */
  readonly mode?: StartMode;
}

declare const __DEALER_TAGS__: Readonly<Record<string, Tag>>;
/** The files' names, each once: every tag shares most of its chunks with others. */
declare const __DEALER_CHUNKS__: readonly string[];

export const tags = __DEALER_TAGS__;

/** The addresses of the files that a tag needs. */
export const chunksOf = (tag: string) =>
  [...(tags[tag]?.needs ?? "")].map((digit) =>
    addressOf(__DEALER_CHUNKS__[Number.parseInt(digit, 36)] as string),
  );

const addressOf = (name: string) => `${FOLDER}chunks/${name}.js`;

const everyTag = Object.keys(tags).join();

export const elementsIn = (root: ParentNode, tag = everyTag) => [...root.querySelectorAll<HTMLElement>(tag)];

/** A view commits while its tag is being defined, so an element whose tag is defined is ready. */
export const isReady = (tag: string) => !!customElements.get(tag);
