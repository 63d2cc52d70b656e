import { follow } from "../../../kernel/element/follow.ts";
import { MarkupLedger } from "../../../kernel/markup/markup-ledger.ts";
import { sharedSheet } from "../../../kernel/styles/shared-sheet.ts";
import { restoreSurface } from "../../../kernel/styles/surface/colour-surface.ts";
import { onAbort } from "../../../kernel/task/on-abort.ts";
import { isMenuShown } from "../../control/menu-button.ts";
import type { MenuController } from "../../control/menu-controller.ts";
import { setMenuOpen } from "../../control/transitions.ts";
import { colourList } from "../../decoration/colour-panels.ts";
import { hasTopLayer } from "../../decoration/place-panels.ts";
import { HIDDEN, MARK } from "../../marks.ts";
import type { MegaNavHost } from "../../mega-nav.host.ts";
import { LIGHT_STYLES } from "../../styles/light-styles.ts";
import targetCss from "./target.css?inline";
import { targetStyles } from "./target-styles.ts";

/** On a list elsewhere: the states of its tag, which the style sheet needs. */
const MENU = "data-dealer-menu";
/** On an element around the open list that has `display: none`. */
const AROUND = "data-dealer-around";

/**
 * Shows the open list of a narrow page: below our button, in the browser's top layer, because the list may be anywhere on the
 * page; or where it is, if a button of the page opens it or it is always open.
 */
export function showTarget(host: MegaNavHost, controller: MenuController): void {
  const { element, state, options, lifetime } = host;
  const root = element.getRootNode() as Document | ShadowRoot;
  const ledger = new MarkupLedger();
  const styles = sharedSheet(`${targetStyles(LIGHT_STYLES)}\n${targetCss}`);
  let close: (() => void) | undefined;

  const show = () => {
    const { layout, menuOpen } = state.get();
    const isShown = isMenuShown(host);
    const isClosed = layout === "mobile" && !menuOpen;
    const { indicator } = options.get();
    ledger.set(element, MENU, [layout, ...(menuOpen ? ["open"] : []), indicator].join(" "));
    if (isClosed || isShown) {
      ledger.set(element, "hidden", isClosed ? HIDDEN : null);
      ledger.set(element, "aria-hidden", isClosed ? "true" : null);
    } else for (const name of ["hidden", "aria-hidden"]) ledger.reset(element, name);
    if (isShown === (close !== undefined)) return;
    if (close) close();
    close = isShown ? open(host, controller) : undefined;
  };
  const onFound = () => state.get().layout === "mobile" && setMenuOpen(host, true);

  styles.addTo(root);
  show();
  follow(state, show, lifetime);
  follow(options, show, lifetime);
  element.addEventListener("beforematch", onFound, { signal: lifetime });
  onAbort(lifetime, () => {
    close?.();
    ledger.restore();
    styles.remove();
  });
}

/** Opens the list, unless the theme's own styles show it after a press on the page's button; returns what closes it. */
function open(host: MegaNavHost, controller: MenuController): () => void {
  let isClosed = false;
  let close: (() => void) | undefined;
  const show = () => {
    if (!isClosed) close = showList(host, controller);
  };
  let stop: (() => void) | undefined;
  if (host.state.get().control === "page")
    import("../later.ts").then(({ showUnlessTheme }) => {
      if (!isClosed) stop = showUnlessTheme(host.element, show);
    }, show);
  else show();
  return () => {
    isClosed = true;
    stop?.();
    close?.();
  };
}

function showList(host: MegaNavHost, controller: MenuController): () => void {
  const { element, state } = host;
  const ledger = new MarkupLedger();
  const isInLayer = state.get().control === "own" && hasTopLayer();
  const parents = isInLayer || !element.checkVisibility() ? undisplayedAround(element) : [];

  for (const parent of parents) ledger.set(parent, AROUND, "");
  ledger.set(element, MARK.shown, "block");
  if (isInLayer) {
    ledger.set(element, "popover", "manual");
    colourList(element, element);
    element.showPopover();
  }
  controller.menu.openList();
  return () => {
    controller.menu.closeList();
    // Before the elements around it are no longer displayed: WebKit 2.50 hangs on an open list that is not.
    ledger.reset(element, "popover");
    ledger.restore();
    restoreSurface(element);
  };
}

function undisplayedAround(element: Element): Element[] {
  const around = element.parentElement;
  if (!around) return [];
  const isUndisplayed = getComputedStyle(around).display === "none";
  return [...(isUndisplayed ? [around] : []), ...undisplayedAround(around)];
}
