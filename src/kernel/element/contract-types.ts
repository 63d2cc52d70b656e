import type {
  Attribute,
  ChoiceAttribute,
  Contract,
  DetailField,
  EventStatement,
  InheritedAttribute,
} from "./contract.ts";

/** `delay-ms` → `delayMs`. */
export type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

export type ValueOf<A extends Attribute> = A extends ChoiceAttribute
  ? A["choices"][number]
  : A extends { type: "number" }
    ? number | WordOf<A>
    : A extends { type: "boolean" }
      ? boolean
      : string;

type WordOf<A extends Attribute> = A extends { words: readonly (infer Word extends string)[] } ? Word : never;

/** The names of the attributes that the kernel reads. */
type OwnName<C extends Contract> = {
  [Name in keyof C["attributes"] & string]: C["attributes"][Name] extends InheritedAttribute ? never : Name;
}[keyof C["attributes"] & string];

/** The values of these attributes, keyed by property name. */
export type Options<C extends Contract> = {
  -readonly [Name in OwnName<C> as CamelCase<Name>]: ValueOf<C["attributes"][Name]>;
};

export type TextName<C extends Contract> = C extends { texts: infer Texts } ? keyof Texts & string : never;

export type EventName<C extends Contract> = keyof C["events"] & string;
export type StateName<C extends Contract> = keyof C["states"] & string;

interface DetailTypes {
  number: number;
  string: string;
  boolean: boolean;
}

type DetailValue<F extends DetailField> = F["type"] extends keyof DetailTypes
  ? DetailTypes[F["type"]]
  : F["type"] extends readonly (infer Choice)[]
    ? Choice
    : F["type"] extends Readonly<Record<string, DetailField>>
      ? DetailOf<F["type"]>
      : never;

type DetailOf<Fields extends Readonly<Record<string, DetailField>>> = {
  readonly [Field in keyof Fields]: DetailValue<Fields[Field]>;
};

export type Detail<E extends EventStatement> = DetailOf<E["detail"]>;

/** Event name → event, in the form that `addEventListener` is typed with. */
export type EventMap<C extends Contract> = {
  [Name in EventName<C>]: CustomEvent<Detail<C["events"][Name]>>;
};

export type MethodName<C extends Contract> = C extends { methods: infer Methods }
  ? keyof Methods & string
  : never;

type Methods<C extends Contract> = C extends { methods: infer All }
  ? {
      [Name in keyof All & string]: All[Name] extends { parameter: unknown }
        ? (value: number) => void
        : () => void;
    }
  : unknown;

/** The element a page sees: an HTMLElement with the contract's properties and methods. */
export type ElementOf<C extends Contract> = HTMLElement & Options<C> & Methods<C>;
