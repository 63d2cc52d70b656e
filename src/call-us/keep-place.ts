import { onAbort } from "../kernel/task/on-abort.ts";
import { placePanel } from "./place-panel.ts";

/** What can move the button in the window without a new size of anything. */
const MOVES = ["scroll", "resize", "transitionend"];

/** Shows a panel above the whole page, where no style of an ancestor cuts or covers it, and keeps it at its button. */
export function keepPlace(element: HTMLElement, panel: HTMLElement, signal: AbortSignal): void {
  const place = () => placePanel(element, panel);
  const show = () => {
    showInLayer(panel);
    place();
  };
  let frame = 0;
  // In the next frame: another size of the panel at once would be an error of the page ("ResizeObserver loop").
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  });
  show();
  for (const sized of [element, panel, document.body]) observer.observe(sized);
  for (const type of MOVES) addEventListener(type, place, { capture: true, passive: true, signal });
  // On paper the numbers are where the author wrote them.
  addEventListener("beforeprint", () => takeFromLayer(panel), { signal });
  addEventListener("afterprint", show, { signal });
  onAbort(signal, () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    takeFromLayer(panel);
  });
}

/** Also again: a browser takes a popover out of the layer when the element is moved. */
export function showInLayer(panel: HTMLElement): void {
  if (!panel.togglePopover || !panel.isConnected) return;
  panel.popover = "manual";
  panel.togglePopover(true);
}

const takeFromLayer = (panel: HTMLElement) => panel.removeAttribute("popover");
