import { follow } from "../../kernel/element/follow.ts";
import { onMutation } from "../../kernel/markup/on-mutation.ts";
import type { MenuController } from "../control/menu-controller.ts";
import { OWN_TOGGLE } from "../marks.ts";
import type { MegaNavHost } from "../mega-nav.host.ts";
import type { MenuBranch } from "../menu-branch.ts";

/** Where the visitor is. */
interface Place {
  readonly control: HTMLElement;
  readonly branch: MenuBranch | undefined;
  /** A script has taken the control out of the page. */
  isLost: boolean;
}

/**
 * A refresh takes our toggles out of the page, and some put copies of links into it: when the list has been read again, a
 * visitor who has lost the focus by that gets it back, on the same control.
 */
export function keepFocus({ element, state, lifetime }: MegaNavHost, controller: MenuController): void {
  let place: Place | undefined;

  const note = ({ target }: FocusEvent) => {
    const control = target as HTMLElement;
    place = { control, branch: controller.menu.branches.closest(control), isLost: false };
  };
  // Chromium also tells of the focus that is lost because the control leaves; in the microtask it has left.
  const forget = () =>
    queueMicrotask(() => {
      if (place?.control.isConnected && !place.control.matches(":focus")) place = undefined;
    });
  const noteLoss = (records: readonly MutationRecord[]) => {
    if (!place || !records.some(({ removedNodes }) => hasIn(removedNodes, place?.control))) return;
    place.isLost = true;
    restore();
  };
  const restore = () => {
    if (place?.isLost && document.activeElement === document.body)
      controlAt(place)?.focus({ preventScroll: true });
  };
  const controlAt = ({ control, branch }: Place) => {
    if (control.isConnected) return control;
    const latest = controller.menu.branches.latest(branch);
    if (control.matches(OWN_TOGGLE)) return latest?.toggle;
    return [...(latest?.element ?? element).querySelectorAll<HTMLElement>(control.localName)].find(
      (one) => nameOf(one) === nameOf(control),
    );
  };

  element.addEventListener("focusin", note, { signal: lifetime });
  element.addEventListener("focusout", forget, { signal: lifetime });
  onMutation(element, { childList: true, subtree: true }, noteLoss, lifetime);
  follow(state, restore, lifetime);
}

const hasIn = (nodes: NodeList, control: Node | undefined) =>
  control !== undefined && [...nodes].some((node) => node.contains(control));

/** What tells one link, or toggle of the author's, from another. */
const nameOf = (control: Element) =>
  [control.getAttribute("href"), control.getAttribute("aria-label"), control.textContent].join();
