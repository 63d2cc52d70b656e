import { nextTask } from "../kernel/task/next-task.ts";

/** What gets a click in every browser. */
const CONTROLS = "a, button, input, select, textarea, label, summary, [role=button], [onclick]";

/** Calls back after a press outside an element that was open before; not when a finger scrolls the page. */
export function onPressOutside(
  element: Element,
  isOpen: () => boolean,
  pressed: () => void,
  signal: AbortSignal,
): void {
  const options = { capture: true, passive: true, signal };
  const onPress = async (event: Event) => {
    if (!event.isTrusted || !isOpen() || event.composedPath().includes(element)) return;
    // What is pressed may open or close the element itself.
    await nextTask();
    if (!signal.aborted) pressed();
  };
  // iOS has no click for a tap on text.
  const onTap = (event: PointerEvent) => {
    const { target, pointerType } = event;
    if (pointerType === "touch" && target instanceof Element && !target.closest(CONTROLS))
      void onPress(event);
  };
  addEventListener("click", onPress, options);
  addEventListener("pointerup", onTap, options);
}
