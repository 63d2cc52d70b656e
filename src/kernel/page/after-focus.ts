import { onAbort } from "../task/on-abort.ts";

/**
 * Calls back with what has got the focus, in the next frame: after the browser's own scrolling for the focus, which comes
 * late in WebKit. Focus by a press counts when the press has ended: what moves away from under the pointer gets no click.
 */
export function afterFocus(focused: (target: Element) => void, signal: AbortSignal): void {
  let target: Element | undefined;
  let frame = 0;
  let isPressed = false;
  let isWaiting = false;

  const callSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => target && focused(target));
  };
  const onFocus = (event: FocusEvent) => {
    const [inner] = event.composedPath();
    if (!(inner instanceof Element)) return;
    target = inner;
    if (isPressed) isWaiting = true;
    else callSoon();
  };
  const press = () => {
    isPressed = true;
  };
  const release = () => {
    isPressed = false;
    if (isWaiting) callSoon();
    isWaiting = false;
  };

  document.addEventListener("focusin", onFocus, { signal });
  addEventListener("pointerdown", press, { capture: true, signal });
  for (const type of ["pointerup", "pointercancel"])
    addEventListener(type, release, { capture: true, signal });
  onAbort(signal, () => cancelAnimationFrame(frame));
}
