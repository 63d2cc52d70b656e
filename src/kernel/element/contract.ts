/**
 * What a page may rely on, stated once per element. Parsing, properties, events, types, the manifest,
 * editor data and the documentation tables are all derived from these statements.
 */
export interface Contract {
  readonly tag: `dealer-${string}`;
  readonly className: string;
  /** One sentence: what the element is for. */
  readonly about: string;
  /** Which library draws it: React for a picture of its own, Lit for what only watches the page. */
  readonly library: "react" | "lit";
  /** Which file its code is in: with the elements that most pages have, with the light ones that watch the page, or its own. */
  readonly chunk: "core" | "watch" | "own";
  readonly attributes: Readonly<Record<string, Attribute>>;
  /** What a page can call; none takes or returns anything. */
  readonly methods?: Readonly<Record<string, string>>;
  readonly events: Readonly<Record<string, EventStatement>>;
  readonly parts: Readonly<Record<string, string>>;
  readonly states: Readonly<Record<string, string>>;
  /** Keyed by slot name; the default slot is the empty string. */
  readonly slots: Readonly<Record<string, string>>;
  readonly customProperties: Readonly<Record<`--dealer-${string}`, CustomProperty>>;
  /** Events of other elements that this one answers. */
  readonly listensTo: Readonly<Record<string, string>>;
  readonly start: Start;
}

/** What the starter must know before the element's code is there. */
export interface Start {
  /** The part that a press kept until then belongs to, and the attribute that holds its text. */
  readonly press?: { readonly part: string; readonly text: string };
  /** Scrolling concerns the element: the first scroll loads its code. */
  readonly scroll?: true;
  /** Nothing on it answers to a pointer or to the focus, so neither loads its code. */
  readonly inert?: true;
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
}

export interface BooleanAttribute extends AttributeStatement {
  readonly type: "boolean";
  readonly default: boolean;
}

export interface TextAttribute extends AttributeStatement {
  readonly type: "text";
  readonly default: string;
  /** A regular expression that the whole text must match. */
  readonly pattern?: string;
}

export interface ChoiceAttribute extends AttributeStatement {
  readonly type: "choice";
  readonly choices: readonly string[];
  readonly default: string;
}

export interface SelectorAttribute extends AttributeStatement {
  readonly type: "selector";
  readonly default: string;
}

/** A moment, as `Date.parse` reads it. */
export interface DateAttribute extends AttributeStatement {
  readonly type: "date";
  readonly default: string;
}

/** A day of the calendar, as ISO 8601 writes it: `2026-11-20`. */
export interface DayAttribute extends AttributeStatement {
  readonly type: "day";
  readonly default: "";
}

/** An absolute address of http or https without credentials, query or fragment. */
export interface UrlAttribute extends AttributeStatement {
  readonly type: "url";
  readonly default: "";
}

/** An address of http or https, which may stand relative to the page. */
export interface AddressAttribute extends AttributeStatement {
  readonly type: "address";
  readonly default: "";
}

/** A language tag of BCP 47: `nl-NL`. */
export interface LocaleAttribute extends AttributeStatement {
  readonly type: "locale";
  readonly default: string;
}

/** HTMLElement's own attribute and property: the browser reads and keeps it, and an element only asks. */
export interface InheritedAttribute extends AttributeStatement {
  readonly type: "inherited";
  readonly default: "";
}

/** Present tense asks and can be cancelled; past tense tells. */
export interface EventStatement {
  readonly about: string;
  readonly cancelable?: true;
  readonly detail: Readonly<Record<string, DetailField>>;
}

export interface DetailField {
  /** The values there are, where it is not any number, string or boolean; of an object its fields. */
  readonly type: "number" | "string" | "boolean" | readonly string[] | Readonly<Record<string, DetailField>>;
  readonly about: string;
}

export interface CustomProperty {
  /** What it may hold, as `@property` has it; a colour where nothing is said. */
  readonly syntax?: string;
  readonly default: string;
  readonly about: string;
}
