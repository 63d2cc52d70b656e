import { follow } from "../../../kernel/element/follow.ts";
import { onMutation } from "../../../kernel/markup/on-mutation.ts";
import { boxesOf } from "../../../kernel/page/boxes-of.ts";
import { onAbort } from "../../../kernel/task/on-abort.ts";
import { isMenuShown } from "../../control/menu-button.ts";
import { MARK, OWN_TOGGLE } from "../../marks.ts";
import type { MegaNavHost } from "../../mega-nav.host.ts";
import type { Layout } from "../../mega-nav.ts";
import { outermostItems, sum } from "./item-boxes.ts";
import { aroundOf, shortageOf } from "./shortage.ts";
import { tryWide } from "./try-wide.ts";

/** While the room grows, the wide layout is not tried again before it has grown by this much. */
const STEP_PX = 8;

/** A wide layout in which the items did not fit. */
interface Failure {
  readonly shortage: number;
  /** The widths of the element and of those around it, in that layout. */
  readonly widths: ReadonlyMap<Element, number>;
}

/**
 * Enters the mobile layout when the outermost items no longer fit on one line, and the wide layout when they fit again.
 * A narrow page does not show what the items need, so there the wide layout is tried, and undone in the same task.
 */
export function watchFit(host: MegaNavHost, enter: (layout: Layout) => void, signal: AbortSignal): void {
  const { element, options, state } = host;
  let failure: Failure | undefined;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout>;
  let observed: readonly Element[] = [];

  const measure = () => ({
    shortage: shortageOf(element),
    widths: new Map(aroundOf(element).map((around) => [around, widthOf(around)])),
  });
  const grownPx = ({ widths }: Failure) =>
    Math.max(...aroundOf(element).map((around) => widthOf(around) - (widths.get(around) ?? 0)));

  /** Whether the items may fit now, although they did not before. */
  const isWorthTrying = (hasSettled: boolean) => {
    // The page would move under a visitor who reads the open menu.
    if (!failure) return !isMenuShown(host);
    const grown = grownPx(failure);
    if (grown >= Math.max(failure.shortage, STEP_PX)) return true;
    return hasSettled && grown > 0 && !isMenuShown(host);
  };
  const check = (hasSettled = false) => {
    frame = 0;
    const isWide = state.get().layout === "desktop";
    if (!isWide && !isWorthTrying(hasSettled)) return;
    const { shortage, widths } = isWide ? measure() : tryWide(host, measure);
    observeAll();
    if (shortage === undefined) return;
    failure = shortage > 0 ? { shortage, widths } : undefined;
    enter(failure ? "mobile" : "desktop");
  };
  const checkSoon = () => {
    frame ||= requestAnimationFrame(() => check());
  };
  const checkAnew = () => {
    failure = undefined;
    checkSoon();
  };
  const onSize = () => {
    checkSoon();
    clearTimeout(timer);
    timer = setTimeout(check, options.get().relayoutMs, true);
  };
  const onMarkup = (records: readonly MutationRecord[]) => {
    // `hidden` of the element itself changes its size; on a list elsewhere it is ours.
    const isInside = ({ type, target }: MutationRecord) => type !== "attributes" || target !== element;
    if (records.some((record) => isInside(record) && concernsOutermost(record))) checkAnew();
  };
  // A change of the size in this callback would be an error on the page, so it waits for the next frame.
  const observer = new ResizeObserver(onSize);
  /** The items too: a font that has loaded, a style or a text makes them wider. */
  const observeAll = () => {
    const now = [...aroundOf(element), ...boxesOf(element), ...outermostItems(element)];
    if (now.length === observed.length && now.every((one, index) => one === observed[index])) return;
    observer.disconnect();
    for (const one of now) observer.observe(one);
    observed = now;
  };

  const which = { childList: true, characterData: true, subtree: true, attributeFilter: ["hidden"] };
  onMutation(element, which, onMarkup, signal);
  // WebKit 2.50 has the promise, for the fonts that load first, but not the event.
  document.fonts.ready.then(() => signal.aborted || checkAnew());
  document.fonts.addEventListener("loadingdone", checkAnew, { signal });
  addEventListener("load", checkAnew, { signal });
  // A trial waits while the menu is open.
  follow(state, ({ layout }) => layout === "desktop" || failure || checkSoon(), signal);
  onAbort(signal, () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  });
  check();
  observeAll();
}

const widthOf = (element: Element) => sum(boxesOf(element).map((box) => box.getBoundingClientRect().width));

const concernsOutermost = ({ target }: MutationRecord) => {
  const element = target instanceof Element ? target : target.parentElement;
  return !element?.closest(`[${MARK.panel}], ${OWN_TOGGLE}`);
};
