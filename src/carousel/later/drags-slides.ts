/** Elements to which a drag on them belongs. */
const CONTROL =
  "input, select, textarea, canvas, audio, video[controls], [contenteditable], [draggable=true], [role=slider], [role=scrollbar], [role=application]";
/** Their text is not selected but pressed. */
const PRESSED = "a, button, label, summary";

/** Whether a press begins a drag of the slides, and not one of a control or a scroller in a slide, or a selection of text. */
export function dragsSlides(event: PointerEvent, viewport: Element): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  const path = event.composedPath();
  if (!path.includes(viewport)) return event.pointerType !== "mouse" && isOnArrow(event);
  const elements = path.slice(0, path.indexOf(viewport)).filter((node) => node instanceof Element);
  return !elements.some(hasOwnDrag) && !(event.pointerType === "mouse" && isOnText(event, elements));
}

/** A finger that swipes over the slides may begin on an arrow. */
const isOnArrow = (event: Event) =>
  event
    .composedPath()
    .some((node) => node instanceof Element && node.matches("[part=previous], [part=next]"));

function hasOwnDrag(element: Element): boolean {
  if (element.matches(CONTROL)) return true;
  const { overflowX, touchAction } = getComputedStyle(element);
  const scrolls = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth;
  return scrolls || !/auto|manipulation/.test(touchAction);
}

function isOnText(
  { clientX: x, clientY: y }: PointerEvent,
  [target, ...around]: readonly Element[],
): boolean {
  if (!target || [target, ...around].some((element) => element.matches(PRESSED))) return false;
  const range = document.createRange();
  const isUnder = (text: Node) => {
    range.selectNodeContents(text);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
    );
  };
  return [...target.childNodes].some((node) => node instanceof Text && isUnder(node));
}
