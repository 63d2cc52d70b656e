import { type RefObject, useEffect, useRef } from "react";

/** Long enough for a screen reader to finish the typed text, and to skip lists that are shown only for a moment. */
export const ANNOUNCE_DELAY_MS = 1000;

/** Announces a text to screen readers, in the live region that gets the ref. */
export function useAnnouncement(text: string): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!text && !region.current?.firstChild) return;
    const announce = () => region.current?.replaceChildren(text);
    const timer = setTimeout(announce, text ? ANNOUNCE_DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, [text]);
  return region;
}
