import { follow } from "../../../kernel/element/follow.ts";
import { MarkupLedger } from "../../../kernel/markup/markup-ledger.ts";
import { onWindowFirst } from "../../../kernel/page/window-first.ts";
import { onAbort } from "../../../kernel/task/on-abort.ts";
import { isMenuShown } from "../../control/menu-button.ts";
import { reopenMenu, requestMenu } from "../../control/transitions.ts";
import type { MegaNavHost } from "../../mega-nav.host.ts";
import { isHiddenByTheme, isShownByTheme, themeState } from "./theme-list.ts";

const NATIVE = "button, summary, input, a[href]";

/**
 * Lets the page's own buttons open and close the menu of a narrow page, and keeps their `aria-expanded` right. Their own
 * scripts may do what they like: a press counts before these get it, and changes the menu after them, before the next paint.
 */
export function watchPageButtons(host: MegaNavHost, signal: AbortSignal): void {
  const ledger = new MarkupLedger();
  let shown: readonly HTMLElement[] = [];
  let frame = 0;
  /** What the presses since the last frame do. */
  let pressed: { readonly button: HTMLElement; readonly open: boolean } | undefined;
  let opener: HTMLElement | undefined;
  let isOwnClick = false;
  let wasOpen = false;

  const isMobile = () => host.state.get().layout === "mobile";
  const show = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    const { menuOpen, pageButtons } = host.state.get();
    const buttons = isMobile() ? pageButtons : [];
    for (const button of shown) if (!buttons.includes(button)) ledger.restore(button);
    for (const button of buttons) decorate(button, menuOpen, host.element, ledger);
    if (buttons === shown) return;
    shown = buttons;
    observer.disconnect();
    for (const button of buttons) observer.observe(button, { attributeFilter: ["aria-expanded"] });
  };
  // In the next frame: if a script of the page keeps changing it back, neither blocks the other.
  const observer = new MutationObserver(() => {
    frame ||= requestAnimationFrame(show);
  });
  const pressedIn = (event: Event, partOf = (button: HTMLElement) => button) => {
    const path = event.composedPath();
    return isMobile()
      ? host.state.get().pageButtons.find((button) => path.includes(partOf(button)))
      : undefined;
  };
  const onClick = (event: MouseEvent) => {
    const button = pressedIn(event, clickedPart);
    if (!button) return;
    if (button.matches("a")) event.preventDefault();
    if (isOwnClick) return;
    if (!pressed) requestAnimationFrame(afterScripts);
    pressed = { button, open: !(pressed?.open ?? isOpenFor(button)) };
  };
  /** The theme may have closed it by another button. A check box has changed before the click on it. */
  const isOpenFor = (button: HTMLElement) =>
    isMenuShown(host) && (clickedPart(button).matches("[type=checkbox]") || !isHiddenByTheme(host.element));
  const afterScripts = () => {
    if (!pressed || signal.aborted) return;
    const { button, open } = pressed;
    opener = button;
    if (open && isMenuShown(host)) reopenMenu(host);
    else requestMenu(host, open);
    pressed = undefined;
    show();
  };
  /** A list that is closed in another way is still open for the theme's script. */
  const onState = () => {
    const isOpen = isMenuShown(host);
    const isClosed = wasOpen && !isOpen && isMobile();
    wasOpen = isOpen;
    if (!isClosed || pressed || !opener || !isShownByTheme(host.element)) return;
    const button = opener;
    const before = themeState(host.element);
    requestAnimationFrame(() => {
      if (pressed || signal.aborted || isMenuShown(host) || themeState(host.element) !== before) return;
      // Many scripts read it to know whether the list is open.
      ledger.set(button, "aria-expanded", "true");
      isOwnClick = true;
      button.click();
      isOwnClick = false;
      show();
    });
  };
  const onKey = (event: KeyboardEvent) => {
    const { key, target, repeat, ctrlKey, metaKey, altKey } = event;
    if (!/^( |Enter)$/.test(key) || ctrlKey || metaKey || altKey || pressedIn(event) !== target) return;
    const button = target as HTMLElement;
    if (button.matches(NATIVE) && !(key === " " && button.matches("a"))) return;
    event.preventDefault();
    if (!repeat) button.click();
  };
  onWindowFirst("click", onClick, signal);
  onWindowFirst("keydown", onKey, signal);
  follow(host.state, show, signal);
  follow(host.state, onState, signal);
  show();
  onAbort(signal, () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    ledger.restore();
  });
}

/** The click on a label is followed by one on its field. */
const clickedPart = (button: HTMLElement) =>
  (button instanceof HTMLLabelElement ? button.control : null) ?? button;

function decorate(button: HTMLElement, isOpen: boolean, { id }: Element, ledger: MarkupLedger): void {
  ledger.set(button, "aria-expanded", String(isOpen));
  if (id && !button.hasAttribute("aria-controls")) ledger.set(button, "aria-controls", id);
  if (button.matches(NATIVE)) return;
  if (!button.hasAttribute("role")) ledger.set(button, "role", "button");
  if (!button.hasAttribute("tabindex")) ledger.set(button, "tabindex", "0");
}
