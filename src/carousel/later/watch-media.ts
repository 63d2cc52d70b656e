import { follow } from "../../kernel/element/follow.ts";
import type { CarouselHost, CarouselState } from "../carousel.host.ts";
import { stopped } from "../carousel.ts";

/** How the players of YouTube and Vimeo are paused from outside their frame. */
const PAUSE = ['{"event":"command","func":"pauseVideo","args":""}', '{"method":"pause"}'];

/** Pauses films and sound in a slide that leaves, and stops rotation when a visitor starts one. */
export function watchMedia({ element, state, lifetime: signal }: CarouselHost): void {
  const stop = () => state.get().rotates && state.set(stopped(state.get()));
  const pauseLeft = ({ slides, index, row }: CarouselState, before: CarouselState) => {
    const left = before.slides[before.index];
    if (left && !row && left !== slides[index]) pauseIn(left);
  };
  const stopForSound = ({ target }: Event) => (target as HTMLMediaElement).muted || stop();
  // A press in a frame gives the page no other sign.
  const stopForFrame = () => element.contains(document.activeElement) && stop();

  follow(state, pauseLeft, signal);
  element.addEventListener("play", stopForSound, { capture: true, signal });
  addEventListener("blur", stopForFrame, { signal });
}

function pauseIn(slide: Element): void {
  for (const element of [slide, ...slide.querySelectorAll("audio, iframe, video")]) {
    if (element instanceof HTMLMediaElement) element.pause();
    if (element instanceof HTMLIFrameElement)
      for (const message of PAUSE) element.contentWindow?.postMessage(message, "*");
  }
}
