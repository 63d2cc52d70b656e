/** One suggestion. */
export interface Item {
  readonly label: string;
  readonly value: string;
  /** Empty when it leads nowhere. */
  readonly href: string;
  /** The address of its picture, or empty. */
  readonly image: string;
  /** Its second line, or empty. */
  readonly detail: string;
  /** The heading that it stands under, or empty. */
  readonly group: string;
}

export const NONE_ACTIVE = -1;

export interface Suggestions {
  /** The text in the input, without spaces around it. */
  readonly text: string;
  /** The answer for exactly this text; undefined until there is one. */
  readonly items: readonly Item[] | undefined;
  /** Whether the list is shown as soon as there is an answer. */
  readonly isOpen: boolean;
  /** The index of the suggestion that Enter chooses. */
  readonly active: number;
  /** The step that an arrow key has asked for before the answer: 1, -1, or 0 for none. */
  readonly awaited: number;
}

/** The input has another text: the answer for the text before is no longer shown. */
export const typed = (text: string, isOpen: boolean): Suggestions => ({
  text,
  items: undefined,
  isOpen,
  active: NONE_ACTIVE,
  awaited: 0,
});

export const NO_SUGGESTIONS = typed("", false);

/** An answer for another text than the one in the input changes nothing. */
export function answered<S extends Suggestions>(state: S, text: string, items: readonly Item[]): S {
  if (state.text !== text) return state;
  const now = { ...state, items };
  return state.awaited ? stepped(now, state.awaited) : now;
}

export const opened = <S extends Suggestions>(state: S): S => ({ ...state, isOpen: true });

export const closed = <S extends Suggestions>(state: S): S => ({
  ...state,
  isOpen: false,
  active: NONE_ACTIVE,
  awaited: 0,
});

export const activated = <S extends Suggestions>(state: S, active: number): S => ({ ...state, active });

export const isShown = ({ isOpen, items }: Suggestions) => isOpen && items !== undefined;

export const shownItems = ({ isOpen, items = [] }: Suggestions) => (isOpen ? items : []);

/** Suggestions that follow each other under one heading. */
export interface Group {
  readonly name: string;
  /** The index of its first suggestion. */
  readonly start: number;
  readonly items: readonly Item[];
}

export function groupsOf(items: readonly Item[]): readonly Group[] {
  const starts = items.flatMap(({ group }, index) => (group === items[index - 1]?.group ? [] : index));
  return starts.map((start, nth) => ({
    name: items[start]?.group ?? "",
    start,
    items: items.slice(start, starts[nth + 1]),
  }));
}

/** The suggestion one step further, wrapping at both ends; from none to the first, or backwards to the last. */
export function stepped<S extends Suggestions>(state: S, step: number): S {
  const { active, items } = state;
  if (!items) return { ...state, awaited: step };
  const { length } = items;
  const from = active === NONE_ACTIVE && step < 0 ? 0 : active;
  return { ...activated(state, length > 0 ? (from + step + length) % length : NONE_ACTIVE), awaited: 0 };
}

const SPECIAL = /[\\^$.*+?()[\]{}|/]/g;

/** Splits a label so that every second piece is a word of the text. */
export function markedPieces(label: string, text: string): readonly string[] {
  const words = text.replace(SPECIAL, "\\$&").match(/\S+/g);
  return words ? label.split(new RegExp(`(${words.join("|")})`, "iu")) : [label];
}
