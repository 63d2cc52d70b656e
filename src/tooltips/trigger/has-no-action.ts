/** What does something when it is pressed, by HTML or by its role. */
export const ACTION = `:is(a, area)[href], button, input, select, textarea, label, summary, option, iframe, :is(audio, video)[controls], [onclick], [contenteditable]:not([contenteditable="false"]), ${[
  "button",
  "checkbox",
  "combobox",
  "link",
  "menuitem",
  "menuitemcheckbox",
  "menuitemradio",
  "option",
  "radio",
  "slider",
  "spinbutton",
  "switch",
  "tab",
  "textbox",
  "treeitem",
]
  .map((role) => `[role="${role}"]`)
  .join()}`;

/** Whether a tap does nothing but show a tip: nothing on the path from its target acts on it. */
export const hasNoAction = (path: readonly Element[]) => !path.some((element) => element.matches(ACTION));
