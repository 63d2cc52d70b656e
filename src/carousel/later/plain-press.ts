/** Whether a click asks for no more than what was pressed: not for another tab or a download, and nobody has handled it. */
export const isPlainPress = ({ defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  !(defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey);
