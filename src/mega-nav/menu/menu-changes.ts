import { COPY, MARK, OWN_TOGGLE } from "../marks.ts";
import { itemAround } from "../reading/current.ts";
import { isElement, isItem, nodesIn } from "../reading/nodes.ts";

export interface MenuChanges {
  /** Items that must be read again. */
  readonly changed: Set<HTMLElement>;
  /** Elements that have left the menu. */
  readonly removed: readonly Element[];
}

/** Changes made by a CMS, or by the parser while the page loads; our own toggles are left out. */
export function changesIn(records: readonly MutationRecord[], root: HTMLElement): MenuChanges {
  const changed = new Set<HTMLElement>();
  const gone: Element[] = [];
  for (const record of records) {
    const added = [...record.addedNodes].filter(isTheAuthors);
    const removed = [...record.removedNodes].filter(isTheAuthors);
    if (record.type === "childList" && added.length + removed.length === 0) continue;
    const item = itemIn(record.type === "attributes" ? record.target.parentNode : record.target, root);
    if (item) changed.add(item);
    else for (const inner of added.filter(isElement).flatMap(outermostItems)) changed.add(inner);
    for (const node of removed.filter(isElement))
      if (!root.contains(node)) gone.push(node, ...node.querySelectorAll("*"));
  }
  return { changed: new Set([...changed].filter((item) => root.contains(item))), removed: gone };
}

const isTheAuthors = (node: Node) =>
  !isElement(node) || !node.matches(`${OWN_TOGGLE}, [${MARK.absent}=${COPY}]`);

const outermostItems = (node: HTMLElement): HTMLElement[] =>
  isItem(node) ? [node] : nodesIn(node).filter(isElement).flatMap(outermostItems);

function itemIn(node: Node | null, root: HTMLElement): HTMLElement | undefined {
  const element = node && (isElement(node) ? node : node.parentElement);
  const item = element && itemAround(element);
  return item && root.contains(item) ? item : undefined;
}
