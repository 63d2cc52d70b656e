import type { WritableAtom } from "nanostores";
import type { DUTCH, Language } from "../language/languages.ts";
import type { Contract } from "./contract.ts";
import type { Detail, EventName, MethodName, Options, StateName, TextName } from "./contract-types.ts";

/** The view and the behaviour of an element work with this object. */
export interface Host<C extends Contract = Contract, State = unknown> {
  readonly element: HTMLElement;
  /** The attributes' usable values; a new object when one changes. */
  readonly options: WritableAtom<Options<C>>;
  /** Of what visitors read; when it changes, the options are a new object too. */
  readonly language: Language | typeof DUTCH;
  /** Stays the same when the element moves, and exists before there is a view. */
  readonly state: WritableAtom<State>;
  /** Aborts when the element leaves the page, but not when it moves. */
  readonly lifetime: AbortSignal;
  /** One of the contract's texts, in the element's language. */
  text(name: TextName<C>): string;
  /** Dispatches a contract event; false when a listener cancelled it. */
  emit<Name extends EventName<C>>(name: Name, detail: Detail<C["events"][Name]>): boolean;
}

/** What an element does, apart from what it renders. */
export interface Behaviour<C extends Contract, State> {
  /** The state of a new element. */
  readonly initial: (element: HTMLElement) => State;
  /** Which custom states are set. */
  readonly states: (state: State, options: Options<C>) => Record<StateName<C>, boolean>;
  /** A style sheet for the author's content, added to the document or shadow root that the element is in. */
  readonly lightStyles?: string;
  /** The methods that a page can call. */
  readonly methods?: Record<MethodName<C>, (host: Host<C, State>, value: number) => void>;
  /** Runs when the element enters a page; everything that it starts must stop when `host.lifetime` aborts. */
  readonly connect: (host: Host<C, State>) => void;
  /** Runs when the element has moved within the page. */
  readonly moved?: (host: Host<C, State>) => void;
}

/** The kernel finds an element's host under this key; pages do not use it. */
export const HOST = Symbol("host");
