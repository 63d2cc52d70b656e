import { type RefObject, useEffect, useRef } from "react";

/** So that a screen reader has said what was typed before, and does not say every list there was for a moment. */
export const ANNOUNCE_DELAY_MS = 1000;

/** Tells screen readers what others see, in the live region that gets the ref. */
export function useAnnouncement(text: string): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!text && !region.current?.firstChild) return;
    const say = () => region.current?.replaceChildren(text);
    const timer = setTimeout(say, text ? ANNOUNCE_DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, [text]);
  return region;
}
