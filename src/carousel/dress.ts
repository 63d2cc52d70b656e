import { follow } from "../kernel/follow.ts";
import { MarkupLedger } from "../kernel/markup-ledger.ts";
import { onAbort } from "../kernel/on-abort.ts";
import { hasChoice, labelOf } from "./carousel.ts";
import type { CarouselHost } from "./carousel-host.ts";
import { nameSlide } from "./name-slide.ts";
import { holdersOf } from "./slides.ts";
import { undressCopy } from "./undress-copy.ts";

/** Tells style sheets and assistive technology which of the author's elements are slides, and which one is shown. */
export function dressSlides(host: CarouselHost): void {
  const ledger = new MarkupLedger();
  let dressed: readonly HTMLElement[] = [];

  const dress = () => {
    const { slides } = host.state.get();
    const holders = slides[0] ? holdersOf(slides[0], host.element) : [];
    const wanted = [...slides, ...holders];
    for (const element of dressed) if (!wanted.includes(element)) ledger.restore(element);
    for (const element of wanted)
      if (!dressed.includes(element)) undressCopy(element, host.options.get().slideLabel);
    for (const holder of holders) dressHolder(holder);
    slides.forEach(dressSlide);
    dressed = wanted;
  };
  const dressHolder = (holder: HTMLElement) => {
    ledger.set(holder, "data-dealer-slide", "holder");
    if (holder.matches("ul, ol")) ledger.set(holder, "role", "none");
  };
  const dressSlide = (slide: HTMLElement, index: number) => {
    const state = host.state.get();
    const { slideLabel, slideRoleLabel } = host.options.get();
    if (!hasChoice(state)) ledger.restore(slide);
    ledger.set(slide, "data-dealer-slide", "");
    if (!hasChoice(state)) return;
    if (index === state.index) ledger.reset(slide, "inert");
    else ledger.set(slide, "inert", "");
    nameSlide(ledger, slide, labelOf(slideLabel, index, state.slides.length), slideRoleLabel);
  };

  dress();
  follow(host.state, dress, host.lifetime);
  follow(host.options, dress, host.lifetime);
  onAbort(host.lifetime, () => ledger.restore());
}
