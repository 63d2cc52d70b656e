/** One suggestion. */
export interface Item {
  readonly label: string;
  readonly value: string;
  /** Empty where it leads nowhere. */
  readonly href: string;
}

export const NONE_ACTIVE = -1;

export interface Suggestions {
  /** The text in the input, without spaces around it. */
  readonly text: string;
  /** The answer for that very text; undefined as long as there is none. */
  readonly items: readonly Item[] | undefined;
  /** Whether the visitor is looking for suggestions: the list is shown as soon as there is an answer. */
  readonly wanted: boolean;
  /** The place of the suggestion that Enter chooses. */
  readonly active: number;
}

/** Another text stands in the input: the answer for the one before is not shown any more. */
export const typed = (text: string, wanted: boolean): Suggestions => ({
  text,
  items: undefined,
  wanted,
  active: NONE_ACTIVE,
});

export const NO_SUGGESTIONS = typed("", false);

/** An answer to another text than the one in the input changes nothing. */
export const answered = <S extends Suggestions>(state: S, text: string, items: readonly Item[]): S =>
  state.text === text ? { ...state, items } : state;

export const opened = <S extends Suggestions>(state: S): S => ({ ...state, wanted: true });

export const closed = <S extends Suggestions>(state: S): S => ({
  ...state,
  wanted: false,
  active: NONE_ACTIVE,
});

export const activated = <S extends Suggestions>(state: S, active: number): S => ({ ...state, active });

export const isShown = ({ wanted, items }: Suggestions) => wanted && items !== undefined;

export const shownItems = ({ wanted, items = [] }: Suggestions) => (wanted ? items : []);

/** The place one step on, round at both ends; from none the first, or going back the last. */
export function stepFrom({ active, items = [] }: Suggestions, step: number): number {
  const { length } = items;
  const from = active === NONE_ACTIVE && step < 0 ? 0 : active;
  return length > 0 ? (from + step + length) % length : NONE_ACTIVE;
}
