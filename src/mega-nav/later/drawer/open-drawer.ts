import { follow } from "../../../kernel/element/follow.ts";
import { onWindowFirst } from "../../../kernel/page/window-first.ts";
import { restoreSurface } from "../../../kernel/styles/surface/colour-surface.ts";
import { isMenuShown, menuButton } from "../../control/menu-button.ts";
import { requestMenu, setMenuOpen } from "../../control/transitions.ts";
import { colourList } from "../../decoration/colour-panels.ts";
import type { MegaNavHost } from "../../mega-nav.host.ts";
import { focusedAround, outermostControls } from "../../reading/focus.ts";
import { addStyles, newDialog, setTexts } from "./new-dialog.ts";
import { lockScroll } from "./scroll-lock.ts";

/** What the browser closes on Escape before the drawer, and lists of suggestions. */
const LAYERS = "dialog:modal, [popover]:not([popover=manual]):popover-open";
const OPENED_LIST = "[role=combobox][aria-expanded=true]";

/**
 * Shows the open list of a narrow page in a modal dialog, until the menu closes, the page gets wide or the element leaves
 * it. The list stays in its place in the document, and so does the focus if an element of the list has had it.
 */
export function openDrawer(host: MegaNavHost, focused: Element | null): void {
  const { element, state, options, lifetime } = host;
  const root = element.shadowRoot;
  if (!root || lifetime.aborted || !isMenuShown(host)) return;
  const end = new AbortController();
  const { signal } = end;
  const { dialog, close } = newDialog(host);
  const showTexts = () => setTexts(dialog, close, host);
  const requestClose = () => requestMenu(host, false);

  const onState = () => {
    if (isMenuShown(host)) return;
    end.abort();
    if (state.get().layout === "mobile") closeDialog(dialog, host);
    else removeDialog(dialog, element);
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || isForOthers(event, element)) return;
    event.preventDefault();
    requestClose();
  };
  const onCancel = (event: Event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    requestClose();
  };

  showTexts();
  lockScroll(signal);
  addStyles(root);
  const last = root.querySelector("dialog");
  if (last) remove(last);
  root.prepend(dialog);
  colourList(dialog, element);
  dialog.showModal();
  if (isInList(focused, element)) focused.focus({ preventScroll: true });
  follow(state, onState, signal);
  follow(options, showTexts, signal);
  onWindowFirst("keydown", onEscape, signal);
  onBackdropPress(dialog, requestClose, signal);
  close.addEventListener("click", requestClose, { signal });
  dialog.addEventListener("cancel", onCancel, { signal });
  // A browser may close it without asking, as at a second press on Android's back button.
  dialog.addEventListener("close", () => setMenuOpen(host, false), { signal });
  const onRemoved = () => {
    end.abort();
    remove(dialog);
  };
  lifetime.addEventListener("abort", onRemoved, { signal });
}

const isInList = (focused: Element | null, element: Element): focused is HTMLElement =>
  focused !== element && element.contains(focused);

function closeDialog(dialog: HTMLDialogElement, host: MegaNavHost): void {
  const focused = focusedAround(host.element);
  const isElsewhere = focused && focused !== document.body && !host.element.contains(focused);
  dialog.close();
  if (!isElsewhere) menuButton(host)?.focus({ preventScroll: true });
  void slideOut(dialog);
}

/** As a popover: a modal dialog would keep the page inert until it has left. */
async function slideOut(dialog: HTMLDialogElement): Promise<void> {
  dialog.inert = true;
  dialog.setAttribute("popover", "manual");
  dialog.showPopover?.();
  // Some pages replace `Promise` by one without `allSettled`.
  for (const { finished } of dialog.getAnimations()) await finished.catch(() => {});
  remove(dialog);
}

function remove(dialog: HTMLElement): void {
  restoreSurface(dialog);
  dialog.remove();
}

/** On a wide page the focus stays in the list: `close()` would move it. */
function removeDialog(dialog: HTMLDialogElement, element: HTMLElement): void {
  const keepsFocus = isInList(focusedAround(element), element);
  remove(dialog);
  // The view renders in a microtask: after it the list is shown.
  if (!keepsFocus) queueMicrotask(() => outermostControls(element)[0]?.focus());
}

function isForOthers(event: KeyboardEvent, element: Element): boolean {
  const [target] = event.composedPath();
  const isInSuggestions = target instanceof Element && target.matches(OPENED_LIST);
  const isUnderLayer = [...document.querySelectorAll(LAYERS)].some((layer) => !layer.contains(element));
  return event.isComposing || isInSuggestions || isUnderLayer;
}

/** A press that begins and ends outside a dialog. */
function onBackdropPress(dialog: HTMLElement, listener: () => void, signal: AbortSignal): void {
  let isOutside = false;
  const isOn = ({ target, x, y }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return target === dialog && (x < left || x > right || y < top || y > bottom);
  };
  const onDown = (event: PointerEvent) => {
    isOutside = isOn(event);
  };
  dialog.addEventListener("pointerdown", onDown, { signal });
  dialog.addEventListener("click", (event) => isOutside && isOn(event) && listener(), { signal });
}
