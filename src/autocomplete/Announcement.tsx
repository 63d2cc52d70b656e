import { useEffect, useState } from "react";

/** So that a screen reader has said what was typed before, and does not say every list there was for a moment. */
export const ANNOUNCE_DELAY_MS = 1000;

/** Tells screen readers what others see. */
export function Announcement({ text }: { readonly text: string }) {
  const [said, say] = useState("");
  useEffect(() => {
    if (!text) return say("");
    const timer = setTimeout(say, ANNOUNCE_DELAY_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return <div role="status">{said}</div>;
}
