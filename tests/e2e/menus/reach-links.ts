/** On the page: opens the submenus around each link of the menu and returns the links that still cannot be reached. */
export function unreachableLinks(): string[] {
  const nav = document.querySelector("dealer-mega-nav") as HTMLElement;
  const linkTo = ({ id }: Element) =>
    id ? nav.querySelector<HTMLElement>(`[data-dealer-toggle][href="#${CSS.escape(id)}"]`) : null;
  const toggleOf = (panel: Element) =>
    linkTo(panel) ??
    [
      ...(panel.parentElement
        ?.closest("[data-dealer-branch]")
        ?.querySelectorAll<HTMLElement>("[data-dealer-toggle]") ?? []),
    ].find((toggle) => !panel.contains(toggle));
  const isOpen = (toggle: HTMLElement) =>
    toggle.matches('[aria-expanded="true"], [aria-selected="true"], details[open] > summary');

  const openAround = (element: Element) => {
    const panel = element.parentElement?.closest("[data-dealer-panel]");
    const toggle = panel && nav.contains(panel) ? toggleOf(panel) : undefined;
    if (!toggle) return;
    openAround(toggle);
    if (!isOpen(toggle)) toggle.click();
  };
  const isReached = (link: HTMLElement) => {
    openAround(link);
    link.focus();
    const isShown = link.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // One tab takes the Tab key, and arrows go to the others.
    const takesTab = link.tabIndex >= 0 || link.matches("[role=tab]");
    return isShown && takesTab && document.activeElement === link;
  };
  // The theme's own menu button, which ours replaces, is no link of the menu.
  const links = "a[href]:not([data-dealer-replaced], [class*=navbar-toggle])";
  return [...nav.querySelectorAll<HTMLElement>(links)]
    .filter((link) => !isReached(link))
    .map((link) => link.outerHTML);
}
