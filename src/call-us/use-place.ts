import { useLayoutEffect, useRef } from "react";
import { followColours } from "../kernel/styles/surface/follow-colours.ts";
import { keepPlace } from "./keep-place.ts";

/** Keeps an open panel at its button. */
export function usePlace(element: HTMLElement, isOpen: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!panel.current || !isOpen) return;
    const life = new AbortController();
    followColours(panel.current, element, life.signal);
    keepPlace(element, panel.current, life.signal);
    return () => life.abort();
  }, [element, isOpen]);
  return panel;
}
