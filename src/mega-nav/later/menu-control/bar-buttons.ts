import { follow } from "../../../kernel/element/follow.ts";
import { MarkupLedger } from "../../../kernel/markup/markup-ledger.ts";
import { sharedSheet } from "../../../kernel/styles/shared-sheet.ts";
import { colourSurface, restoreSurface } from "../../../kernel/styles/surface/colour-surface.ts";
import { paintedColour } from "../../../kernel/styles/surface/painted-colour.ts";
import { onAbort } from "../../../kernel/task/on-abort.ts";
import { isMenuShown } from "../../control/menu-button.ts";
import { MARK } from "../../marks.ts";
import type { MegaNavHost } from "../../mega-nav.host.ts";
import { hasBrand, isList, outsideItems } from "../../reading/nodes.ts";
import styles from "./bar.css?inline";
import { foldedPart, isVisible } from "./folded.ts";
import { openersInside } from "./theme-buttons.ts";

const OWN = "data-dealer-menu-button";

/** The buttons of a bar in the element that the theme has taken out of the flow: it lies over the place of our button. */
export interface BarButtons {
  /** Marks such a bar and returns what opens its list: the theme's buttons in it, or else one that we put into it. */
  find(): readonly HTMLElement[];
  leave(): void;
}

export function barButtons(host: MegaNavHost, onChange: () => void, signal: AbortSignal): BarButtons {
  const { element, options, state } = host;
  const ledger = new MarkupLedger();
  const sheet = sharedSheet(styles);
  let own: HTMLButtonElement | undefined;
  let bar: HTMLElement | undefined;
  let isOpen = false;

  const find = () => {
    const found = barIn(element);
    if (found !== bar) leave();
    bar = found;
    if (!bar) return [];
    sheet.addTo(element.getRootNode() as Document | ShadowRoot);
    if (!bar.hasAttribute(MARK.bar)) ledger.set(bar, MARK.bar, "");
    const theirs = openersInside(element).filter((button) => button !== own);
    if (theirs.some(isVisible)) {
      if (own) ledger.restore(own);
      return theirs;
    }
    const place = placeIn(bar);
    own ??= ownButton();
    showText();
    ledger.insertBefore(own, place);
    observer.observe(place.parentElement as Element, { childList: true });
    return [own];
  };
  const leave = () => {
    observer.disconnect();
    if (bar) restoreSurface(bar);
    bar = undefined;
    isOpen = false;
    ledger.restore();
    sheet.remove();
  };
  const showText = () => {
    if (own) own.textContent = options.get().toggleLabel;
  };
  /** A bar over the page's first picture is often as clear as glass, and its open list must be readable. */
  const colour = () => {
    if (!bar || isMenuShown(host) === isOpen) return;
    isOpen = !isOpen;
    if (!isOpen) restoreSurface(bar);
    ledger.set(bar, MARK.bar, isOpen && isClear(bar) ? "clear" : "");
    if (bar.matches(`[${MARK.bar}=clear]`)) colourSurface(bar, element, { staysDisplayed: true });
  };

  const observer = new MutationObserver(onChange);
  follow(options, showText, signal);
  follow(state, colour, signal);
  onAbort(signal, leave);
  return { find, leave };
}

function ownButton(): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.setAttribute(OWN, "");
  return button;
}

/** The outermost bar over the page with a brand and the list, where the visitor sees it. */
const barIn = (menu: Element): HTMLElement | undefined =>
  outsideItems(menu).find(
    (one) =>
      /fixed|absolute/.test(getComputedStyle(one).position) &&
      outsideItems(one).some(isList) &&
      hasBrand(one) &&
      foldedPart([one]) === undefined,
  );

/** What is around the list beside the brand. */
function placeIn(bar: Element): Element {
  let place = outsideItems(bar).find(isList) as Element;
  while (place.parentElement && !hasBrand(place.parentElement)) place = place.parentElement;
  return place;
}

const isClear = (box: Element) => {
  const { backgroundColor, backgroundImage } = getComputedStyle(box);
  return backgroundImage === "none" && paintedColour(backgroundColor)[3] < 0.5;
};
