/** Outside a modal dialog the tip would get no pointer events, and a press on it would close an open popover. */
const LAYER = "dialog, [popover]";

/** The node that a tip is appended to: in its trigger's own root, so that `aria-describedby` finds it. */
export function tipContainer(trigger: Element, element: Element): Node {
  const layer = trigger.closest(LAYER);
  if (layer) return layer;
  if (element.contains(trigger)) return element;
  const root = trigger.getRootNode();
  // Not `instanceof Document`: MooTools replaces that global.
  return root === document ? document.body : root;
}
