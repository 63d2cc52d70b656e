import { follow } from "../../kernel/element/follow.ts";
import { MarkupLedger } from "../../kernel/markup/markup-ledger.ts";
import { onMutation } from "../../kernel/markup/on-mutation.ts";
import { nextTask } from "../../kernel/task/next-task.ts";
import { onAbort } from "../../kernel/task/on-abort.ts";
import type { CarouselHost } from "../carousel.host.ts";
import { hasChoice, isRow, labelOf } from "../carousel.ts";
import { wrappersOf } from "./find-slides.ts";
import { nameSlide } from "./name-slide.ts";
import { restoreSlideCopy } from "./restore-slide-copy.ts";

/** A refresh that makes the markup the server's again takes away all that we have set, and this mark with it. */
const MARK = "data-dealer-slide";

/** Marks the author's slides for style sheets and assistive technology, and makes all but the shown one inert. */
export function decorateSlides(host: CarouselHost): void {
  const ledger = new MarkupLedger();
  let decorated: readonly HTMLElement[] = [];
  let frame = 0;
  let isRestored = false;

  const decorate = () => {
    const { slides } = host.state.get();
    const wrappers = slides[0] ? wrappersOf(slides[0], host.element) : [];
    const current = [...slides, ...wrappers];
    for (const element of decorated) if (!current.includes(element)) ledger.restore(element);
    for (const element of current)
      if (!decorated.includes(element)) restoreSlideCopy(element, host.options.get().slideLabel);
    for (const wrapper of wrappers) decorateWrapper(wrapper);
    slides.forEach(decorateSlide);
    decorated = current;
  };
  const decorateWrapper = (wrapper: HTMLElement) => {
    ledger.set(wrapper, MARK, "holder");
    if (wrapper.matches("ul, ol") && !isRow(host.options.get())) ledger.set(wrapper, "role", "none");
  };
  const decorateSlide = (slide: HTMLElement, index: number) => {
    const state = host.state.get();
    const { slideLabel, slideRoleLabel } = host.options.get();
    const isBeside = isRow(host.options.get());
    if (!hasChoice(state)) ledger.restore(slide);
    ledger.set(slide, MARK, isBeside ? "beside" : "");
    if (!hasChoice(state) || isBeside) return;
    if (index === state.index || state.isSearched) ledger.reset(slide, "inert");
    else ledger.set(slide, "inert", "");
    nameSlide(ledger, slide, labelOf(slideLabel, index, state.slides.length), slideRoleLabel);
  };

  // At once, because a layout without them loses the place, and as other slides, so that the scroller finds a lost place again;
  // once in a task, and then in the next frame, so that a script of the page that keeps taking them away does not block it.
  const restoreMarks = () => {
    if (isRestored || decorated.every((element) => element.hasAttribute(MARK))) return;
    isRestored = true;
    const state = host.state.get();
    host.state.set({ ...state, slides: [...state.slides] });
    const mayAgain = () => {
      isRestored = false;
    };
    void nextTask().then(mayAgain);
    cancelAnimationFrame(frame);
    // The frame may come before the task.
    frame = requestAnimationFrame(() => {
      mayAgain();
      restoreMarks();
    });
  };

  decorate();
  const which = { subtree: true, attributeFilter: [MARK] };
  onMutation(host.element, which, restoreMarks, host.lifetime);
  follow(host.state, decorate, host.lifetime);
  follow(host.options, decorate, host.lifetime);
  onAbort(host.lifetime, () => {
    cancelAnimationFrame(frame);
    ledger.restore();
  });
}
