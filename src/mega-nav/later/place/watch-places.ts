import { follow } from "../../../kernel/element/follow.ts";
import { viewportSize } from "../../../kernel/page/viewport-size.ts";
import { OwnStyles } from "../../../kernel/styles/surface/own-styles.ts";
import { onAbort } from "../../../kernel/task/on-abort.ts";
import { menuButton } from "../../control/menu-button.ts";
import { hasTopLayer } from "../../decoration/place-panels.ts";
import { isWebKit } from "../../is-webkit.ts";
import type { MegaNavHost } from "../../mega-nav.host.ts";
import { openPath } from "../../mega-nav.ts";
import { placeAt } from "./place-at.ts";

/**
 * Keeps what is open at its item or button where the browser's anchor positioning is not enough. WebKit 2.50 places what
 * is anchored in a sticky header as if the header were not sticky, and it hangs when an element around a box with
 * `position-try-fallbacks` is no longer displayed. So styles/dropdown.css has no fallbacks there.
 */
export function watchPlaces(host: MegaNavHost): void {
  const { element, tag, state, lifetime } = host;
  const ownList = element === tag ? tag.shadowRoot?.querySelector<HTMLElement>("#menu") : undefined;
  let item: Element | undefined;
  let placed: readonly HTMLElement[] = [];
  let open = new AbortController();
  // Not by the ledger: a panel has styles of its surface as well.
  const styles = new OwnStyles();

  const rulesOf = (panel: HTMLElement, box: DOMRect) => {
    const isRtl = getComputedStyle(element).direction === "rtl";
    const size = { width: panel.offsetWidth, height: panel.scrollHeight };
    const at = placeAt(box, size, viewportSize(), isRtl);
    const isList = state.get().layout === "mobile";
    return { ...at, ...(isList && { "inset-inline": "0" }), "position-area": "none" };
  };
  const place = () => {
    const box = item?.getBoundingClientRect();
    const shown = box ? placed.filter((panel) => panel.matches(":popover-open")) : [];
    const all = shown.map((panel) => [panel, Object.entries(rulesOf(panel, box as DOMRect))] as const);
    styles.restore();
    for (const [panel, rules] of all)
      for (const [name, value] of rules) styles.set(panel, name, value, "important");
  };
  const release = () => {
    open.abort();
    styles.restore();
    placed = [];
  };
  const onState = () => {
    const { layout, menuOpen, place: where, deepest } = state.get();
    const isMobile = layout === "mobile";
    const branch = isMobile ? undefined : openPath(deepest)[0];
    const isInLayer = where === "layer" || element.matches(":popover-open");
    const button = isMobile && menuOpen && isInLayer ? menuButton(host) : undefined;
    const seen = branch?.element ?? button;
    if (seen === item) return;
    item = seen;
    release();
    if (!item) return;
    placed = branch?.panels ?? [ownList ?? element];
    open = new AbortController();
    const options = { capture: true, passive: true, signal: open.signal };
    for (const type of ["scroll", "resize"]) addEventListener(type, place, options);
    place();
    // The list is shown after the state has changed.
    queueMicrotask(place);
  };
  if (!hasTopLayer() || !isWebKit()) return;
  follow(state, onState, lifetime);
  onState();
  onAbort(lifetime, release);
}
