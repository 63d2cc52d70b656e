import type { AutocompleteHost } from "../autocomplete.host.ts";
import { isShown } from "../autocomplete.ts";
import type { Field } from "./combobox.ts";

interface TypingControl {
  /** The visitor comes to the input. */
  arrive(): void;
  /** The text is about to change. */
  noteText(): void;
  /** The input may have another text. */
  readText(): void;
  close(): void;
}

/**
 * The key name that keyboards on a screen report. They compose plain words, so the text is searched for at once; the
 * compositions of other input methods are not yet the text that the visitor means.
 */
const SCREEN_KEYBOARD_KEY = "Unidentified";

/** Follows what is typed, and closes the list when the visitor goes elsewhere. */
export function listenToTyping(
  { state }: AutocompleteHost,
  { input, list, lifetime }: Field,
  control: TypingControl,
): void {
  const { arrive, noteText, readText, close } = control;
  const on = { signal: lifetime };
  let isOnScreen = false;

  input.addEventListener("keydown", ({ key }) => (isOnScreen = key === SCREEN_KEYBOARD_KEY), on);
  input.addEventListener("beforeinput", ({ isComposing }) => isComposing || noteText(), on);
  input.addEventListener("compositionend", readText, on);
  input.addEventListener(
    "input",
    (event) => {
      if (isOnScreen || !(event as InputEvent).isComposing) readText();
    },
    on,
  );
  input.addEventListener("blur", close, on);
  // A browser closes the popover when the element is moved, without an event; the input loses the focus by that.
  input.addEventListener("focus", arrive, on);
  // A press on the list, also a long one, leaves the focus in the input.
  list.addEventListener("mousedown", (event) => event.preventDefault(), on);
  const isElsewhere = (event: Event) => event.composedPath().every((one) => one !== input && one !== list);
  addEventListener("pointerdown", (event) => isShown(state.get()) && isElsewhere(event) && close(), on);

  if (input.matches(":focus")) (input.value ? readText : arrive)();
}
