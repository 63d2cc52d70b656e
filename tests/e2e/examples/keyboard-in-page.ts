export interface Stop {
  /** The element that has the focus, as a visitor knows it. */
  readonly name: string;
  /** Whether the visitor sees where the focus is. */
  readonly isSeen: boolean;
  /** Whether the stop before this one was drawn otherwise while it had the focus. */
  readonly wasMarked: boolean;
  /** Of the menu's and the phone numbers' buttons: whether what they open is open. */
  readonly isExpanded: string | null;
  /** Whether it is there or not by how far the page is scrolled. */
  readonly comesAndGoes: boolean;
  /** Whether it is in the page's main part or after it. */
  readonly isPastMenu: boolean;
}

declare global {
  interface Window {
    /** The last stop, with how it was drawn. */
    lastStop: { places: readonly Element[]; drawn: string } | undefined;
  }
}

/** On the page: puts a button before and after all that is there, between which the keys lead without any glide. */
export function addEnds(): void {
  document.documentElement.style.scrollBehavior = "auto";
  // Out of the flow, and of everybody's way.
  const style = 'style="position: fixed; inset: 0 auto auto 0; clip-path: inset(50%)"';
  const button = (id: string, text: string) => `<button type="button" id="${id}" ${style}>${text}</button>`;
  document.body.insertAdjacentHTML("afterbegin", button("rig-start", "Start"));
  document.body.insertAdjacentHTML("beforeend", button("rig-end", "End"));
}

export const focusStart = (): void => document.querySelector<HTMLElement>("#rig-start")?.focus();

/** On the page: what has the focus now, once it has been drawn. */
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
  // In a frame it is the frame's own page that marks the focus and brings it into view, in a date the browser.
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
  const isWithin = (inner: Element | null, outer: Element): boolean =>
    inner !== null &&
    (outer.contains(inner) || isWithin((inner.getRootNode() as ShadowRoot).host ?? null, outer));
  /** Of what is in the window: some scroll by themselves, and are taller than it. */
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
  // Of radio buttons one takes the Tab key, from the end another than from the start.
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
