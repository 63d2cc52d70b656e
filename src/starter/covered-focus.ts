const LOADER = "dealer-loader";

/** Keeps the focus off what a loader covers: it comes where it was wanted last when the cover has begun to go. */
export function holdCoveredFocus(): void {
  const loader = document.querySelector(LOADER);
  if (!loader) return;
  const end = new AbortController();
  let wanted: HTMLElement | undefined;
  let frame = 0;

  /** At the element's middle, or where the window is nearest to it: a dialog may be above the cover. */
  const isCovered = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = inWindow(left + width / 2, innerWidth);
    const y = inWindow(top + height / 2, innerHeight);
    return !loader.contains(element) && loader.contains(document.elementFromPoint(x, y));
  };
  const giveBack = () => {
    if (!wanted) return;
    if (isCovered(wanted)) giveBackLater();
    else {
      if (document.activeElement === document.body) wanted.focus({ preventScroll: true });
      wanted = undefined;
    }
  };
  const giveBackLater = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(giveBack);
  };
  const hold = (focused?: EventTarget | null) => {
    wanted = focused instanceof HTMLElement && isCovered(focused) ? focused : undefined;
    if (!wanted) return;
    wanted.blur();
    giveBackLater();
  };

  addEventListener("focusin", (event) => hold(event.composedPath()[0]), {
    capture: true,
    signal: end.signal,
  });
  addEventListener("dealer-loader-done", () => end.abort(), { once: true });
  if (document.activeElement !== document.body) hold(document.activeElement);
}

const inWindow = (px: number, size: number) => Math.min(Math.max(px, 0), size - 1);
