import { hasAddress } from "../../../kernel/markup/has-address.ts";
import { isElement, isIgnored, nodesIn } from "../../reading/nodes.ts";
import { nameOf } from "../../reading/text.ts";

/** What has the place of items and lists in a menu that has none. */
export interface FoundItems {
  readonly items: ReadonlySet<HTMLElement>;
  /** The containers of items, and the panels: `wide` for a panel with columns. */
  readonly lists: ReadonlyMap<HTMLElement, "" | "wide">;
}

interface Finding extends FoundItems {
  readonly items: Set<HTMLElement>;
  readonly lists: Map<HTMLElement, "" | "wide">;
}

/** A label, followed by a box of links. */
interface Dropdown {
  readonly panel: HTMLElement;
  /** `text` for a label that cannot be pressed; `button` for one that leads nowhere. */
  readonly label: "link" | "button" | "text";
}

interface Entry {
  readonly item: HTMLElement;
  /** Undefined for a single link. */
  readonly dropdown: Dropdown | undefined;
}

const LISTS = "ul, ol, li, details";
const BOX = "div, section, article, aside, nav";
const WRAPPER = `${BOX}, span`;
const LINK = "a[href]";
const PRESSABLE = "a, button, summary, [role=button]";
const FIELDS = "form, input, select, textarea";
const HEADINGS = "h1, h2, h3, h4, h5, h6";
const MODULES = "form, table, iframe, video, img";
const BRAND = '[class*="brand" i], [class*="logo" i], [rel~="home"]';
const BUTTON_NAME = /(^|[\s_-])(btn|button|cta)/i;
/** A burger may be a link with a sign. */
const WORD = /[\p{L}\p{N}]/u;
/** By these, a script or a screen reader knows that an element can be pressed. */
const PRESSED_ITSELF = "[tabindex], [aria-haspopup], [aria-expanded]";

/**
 * The items of a menu of nested boxes with links. A container is a list if it has at least two items, and one of them is a
 * label with a box of links. In a menu without such boxes the list is the container with the most links. Brands, buttons
 * and forms are no items.
 */
export function findItems(root: HTMLElement): FoundItems {
  const found: Finding = { items: new Set(), lists: new Map() };
  if (root.querySelector(LISTS)) return found;
  const containers = containersIn(root);
  const addList = (container: HTMLElement, entries: readonly Entry[]) => {
    if (container !== root) found.lists.set(container, "");
    for (const entry of entries) addEntry(entry, found);
  };
  for (const container of containers) {
    const entries = entriesOf(container);
    const isList = entries.length > 1 && entries.some(({ dropdown }) => dropdown);
    if (isList && !isInItem(container, found)) addList(container, entries);
  }
  const panels = [...found.lists.keys()].filter((list) => isInItem(list, found));
  const classes = new Set(panels.flatMap(({ classList }) => [...classList]));
  // A dropdown without others beside it looks like those that have been found.
  const isSingle = ({ item, dropdown }: Entry) =>
    dropdown !== undefined &&
    [...dropdown.panel.classList].some((name) => classes.has(name)) &&
    ![...found.items].some((other) => item.contains(other));
  for (const container of [...containers].reverse()) {
    if (isInItem(container, found)) continue;
    const single = entriesOf(container).filter(isSingle);
    if (single.length > 0) addList(container, single);
  }
  if (found.items.size > 0) return found;
  const flat = containers.map((container) => ({ container, entries: entriesOf(container).filter(isLink) }));
  const [most] = flat.sort((one, other) => other.entries.length - one.entries.length);
  if (most && most.entries.length > 1) addList(most.container, most.entries);
  return found;
}

const containersIn = (root: HTMLElement): HTMLElement[] => [
  root,
  ...[...root.querySelectorAll<HTMLElement>(WRAPPER)].filter((box) => box.querySelector(LINK)),
];

function isInItem(element: HTMLElement, { items }: FoundItems): boolean {
  for (let around: HTMLElement | null = element; around; around = around.parentElement)
    if (items.has(around)) return true;
  return false;
}

function addEntry({ item, dropdown }: Entry, found: Finding): void {
  found.items.add(item);
  if (!dropdown) return;
  const { panel } = dropdown;
  const columns = addPanel(panel, found).filter((column) => column !== panel);
  const isWide = columns.length > 1 || panel.querySelectorAll(MODULES).length > 1;
  found.lists.set(panel, isWide ? "wide" : "");
}

/** Adds the items in a panel; returns the elements in it that contain links themselves. */
function addPanel(container: HTMLElement, found: Finding): HTMLElement[] {
  const all = entriesOf(container);
  const hasLink = all.some(isLink);
  // Beside no link, a link and a box are a column with its title.
  const entries = all.filter(({ dropdown }) => !dropdown || hasLink || dropdown.label === "button");
  for (const entry of entries) addEntry(entry, found);
  const others = nodesIn(container)
    .filter(isElement)
    .filter((child) => !found.items.has(child));
  return [...(hasLink ? [container] : []), ...others.flatMap((child) => addPanel(child, found))];
}

const isLink = ({ dropdown }: Entry) => dropdown === undefined;

/** The items directly in a container. Text with a box is an item only beside a link: otherwise it may be a column. */
function entriesOf(container: Element): Entry[] {
  const entries: Entry[] = [];
  for (const item of nodesIn(container).filter(isElement)) {
    if (isIgnored(item)) continue;
    const dropdown = dropdownIn(item);
    if (dropdown || isSingleLink(item)) entries.push({ item, dropdown });
  }
  const hasLink = entries.some(isLink);
  return entries.filter(({ dropdown }) => dropdown?.label !== "text" || hasLink);
}

function isSingleLink(element: HTMLElement): boolean {
  if (element.matches(BRAND) || BUTTON_NAME.test(element.className)) return false;
  if (element.matches(LINK)) return !element.matches("[role=button]") && WORD.test(nameOf(element));
  const [only, ...others] = contentOf(element);
  return (
    element.matches(WRAPPER) &&
    only !== undefined &&
    others.length === 0 &&
    isElement(only) &&
    isSingleLink(only)
  );
}

function dropdownIn(element: HTMLElement): Dropdown | undefined {
  if (!element.matches(WRAPPER)) return undefined;
  const content = contentOf(element);
  const panel = content.at(-1);
  if (!panel || !isElement(panel) || !panel.matches(BOX)) return undefined;
  if (content.length === 1) return dropdownIn(panel);
  if (!panel.querySelector(LINK)) return undefined;
  const label = labelOf(element, content.slice(0, -1));
  // Otherwise it is a list, of a link and a dropdown.
  return label && dropdownIn(panel)?.label !== "button" ? { panel, label } : undefined;
}

function labelOf(item: Element, nodes: readonly Node[]): Dropdown["label"] | undefined {
  const elements = nodes.filter(isElement).flatMap((node) => [node, ...node.querySelectorAll("*")]);
  if (elements.some((element) => element.matches(`${FIELDS}, ${BRAND}`))) return undefined;
  const pressable = elements.filter((element) => element.matches(PRESSABLE));
  const links = pressable.filter((element) => element.matches(LINK) && hasAddress(element));
  if (links.length > 1 || pressable.length > 2) return undefined;
  if (links.length === 1) return "link";
  if (pressable.length > 0 || [item, ...elements].some((element) => element.matches(PRESSED_ITSELF)))
    return "button";
  return elements.some((element) => element.matches(HEADINGS)) ? undefined : "text";
}

/** The nodes in an element that have a text, or something to press or to fill in. */
const contentOf = (element: Element): ChildNode[] =>
  nodesIn(element).filter((node) => !isIgnored(node) && (nameOf(node) !== "" || isUsed(node)));

const isUsed = (node: Node) =>
  isElement(node) &&
  (node.matches(`${PRESSABLE}, ${FIELDS}`) || node.querySelector(`${PRESSABLE}, ${FIELDS}`) !== null);
