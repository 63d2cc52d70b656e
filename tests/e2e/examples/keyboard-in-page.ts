export interface Stop {
  /** The focused element as a visitor perceives it. */
  readonly name: string;
  /** Whether the focus is visible. */
  readonly isSeen: boolean;
  /** Whether the previous stop looked different while it was focused. */
  readonly wasMarked: boolean;
  /** For the buttons of the menu and the phone numbers: whether their panel is open. */
  readonly isExpanded: string | null;
  /** Whether it is only present at some scroll positions. */
  readonly comesAndGoes: boolean;
  /** Whether it is in the page's main part or after it. */
  readonly isPastMenu: boolean;
}

declare global {
  interface Window {
    /** The last stop and how it looked. */
    lastStop: { places: readonly Element[]; drawn: string } | undefined;
  }
}

/** On the page: puts a button before and after everything, and turns off smooth scrolling and transitions. */
export function addEnds(): void {
  document.documentElement.style.scrollBehavior = "auto";
  // Out of the flow, where it covers nothing.
  const style = 'style="position: fixed; inset: 0 auto auto 0; clip-path: inset(50%)"';
  const button = (id: string, text: string) => `<button type="button" id="${id}" ${style}>${text}</button>`;
  document.body.insertAdjacentHTML("afterbegin", button("rig-start", "Start"));
  document.body.insertAdjacentHTML("beforeend", button("rig-end", "End"));
}

export const focusStart = (): void => document.querySelector<HTMLElement>("#rig-start")?.focus();

/** On the page: the focused element, after it has been painted. */
export async function readStop(): Promise<Stop> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  let focused = document.activeElement ?? document.body;
  while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;

  const labels = [...((focused as HTMLInputElement).labels ?? [])];
  const places = [focused, ...labels, ...labels.flatMap((label) => [...label.children])];
  const drawn = (elements: readonly Element[]) =>
    elements
      .flatMap((element) =>
        ["", "::before", "::after"].map((pseudo) => getComputedStyle(element, pseudo || null)),
      )
      .map(({ outlineStyle, outlineWidth, boxShadow }) =>
        outlineStyle === "none" ? boxShadow : `${outlineStyle} ${outlineWidth} ${boxShadow}`,
      )
      .join("; ");
  const last = window.lastStop;
  const wasMarked = last === undefined || last.drawn !== drawn(last.places);
  // In a frame the frame's own page shows the focus and scrolls to it, in a date input the browser.
  const isFrame = focused.localName === "iframe";
  const isMarkedInside = isFrame || focused.matches("[type=date]");
  window.lastStop = isMarkedInside ? undefined : { places, drawn: drawn(places) };

  const deepestAt = (x: number, y: number) => {
    let hit = document.elementFromPoint(x, y);
    while (hit?.shadowRoot) {
      const inner = hit.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === hit) break;
      hit = inner;
    }
    return hit;
  };
  /** As it is drawn: what is in a slot is within what is around that. */
  const around = (one: Element) =>
    one.assignedSlot ?? one.parentElement ?? (one.getRootNode() as Partial<ShadowRoot>).host ?? null;
  const isWithin = (inner: Element | null, outer: Element): boolean =>
    inner !== null && (inner === outer || isWithin(around(inner), outer));
  /** Only the part inside the window: some elements are taller and scroll. */
  const middle = (from: number, to: number, limit: number) => (Math.max(from, 0) + Math.min(to, limit)) / 2;
  const isHit = (place: Element) =>
    [...place.getClientRects()].some(({ left, right, top, bottom }) =>
      isWithin(deepestAt(middle(left, right, innerWidth), middle(top, bottom, innerHeight)), place),
    );
  const isSeen = isFrame || places.some(isHit);
  const isIn = (selector: string) => {
    const isInTree = (node: Element | null): boolean =>
      node !== null &&
      (node.closest(selector) !== null || isInTree((node.getRootNode() as ShadowRoot).host ?? null));
    return isInTree(focused);
  };
  // Of a group of radio buttons one takes the Tab key: from the end another one than from the start.
  const group = focused.matches("[type=radio]") ? focused.getAttribute("name") : undefined;
  const words = focused.getAttribute("aria-label") ?? focused.textContent?.trim().slice(0, 40) ?? "";
  const main = document.querySelector("main");
  return {
    name: [focused.localName, group ?? focused.id, words].filter(Boolean).join(" "),
    isSeen,
    wasMarked,
    isExpanded: isIn("dealer-mega-nav, dealer-call-us") ? focused.getAttribute("aria-expanded") : null,
    comesAndGoes: isIn("dealer-logo, dealer-to-top"),
    isPastMenu: Boolean(main && main.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING),
  };
}
