import { follow } from "../kernel/follow.ts";
import { hasChoice, labelOf } from "./carousel.ts";
import type { CarouselHost } from "./carousel-host.ts";
import { borrowMarkup } from "./markup.ts";
import { nameSlide } from "./name-slide.ts";
import { holdersOf } from "./slides.ts";

/** Tells style sheets and assistive technology which of the author's elements are slides, and which one is shown. */
export function dressSlides(host: CarouselHost): void {
  const markup = borrowMarkup();
  let dressed: readonly HTMLElement[] = [];

  const dress = () => {
    const { slides } = host.state.get();
    const holders = slides[0] ? holdersOf(slides[0], host.element) : [];
    const wanted = [...slides, ...holders];
    for (const element of dressed) if (!wanted.includes(element)) markup.restore(element);
    for (const holder of holders) dressHolder(holder);
    for (const [index, slide] of slides.entries()) dressSlide(slide, index);
    dressed = wanted;
  };
  const dressHolder = (holder: HTMLElement) => {
    markup.set(holder, "data-dealer-slide", "holder");
    if (holder.matches("ul, ol")) markup.set(holder, "role", "none");
  };
  const dressSlide = (slide: HTMLElement, index: number) => {
    const state = host.state.get();
    const { slideLabel, slideRoleLabel } = host.options.get();
    if (!hasChoice(state)) markup.restore(slide);
    markup.set(slide, "data-dealer-slide", "");
    if (!hasChoice(state)) return;
    markup.set(slide, "inert", index === state.index ? null : "");
    nameSlide(markup, slide, labelOf(slideLabel, index, state.slides.length), slideRoleLabel);
  };

  dress();
  follow(host.state, dress, host.lifetime);
  follow(host.options, dress, host.lifetime);
  host.lifetime.addEventListener("abort", () => dressed.forEach(markup.restore), { once: true });
}
