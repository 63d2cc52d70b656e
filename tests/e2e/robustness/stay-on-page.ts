/** On the page: cancels every navigation and reload, so that the visitor stays on it. */
export function stayOnPage(): void {
  const isHere = (link: HTMLAnchorElement) => link.getAttribute("href")?.startsWith("#");
  const cancel = (type: string, isLeaving: (event: Event) => boolean | undefined) =>
    addEventListener(type, (event) => isLeaving(event) && event.preventDefault());

  cancel("submit", () => true);
  cancel("click", (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    return link && !isHere(link);
  });
  cancel("dealer-autocomplete-select", (event) => Boolean((event as CustomEvent).detail.item.href));
  // A withdrawal reloads the page.
  cancel("dealer-cookie-hint-decide", (event) => {
    const isRefusal = (event as CustomEvent).detail.choice === "declined";
    return isRefusal && (event.target as Element).matches(":state(accepted)");
  });
}
