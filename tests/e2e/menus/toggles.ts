/** A toggle of a menu as a visitor perceives it. */
export interface Toggle {
  /** A CSS selector of it, valid until the menu changes. */
  readonly path: string;
  readonly label: string;
  /** The index of the toggle whose panel contains this one; -1 for none. */
  readonly outer: number;
  readonly isTab: boolean;
  readonly isShown: boolean;
  /** Whether it marks its panel as open: by `aria-expanded`, `aria-selected` or an open `details`. */
  readonly says: boolean;
  readonly showsPanel: boolean;
}

/** On the page: every toggle of its menu, in document order. */
export function readToggles(): Toggle[] {
  const nav = document.querySelector("dealer-mega-nav") as HTMLElement;
  const all = <E extends Element = HTMLElement>(selector: string) => [...nav.querySelectorAll<E>(selector)];
  const toggles = all("[data-dealer-toggle]");

  const itemOf = (element: Element | null) => element?.closest("[data-dealer-branch]") ?? null;
  const pointsTo = (toggle: Element, panel: Element) =>
    panel.id !== "" && toggle.getAttribute("href") === `#${panel.id}`;
  const ownerOf = (panel: Element) =>
    toggles.find((toggle) => pointsTo(toggle, panel)) ??
    toggles.find((toggle) => itemOf(toggle) === itemOf(panel.parentElement));
  const owners = new Map(all("[data-dealer-panel]").map((panel) => [panel, ownerOf(panel)] as const));
  const isShown = (element: Element) =>
    element.checkVisibility({
      visibilityProperty: true,
      opacityProperty: true,
      contentVisibilityAuto: true,
    }) && element.getBoundingClientRect().height > 0;
  const says = (toggle: Element) => {
    if (toggle.matches("summary")) return (toggle.parentElement as HTMLDetailsElement).open;
    return toggle.getAttribute(toggle.matches("[role=tab]") ? "aria-selected" : "aria-expanded") === "true";
  };
  // With tag names, as Playwright's selectors also match in shadow roots.
  const pathOf = (element: Element): string => {
    const around = element.parentElement;
    if (element === nav || !around) return element.localName;
    return `${pathOf(around)} > ${element.localName}:nth-child(${[...around.children].indexOf(element) + 1})`;
  };

  return toggles.map((toggle) => {
    const panels = [...owners].filter(([, owner]) => owner === toggle).map(([panel]) => panel);
    const around = toggle.closest("[data-dealer-panel]");
    return {
      path: pathOf(toggle),
      label: toggle.getAttribute("aria-label") ?? toggle.textContent?.trim() ?? "",
      outer: around ? toggles.indexOf(owners.get(around as HTMLElement) as HTMLElement) : -1,
      isTab: toggle.matches("[role=tab]"),
      isShown: isShown(toggle),
      says: says(toggle),
      showsPanel: panels.some((panel) => [...panel.children].some(isShown)),
    };
  });
}

/** The visible toggles whose state contradicts the visibility of their panel. */
export const contradictions = (toggles: readonly Toggle[]) =>
  toggles.filter(({ isShown, says, showsPanel }) => isShown && says !== showsPanel).map(({ label }) => label);
