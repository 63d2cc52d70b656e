import { type RefObject, useLayoutEffect, useState } from "react";
import { isSeen } from "./is-seen.ts";
import { warnOnce } from "./warn-once.ts";

/** Whether a banner that shows has no message that is seen: two buttons alone ask nothing. */
export function useMissingMessage(slot: RefObject<HTMLSlotElement | null>, isShown: boolean): boolean {
  const [isMissing, setMissing] = useState(false);
  useLayoutEffect(() => {
    const { current } = slot;
    if (!current || !isShown) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      if (current.checkVisibility()) setMissing(isNothingSeen(current.assignedNodes()));
    };
    look();
    // Our own text changes the banner's size: in the observer's callback that would be an error on the page.
    const observer = new ResizeObserver(() => {
      frame ||= requestAnimationFrame(look);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [slot, isShown]);
  return isMissing;
}

function isNothingSeen(message: readonly Node[]): boolean {
  if (message.some(isSeen)) return false;
  if (message.some(({ textContent }) => textContent?.trim()))
    warnOnce("has a message that the page's styles hide; a text of its own is shown instead.");
  return true;
}
