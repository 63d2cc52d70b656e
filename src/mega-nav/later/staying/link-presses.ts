import { decoded } from "../../../kernel/page/decoded.ts";
import type { MenuController } from "../../control/menu-controller.ts";
import { listenFirst } from "../../input/listen-first.ts";
import { isForNewTab } from "../../input/presses.ts";
import type { MegaNavHost } from "../../mega-nav.host.ts";
import { onAddressChange } from "./address.ts";
import { afterPress } from "./after-press.ts";
import { closeMenu } from "./close-menu.ts";
import { scrollClear } from "./scroll-clear.ts";

/**
 * Closes the menu when the visitor stays on the page: at a press on a link to a place on it, when its address changes
 * after a press on another link of the menu, and when another page is shown without a load.
 */
export function watchLinkPresses(host: MegaNavHost, controller: MenuController): void {
  const { element, lifetime: signal } = host;
  let pressed: "place" | "page" | undefined;

  const onClick = (event: MouseEvent) => {
    pressed = undefined;
    const link = linkOf(event);
    // `cancelBubble` is true if the press opens or closes a submenu: watchPresses has stopped the event.
    if (!link || event.cancelBubble || isForNewTab(event) || opensElsewhere(link)) return;
    pressed = isPlaceOnPage(link) ? "place" : "page";
    if (pressed === "place") closeBeforeJump(event, link);
  };
  // In the capture phase: the list must be closed when the browser or the page scrolls to the place.
  const closeBeforeJump = (event: MouseEvent, link: HTMLAnchorElement) => {
    const moveFocus = closeMenu(host, controller);
    afterPress(() => {
      const target = placeOf(link);
      if (!target || event.defaultPrevented) moveFocus();
      if (target) scrollClear(target, element, !event.defaultPrevented, signal);
    }, signal);
  };
  onAddressChange(({ before, after, kind }) => {
    const isOtherPage = pathOf(before) !== pathOf(after);
    const isByVisitor = pressed === "page" || kind === "traverse" || (kind === "push" && isOtherPage);
    if (pressed === "place" || !isByVisitor) return;
    // The browser has opened the panel with the place that it leads to.
    if (element.contains(placeOf(location))) return;
    pressed = undefined;
    closeMenu(host, controller)();
  }, signal);
  listenFirst(element, "click", onClick, signal);
}

const linkOf = (event: Event) =>
  event.composedPath().find((node) => node instanceof HTMLAnchorElement && node.hasAttribute("href")) as
    | HTMLAnchorElement
    | undefined;

function opensElsewhere({ target, ownerDocument }: HTMLAnchorElement): boolean {
  const name = target || ownerDocument.querySelector<HTMLBaseElement>("base[target]")?.target || "_self";
  return !/^_(self|parent|top)$/i.test(name);
}

/** With a `base`, `#x` may lead to another page. */
const isPlaceOnPage = ({ href }: HTMLAnchorElement) =>
  href.includes("#") && pageOf(href) === pageOf(location.href);

const pageOf = (address: string) => address.split("#")[0];
const pathOf = (address: string) => new URL(address).pathname;

function placeOf({ hash }: Pick<URL, "hash">): Element | null {
  const name = hash.slice(1);
  const find = (id: string) => document.getElementById(id) ?? document.getElementsByName(id)[0] ?? null;
  return name ? (find(name) ?? find(decoded(name))) : null;
}
