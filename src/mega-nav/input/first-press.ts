/**
 * Lets a press follow a parent item's link although a script of the theme cancels it. Such a script opens the submenu by
 * changing the item while it cancels the press, or has marked the link as a toggle. A router, or a handler for the link
 * itself, changes nothing but the link or has changed the address: then the press stays cancelled.
 */
export function keepFollowing(event: MouseEvent, link: Element, item: Element): void {
  if (!event.isTrusted) return;
  const { href } = location;
  let isChanged = false;
  const notice = (records: readonly MutationRecord[]) => {
    isChanged ||= records.some(({ target }) => !link.contains(target));
  };
  const observer = new MutationObserver(notice);
  const cancel = event.preventDefault.bind(event);
  observer.observe(item, { attributes: true, subtree: true });
  // The microtask runs after the listener that cancels, and before the browser follows the link.
  event.preventDefault = () =>
    queueMicrotask(() => {
      notice(observer.takeRecords());
      const isOpened = isChanged || link.hasAttribute("aria-expanded");
      if (!isOpened || location.href !== href) cancel();
    });
  setTimeout(() => observer.disconnect());
}
