import type { Language } from "../language/languages.ts";
import type { StartMode } from "./start-mode.ts";

/**
 * An element's public interface, stated once. Parsing, properties, events, types, the manifest, editor data
 * and the documentation tables are all derived from it.
 */
export interface Contract {
  readonly tag: `dealer-${string}`;
  readonly className: string;
  /** One sentence: what the element is for. */
  readonly about: string;
  /** Which library renders it: React for an interface of its own, Lit for an element that only watches the page. */
  readonly library: "react" | "lit";
  /** Which file has its code: `core` for elements that most pages have, `watch` for light ones that watch the page, or `own`. */
  readonly chunk: "core" | "watch" | "own";
  readonly attributes: Readonly<Record<string, Attribute>>;
  /** What visitors read that no single attribute says. A name differs from those of the attributes. */
  readonly texts?: Readonly<Record<string, Text>>;
  /** Methods that a page can call; they have at most one parameter, and no result. */
  readonly methods?: Readonly<Record<string, MethodStatement>>;
  readonly events: Readonly<Record<string, EventStatement>>;
  readonly parts: Readonly<Record<string, string>>;
  readonly states: Readonly<Record<string, string>>;
  /** Keyed by slot name; the default slot is the empty string. */
  readonly slots: Readonly<Record<string, string>>;
  readonly customProperties: Readonly<Record<`--dealer-${string}`, CustomProperty>>;
  /** What it changes in the style of the author's markup where a theme says nothing else: properties or shorthands, and why. */
  readonly authorStyles?: Readonly<Record<string, string>>;
  /** Events of other elements that this one handles. */
  readonly listensTo: Readonly<Record<string, string>>;
  readonly start: Start;
}

/** What the starter must know before the element's code has loaded. */
export interface Start {
  /** The part that gets a press made before then, and the attribute with that part's text. */
  readonly press?: { readonly part: string; readonly text: string };
  /** When its code is loaded where its author does not say so; idle when absent. With `visitor`, the first scroll loads it at once. */
  readonly mode?: StartMode;
  /** A selector of what a press opens the element from, elsewhere on the page. */
  readonly opener?: string;
  /** The element does not react to a pointer or to focus, so neither loads its code. */
  readonly inert?: true;
  /** A function that the element gives the page; calls from before then wait for its code. */
  readonly calls?: string;
}

export type Attribute =
  | NumberAttribute
  | BooleanAttribute
  | TextAttribute
  | ChoiceAttribute
  | SelectorAttribute
  | DateAttribute
  | DayAttribute
  | UrlAttribute
  | AddressAttribute
  | LocaleAttribute
  | InheritedAttribute;

interface AttributeStatement {
  readonly about: string;
}

export interface NumberAttribute extends AttributeStatement {
  readonly type: "number";
  readonly default: number;
  readonly min: number;
  readonly max: number;
  readonly unit: "ms" | "px" | "days" | "step" | "chars" | "items" | "day";
  /** Words that the attribute also accepts, in place of a number. */
  readonly words?: readonly string[];
}

export type BooleanAttribute = OffByDefault | OnByDefault;

interface OffByDefault extends AttributeStatement {
  readonly type: "boolean";
  readonly default: false;
}

interface OnByDefault extends AttributeStatement {
  readonly type: "boolean";
  readonly default: true;
  /**
   * The attribute that switches it off by being there, for frameworks that leave an attribute out when its value is
   * false. It wins.
   */
  readonly negative: `no-${string}`;
}

/** A text for visitors. */
export interface Text {
  /** In Dutch. */
  readonly default: string;
  /** In each other language; when they are absent, the text is the same in all. */
  readonly translations?: Readonly<Record<Language, string>>;
}

export interface TextAttribute extends AttributeStatement, Text {
  readonly type: "text";
  /** A regular expression that the whole text must match; in a list, each of its parts. */
  readonly pattern?: string;
  /** What a usable text looks like, for people. */
  readonly form?: string;
  /** The text has parts with commas or spaces between them; those that do not match are left out. */
  readonly isList?: true;
}

export interface ChoiceAttribute extends AttributeStatement {
  readonly type: "choice";
  readonly choices: readonly string[];
  readonly default: string;
  /** What any other text means: the safe side, where the default is not. */
  readonly otherwise?: string;
}

export interface SelectorAttribute extends AttributeStatement {
  readonly type: "selector";
  readonly default: string;
  /** The property's name, where every element has a method of the attribute's name: setting that writes the attribute as well. */
  readonly property?: string;
}

/** A date and time that `Date.parse` can read. */
export interface DateAttribute extends AttributeStatement {
  readonly type: "date";
  readonly default: string;
}

/** A calendar day in the form of ISO 8601: `2026-11-20`. */
export interface DayAttribute extends AttributeStatement {
  readonly type: "day";
  readonly default: "";
  /** It can also be a number of days from today: `0`, `+1` or `-7`. */
  readonly isRelative?: true;
}

/** An absolute http(s) address without credentials, query or fragment. */
export interface UrlAttribute extends AttributeStatement {
  readonly type: "url";
  readonly default: "";
}

/** An http(s) address, which may be relative to the page. */
export interface AddressAttribute extends AttributeStatement {
  readonly type: "address";
  readonly default: "";
}

/** A language tag of BCP 47: `nl-NL`. */
export interface LocaleAttribute extends AttributeStatement, Text {
  readonly type: "locale";
}

/** An attribute and property of HTMLElement, which the browser itself reads and stores. */
export interface InheritedAttribute extends AttributeStatement {
  readonly type: "inherited";
  readonly default: "";
}

/** An event in the present tense comes before a change and can be cancelled; one in the past tense comes after it. */
export interface EventStatement {
  readonly about: string;
  readonly cancelable?: true;
  readonly detail: Readonly<Record<string, DetailField>>;
}

export interface MethodStatement {
  readonly about: string;
  readonly parameter?: { readonly name: string; readonly type: "number"; readonly about: string };
}

export interface DetailField {
  /** A type, a list of the possible values, or the fields of an object. */
  readonly type: "number" | "string" | "boolean" | readonly string[] | Readonly<Record<string, DetailField>>;
  readonly about: string;
}

export interface CustomProperty {
  /** The syntax as in `@property`; a colour when it is absent. */
  readonly syntax?: string;
  readonly default: string;
  readonly about: string;
  /** The element sets it on the root element, for the page to use. */
  readonly published?: true;
}
