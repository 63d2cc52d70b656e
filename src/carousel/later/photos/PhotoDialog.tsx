import { type KeyboardEvent, useCallback, useRef, useState } from "react";
import { constructedSheet } from "../../../kernel/styles/constructed-sheet.ts";
import type { CarouselHost, Photo, PhotoDialogProps } from "../../carousel.host.ts";
import { labelOf, moved, stepOfKey, stopped } from "../../carousel.ts";
import styles from "./photos.css?inline";

const CROSS = "M6 6l12 12M18 6L6 18";
const BACK = "M15 5l-7 7 7 7";
const ON = "M9 5l7 7-7 7";

/** All photos beside each other in a scroller as large as the window: the browser swipes and zooms. */
export function PhotoDialog({ host, options, photos, first }: PhotoDialogProps) {
  const { isRightToLeft } = host.state.get();
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(first);
  const show = (index: number) => index in photos && scrollTo(index, row.current, isRightToLeft);
  const open = useCallback(
    (dialog: HTMLDialogElement | null) => {
      if (!dialog) return;
      addStyles(dialog.getRootNode() as ShadowRoot);
      dialog.showModal();
      scrollTo(first, row.current, isRightToLeft);
    },
    [first, isRightToLeft],
  );
  const read = () => {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    setShown(Math.round(Math.abs(scrollLeft / clientWidth)));
  };
  const keyDown = (event: KeyboardEvent) => {
    // The page's own popup around the carousel is not to close or to move as well.
    event.stopPropagation();
    const step = stepOfKey(event.key, isRightToLeft);
    if (!step) return;
    // The scroller would go one further when it has the focus.
    event.preventDefault();
    show(shown + step);
  };
  const button = (label: string, path: string, press: () => void, isUnavailable = false) => (
    <button type="button" aria-label={label} aria-disabled={isUnavailable} onClick={press}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
  const { alt = "", caption = "" } = photos[shown] ?? {};
  return (
    <dialog
      ref={open}
      className="photos"
      aria-label={options.label}
      onClose={() => close(host, photos[shown])}
      onKeyDown={keyDown}
    >
      <div className="bar">
        <output>{labelOf(options.slideLabel, shown, photos.length)}</output>
        {button(options.closeLabel, CROSS, () => row.current?.closest("dialog")?.close())}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
      <div
        className="film"
        ref={row}
        onScroll={read}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller can be scrolled by keys.
        tabIndex={0}
        role="group"
        aria-label={labelOf(options.slideLabel, shown, photos.length)}
      >
        {photos.map(({ link, alt }, index) => (
          <img
            // biome-ignore lint/suspicious/noArrayIndexKey: a photo may be there twice.
            key={index}
            src={link.href}
            alt={alt}
            aria-hidden={index !== shown}
            // The next photo is there before it is asked for.
            loading={Math.abs(index - shown) < 2 ? "eager" : "lazy"}
          />
        ))}
      </div>
      <div className="bar">
        {button(options.previousLabel, isRightToLeft ? ON : BACK, () => show(shown - 1), shown === 0)}
        <p>{caption || alt}</p>
        {button(
          options.nextLabel,
          isRightToLeft ? BACK : ON,
          () => show(shown + 1),
          shown === photos.length - 1,
        )}
      </div>
    </dialog>
  );
}

/** At once: a swipe is the visitor's own motion, a press or a key has none. */
function scrollTo(index: number, row: HTMLElement | null, isRightToLeft: boolean): void {
  if (row) row.scrollLeft = index * row.clientWidth * (isRightToLeft ? -1 : 1);
}

/** The slide of the photo that was seen last is shown, and has the focus. */
function close({ state }: CarouselHost, photo: Photo | undefined): void {
  const slide = state.get().slides.findIndex((one) => one.contains(photo?.link ?? null));
  state.set({ ...stopped(moved(state.get(), slide)), enlarged: undefined });
  photo?.link.focus({ preventScroll: true });
}

function addStyles(root: ShadowRoot): void {
  const sheet = constructedSheet(styles);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
