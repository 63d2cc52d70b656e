/** The events that views hear, by their names in React and in browsers; the last three are for the calendar's library. */
export const HEARD_EVENTS: Readonly<Record<string, string>> = {
  onClick: "click",
  onClose: "close",
  onKeyDown: "keydown",
  onFocus: "focusin",
  onBlur: "focusout",
  onChange: "change",
};

/** Where React begins to listen on a root. */
const TO_ALL_EVENTS = "allNativeEvents.forEach(";

/** How it listens to each once more, for who would hear it on its way down: no view does. */
const ON_THE_WAY_DOWN = /,\s+listenToNativeEvent\(domEventName, !0, rootContainerElement\)/;

/**
 * React listens to all the events that it knows on each root, with 144 listeners: most of what a small element keeps.
 * This is React listening to those that a view hears, on their way up.
 */
export const hearOnly = (code: string) =>
  code
    .replace(TO_ALL_EVENTS, `${JSON.stringify(Object.values(HEARD_EVENTS))}.forEach(`)
    .replace(ON_THE_WAY_DOWN, "");
