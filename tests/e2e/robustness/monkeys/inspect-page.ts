/** What must be true of a page at any moment. */
export interface Look {
  /** Buttons whose aria-expanded contradicts what is visible. */
  readonly contradictions: readonly string[];
  /** The focused element, if it is invisible. */
  readonly lostFocus: string;
  /** The overflow that blocks scrolling without a modal dialog. */
  readonly stuck: string;
}

/**
 * On the page, once it has been drawn: contradictions in shadow trees and around an input, the focus, and the page's
 * scroll.
 */
export async function inspectPage(): Promise<Look> {
  for (let drawn = 0; drawn < 2; drawn++) await new Promise(requestAnimationFrame);
  const everything = (root: ParentNode): Element[] =>
    [...root.querySelectorAll("*")].flatMap((element) => [
      element,
      ...(element.shadowRoot ? everything(element.shadowRoot) : []),
    ]);
  const all = everything(document);
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const controlled = (button: Element) => {
    const id = button.getAttribute("aria-controls") ?? "";
    return id === "" ? null : (button.getRootNode() as Document | ShadowRoot).getElementById(id);
  };
  const contentOf = (panel: Element) => {
    const slot = panel.querySelector("slot");
    return [...(slot ? slot.assignedElements() : panel.children)];
  };
  const isOpen = (panel: Element) =>
    contentOf(panel).some((element) => isSeen(element) && element.getBoundingClientRect().height > 0);
  // Toggles in a menu's list are checked separately.
  const contradictions = all.filter((button) => {
    if (!button.matches("[aria-expanded]:not([data-dealer-toggle])") || !isSeen(button)) return false;
    const panel = controlled(button);
    return panel && (button.getAttribute("aria-expanded") === "true") !== isOpen(panel);
  });
  let focused = document.activeElement ?? document.body;
  while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  const isModal = all.some((element) => element.matches("dialog:modal"));
  const overflows = [document.documentElement, document.body].map((root) => getComputedStyle(root).overflowY);
  const isStuck = !isModal && overflows.some((overflow) => ["hidden", "clip"].includes(overflow));
  return {
    contradictions: contradictions.map((button) => button.outerHTML.slice(0, 200)),
    lostFocus: isSeen(focused) ? "" : focused.outerHTML.slice(0, 200),
    stuck: isStuck ? overflows.join(" ") : "",
  };
}

export const ALL_IS_WELL: Look = { contradictions: [], lostFocus: "", stuck: "" };
