import type { OwnAttribute } from "../../../src/kernel/element/attribute-value.ts";
import type { Contract } from "../../../src/kernel/element/contract.ts";
import { propertyName } from "../../../src/kernel/element/property-name.ts";
import type { AnyContract } from "../../../src/types.ts";
import type { Ui } from "../../support/ui.ts";
import { settle } from "./in-page.ts";

export type Tag = AnyContract["tag"];

/** How a visitor brings an element into all of its states, so that it emits all of its events. */
export interface Steps {
  /** From the first state into another one. */
  activate(ui: Ui): Promise<void>;
  /** On through all the others; this emits an event at least once. */
  finish(ui: Ui): Promise<void>;
  /** Into the states and events of a failure, which is logged. */
  fail?(ui: Ui): Promise<void>;
}

/** How a visitor sees that an attribute has changed. */
export interface Look {
  /** What the attribute is changed to. */
  readonly value: string;
  /** Attributes that are set first, because the change does not show without them. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Runs once, before the first reading. */
  readonly prepare?: (ui: Ui) => Promise<void>;
  /** Runs before each reading. */
  readonly act?: (ui: Ui) => Promise<void>;
  /** A property of a node in the view, such as `button style.color`, or a function that runs on the page. */
  readonly read: `${string} ${string}` | (() => unknown);
  readonly before: unknown;
  readonly after: unknown;
}

/** For an attribute whose change does not show on an element that is already connected. */
export interface TestedElsewhere {
  /** The path of the test that covers it. */
  readonly testedIn: string;
}

type Looks<C extends Contract> = {
  readonly [Name in keyof C["attributes"]]: Look | TestedElsewhere;
};

interface OptionalData {
  /**
   * What an author writes on and in the tag. Comments, quotes, empty attributes and own ids in it show that the element
   * restores the author's markup exactly.
   */
  readonly markup?: { readonly attributes?: string; readonly content?: string };
  /** What the element warns of when its content is missing or odd; nothing, unless the author must write something. */
  readonly warnsOfContent?: RegExp;
  /** What the element warns of when an attribute's text is usable, but not on this page. */
  readonly warnsOfPage?: RegExp;
  /** Brings the button of `start.press` into view, where it is not from the start. */
  readonly showPressTarget?: (ui: Ui) => Promise<void>;
}

/** Looks are needed for each attribute, and steps where there are events. */
type SubjectData<C extends Contract> = OptionalData &
  (keyof C["attributes"] extends never ? { readonly looks?: Looks<C> } : { readonly looks: Looks<C> }) &
  (keyof C["events"] extends never ? { readonly steps?: Steps } : { readonly steps: Steps });

/** An element's contract with what the tests need to know about the element. */
export interface Subject {
  readonly tag: Tag;
  readonly contract: Contract;
  /** Without those that HTMLElement itself has and reads. */
  readonly attributes: readonly (readonly [string, OwnAttribute])[];
  /** Those that can be read: not a method that every element has. */
  readonly properties: readonly string[];
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly content: string;
  /** The tag as an author writes it. */
  readonly html: string;
  readonly steps: Steps;
  readonly looks: Readonly<Record<string, Look | TestedElsewhere>>;
  readonly warnsOfContent: RegExp | undefined;
  readonly warnsOfPage: RegExp | undefined;
  readonly showPressTarget: (ui: Ui) => Promise<void>;
}

/** Odd on purpose: quotes and comments in an author's content must not be changed. */
const SOME_CONTENT = '<p title="&quot;">Tekst</p><!-- -->';

const NO_STEPS: Steps = { activate: (ui) => ui.eval(settle), finish: (ui) => ui.eval(settle) };

/** Completes an element's test data with what follows from its contract. */
export function defineSubject<C extends AnyContract>(contract: C, data: SubjectData<C>): Subject {
  const { tag } = contract;
  const { markup = {}, steps = NO_STEPS, looks = {}, showPressTarget = async () => {} } = data;
  const { attributes: written = "", content = SOME_CONTENT } = markup;
  const attributes = ownAttributes(contract);
  const readable = attributes.filter(([, attribute]) => !("property" in attribute));
  const defaults = Object.fromEntries(
    readable.map(([name, { default: value }]) => [propertyName(name), value]),
  );
  return {
    tag,
    contract,
    attributes,
    properties: Object.keys(defaults),
    defaults,
    content,
    html: `<${tag} ${written}>${content}</${tag}>`,
    steps,
    looks,
    warnsOfContent: data.warnsOfContent,
    warnsOfPage: data.warnsOfPage,
    showPressTarget,
  };
}

const ownAttributes = ({ attributes }: Contract) =>
  Object.entries(attributes).flatMap(([name, attribute]) =>
    attribute.type === "inherited" ? [] : [[name, attribute] as const],
  );
