/** One suggestion. */
export interface Item {
  readonly label: string;
  readonly value: string;
  /** Empty when it leads nowhere. */
  readonly href: string;
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
}

/** The input has another text: the answer for the text before is no longer shown. */
export const typed = (text: string, isOpen: boolean): Suggestions => ({
  text,
  items: undefined,
  isOpen,
  active: NONE_ACTIVE,
});

export const NO_SUGGESTIONS = typed("", false);

/** An answer for another text than the one in the input changes nothing. */
export const answered = <S extends Suggestions>(state: S, text: string, items: readonly Item[]): S =>
  state.text === text ? { ...state, items } : state;

export const opened = <S extends Suggestions>(state: S): S => ({ ...state, isOpen: true });

export const closed = <S extends Suggestions>(state: S): S => ({
  ...state,
  isOpen: false,
  active: NONE_ACTIVE,
});

export const activated = <S extends Suggestions>(state: S, active: number): S => ({ ...state, active });

export const isShown = ({ isOpen, items }: Suggestions) => isOpen && items !== undefined;

export const shownItems = ({ isOpen, items = [] }: Suggestions) => (isOpen ? items : []);

/** The index one step further, wrapping at both ends; from none to the first, or backwards to the last. */
export function stepFrom({ active, items = [] }: Suggestions, step: number): number {
  const { length } = items;
  const from = active === NONE_ACTIVE && step < 0 ? 0 : active;
  return length > 0 ? (from + step + length) % length : NONE_ACTIVE;
}

const SPECIAL = /[\\^$.*+?()[\]{}|/]/g;

/** Splits a label so that every second piece is a word of the text. */
export function markedPieces(label: string, text: string): readonly string[] {
  const words = text.replace(SPECIAL, "\\$&").match(/\S+/g);
  return words ? label.split(new RegExp(`(${words.join("|")})`, "iu")) : [label];
}
