import type { WritableAtom } from "nanostores";
import type { Contract } from "./contract.ts";
import type { Detail, EventName, MethodName, Options, StateName } from "./contract-types.ts";

/** What an element's behaviour and view are given to work with. */
export interface Host<C extends Contract = Contract, State = unknown> {
  readonly element: HTMLElement;
  /** The attributes' usable values; replaced as a whole when one changes. */
  readonly options: WritableAtom<Options<C>>;
  /** Survives moves, and can be driven before there is a view. */
  readonly state: WritableAtom<State>;
  /** Aborts when the element leaves the page; a move does not end it. */
  lifetime: AbortSignal;
  /** Dispatches a contract event; false when a listener cancelled it. */
  emit<Name extends EventName<C>>(name: Name, detail: Detail<C["events"][Name]>): boolean;
}

export interface Behaviour<C extends Contract, State> {
  /** The state of a new element. */
  readonly initial: (element: HTMLElement) => State;
  /** Which custom states hold. */
  readonly states: (state: State, options: Options<C>) => Record<StateName<C>, boolean>;
  /** A style sheet for what the author wrote, lent to the root that the element is in. */
  readonly lightStyles?: string;
  /** What a page can call. */
  readonly methods?: Record<MethodName<C>, (host: Host<C, State>) => void>;
  /** Runs when the element joins a page; everything it starts ends with `host.lifetime`. */
  readonly connect: (host: Host<C, State>) => void;
}

/** The kernel's own way from an element to its host; pages have no use for it. */
export const HOST = Symbol("host");
