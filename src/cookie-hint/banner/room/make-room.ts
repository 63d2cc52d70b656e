import { MarkupLedger } from "../../../kernel/markup/markup-ledger.ts";
import { onAbort } from "../../../kernel/task/on-abort.ts";
import { heightPx } from "./height.ts";
import { overflowEnd, pageEnd } from "./page-end.ts";
import { END_MARK, type Room, roomRules } from "./room-rules.ts";

/** Lets the page's end be scrolled clear of the banner, until the signal aborts. */
export function makeRoom(banner: HTMLElement, signal: AbortSignal): void {
  const ledger = new MarkupLedger();
  const sheet = new CSSStyleSheet();
  let room: Room = { px: 0, ends: [], topPx: undefined };
  let frame = 0;

  const write = () => {
    sheet.replaceSync(roomRules(room));
    ledger.restore();
    for (const end of room.ends) if (end !== document.documentElement) ledger.set(end, END_MARK, "");
  };
  /** Read after the browser's own layout, written before its next: nothing is laid out for this alone. */
  const read = () => {
    const px = heightPx(banner);
    if (px === undefined) return;
    const ends = px > 0 ? pageEnd(px, room) : [];
    const next = { px, ends, topPx: overflowEnd(ends) };
    if (isSame(room, next)) return;
    room = next;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(write);
  };
  const observer = new ResizeObserver(read);

  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  for (const element of [banner, document.body]) observer.observe(element);
  onAbort(signal, () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    ledger.restore();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
}

const isSame = (one: Room, other: Room) =>
  one.px === other.px &&
  one.topPx === other.topPx &&
  one.ends.length === other.ends.length &&
  one.ends.every((end, index) => end === other.ends[index]);
