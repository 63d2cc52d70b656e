import { stopAtOnce } from "./stop-at-once.ts";

const DIALOGS = "dialog[open], [aria-modal=true], [role=dialog], [role=alertdialog]";
/** What the browser itself, or our tooltips, close on Escape. Browsers that know one of these ignore the others. */
const LAYERS = ":is(dialog:modal, [popover]:not([popover=manual]):popover-open, [role=tooltip]:popover-open)";
const OPENED_LISTS = "[role=combobox][aria-expanded=true], [aria-haspopup][aria-expanded=true]";

/**
 * Whether Escape is meant for something that lies over an element, or for a list of suggestions. Whether a script has
 * prevented the event says nothing: many themes prevent every Escape.
 */
export function isEscapeForOthers(
  event: KeyboardEvent,
  element: Element,
  isOwn: (target: Element) => boolean = () => false,
): boolean {
  const path = event.composedPath().filter((node) => node instanceof Element);
  const [target] = path;
  const isInDialog = path.some((around) => around.matches(DIALOGS) && !isInside(element, around));
  const isUnderLayer = [...document.querySelectorAll(LAYERS)].some((layer) => !isInside(element, layer));
  const isInList = target?.matches(OPENED_LISTS) === true && !isOwn(target);
  return event.isComposing || isInDialog || isUnderLayer || isInList;
}

/** One Escape closes one thing: a dialog around what it has closed does not get it. */
export function keepFromDialog(event: KeyboardEvent): void {
  if (!event.composedPath().some((node) => node instanceof Element && node.matches(DIALOGS))) return;
  event.preventDefault();
  stopAtOnce(event);
}

/** Whether a node is in an element, also through shadow roots. */
function isInside(node: Node, element: Element): boolean {
  const { host } = node.getRootNode() as Partial<ShadowRoot>;
  return element.contains(node) || (host !== undefined && isInside(host, element));
}
