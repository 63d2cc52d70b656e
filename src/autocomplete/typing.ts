import { isShown } from "./autocomplete.ts";
import type { AutocompleteHost } from "./choose.ts";
import type { Field } from "./field.dom.ts";

export interface TypingControl {
  /** Something else may stand in the input. */
  type(): void;
  close(): void;
}

/**
 * Keyboards on a screen compose plain words, and say nothing of their keys: what they write is searched for at once.
 * Others compose what the visitor cannot yet mean.
 */
const OF_SCREEN_KEYBOARD = "Unidentified";

/** Follows what is typed, and closes the list for a visitor who is elsewhere. */
export function heedTyping(
  { state }: AutocompleteHost,
  { input, list, lifetime }: Field,
  control: TypingControl,
): void {
  const { type, close } = control;
  const on = { signal: lifetime };
  let isOnScreen = false;

  input.addEventListener("keydown", ({ key }) => (isOnScreen = key === OF_SCREEN_KEYBOARD), on);
  input.addEventListener("compositionend", type, on);
  input.addEventListener(
    "input",
    (event) => {
      if (isOnScreen || !(event as InputEvent).isComposing) type();
    },
    on,
  );
  input.addEventListener("blur", close, on);
  // A browser closes a list that is moved elsewhere, and tells nobody: the input has lost the focus by then.
  input.addEventListener("focus", close, on);
  // A press on the list leaves the focus in the input, however long it lasts.
  list.addEventListener("mousedown", (event) => event.preventDefault(), on);
  const isElsewhere = (event: Event) => event.composedPath().every((one) => one !== input && one !== list);
  addEventListener("pointerdown", (event) => isShown(state.get()) && isElsewhere(event) && close(), on);

  if (input.matches(":focus") && input.value) type();
}
