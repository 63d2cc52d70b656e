/** A modal dialog takes what is outside it from the pointer, and a popover closes for a press there. */
const LAYER = "dialog, [popover]";

/** Where a tip stands: in its trigger's own root, so that `aria-describedby` finds it. */
export function tipHome(trigger: Element, element: Element): Node {
  const layer = trigger.closest(LAYER);
  if (layer) return layer;
  if (element.contains(trigger)) return element;
  const root = trigger.getRootNode();
  // Not by `Document`: to MooTools that is something else.
  return root === document ? document.body : root;
}
