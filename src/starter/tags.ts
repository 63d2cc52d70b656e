import type { StartMode } from "../kernel/element/start-mode.ts";
import { FOLDER } from "./folder.ts";

/** What the starter knows about a tag; the build makes it from the contracts. */
export interface Tag {
  /** The chunks that it needs, one base-36 digit each, dependencies first; the last one has its class. */
  readonly needs: string;
  /** The attribute with the button's text, and the text when it is absent. */
  readonly press?: readonly [attribute: string, text: string];
  readonly scroll?: true;
  readonly inert?: true;
  /** When its code is loaded, if `load` is the tag's own attribute with another meaning. */
  readonly mode?: StartMode;
}

declare const __DEALER_TAGS__: Readonly<Record<string, Tag>>;
/** Every file name once, because tags share most of their chunks. */
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

/** Whether a tag's elements work: they render while their tag is being defined. */
export const isReady = (tag: string) => !!customElements.get(tag);
