import { onAbort } from "../../../kernel/task/on-abort.ts";
import type { MenuController } from "../../control/menu-controller.ts";
import type { MegaNavHost } from "../../mega-nav.host.ts";
import { pageNow } from "../../reading/current.ts";
import { onAddressChange } from "./address.ts";
import { CurrentChanges } from "./current-changes.ts";

/** The current item follows the page's address, and a script that moves the author's marks. */
export function watchCurrent(
  { element, lifetime }: MegaNavHost,
  { reader: { current } }: MenuController,
): void {
  const currentChanges = new CurrentChanges(current);
  let changes: MutationRecord[] = [];
  let frame = 0;
  const update = () => {
    frame = 0;
    currentChanges.read(pageNow(), changes);
    changes = [];
  };
  // Once per frame: a script may move its marks many times while the page scrolls.
  const updateSoon = () => {
    frame ||= requestAnimationFrame(update);
  };
  const observer = new MutationObserver((records) => {
    const relevant = records.filter((record) => currentChanges.concerns(record));
    if (relevant.length === 0) return;
    changes.push(...relevant);
    updateSoon();
  });
  // Our own changes are not the author's.
  current.onWritten = () => observer.takeRecords();
  observer.observe(element, { subtree: true, attributeFilter: ["aria-current", "class"] });
  onAddressChange(updateSoon, lifetime);
  // The page may have changed since the list was read.
  if (current.ledger) current.readList(pageNow(), current.ledger);
  onAbort(lifetime, () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  });
}
