import { type RefObject, useLayoutEffect } from "react";
import { followColours } from "../kernel/styles/surface/follow-colours.ts";
import { keepOnTop } from "./banner/keep-on-top.ts";
import { makeRoom } from "./banner/room/make-room.ts";
import { showModally } from "./banner/show-modally.ts";
import type { CookieHintHost } from "./cookie-hint.host.ts";

/** Gives a banner that shows its place: above the page, with room for it at the page's end. */
export function usePlace(
  host: CookieHintHost,
  banner: RefObject<HTMLElement | null>,
  isShown: boolean,
): void {
  useLayoutEffect(() => {
    const { current } = banner;
    if (!current || !isShown) return;
    const end = new AbortController();
    followColours(current, host.element, end.signal);
    if (current instanceof HTMLDialogElement) showModally(current, host, end.signal);
    else keepOnTop(host, current, end.signal);
    makeRoom(current, end.signal);
    return () => end.abort();
  }, [host, banner, isShown]);
}
