/**
 * Remembers the author's `style` of each slide and returns a function that restores it: Embla moves slides by `style`
 * and then clears what it set.
 */
export function keepStyles(slides: readonly HTMLElement[]): () => void {
  const found = slides.map((slide) => [slide, slide.getAttribute("style")] as const);
  return () => {
    for (const [slide, style] of found)
      if (style !== null && isCleared(slide, style)) slide.setAttribute("style", style);
  };
}

/** Otherwise Embla has not moved the slide, or the page has set another style meanwhile, which stays. */
function isCleared(slide: HTMLElement, style: string): boolean {
  const cleared = document.createElement("i").style;
  cleared.cssText = style;
  cleared.transform = "";
  return cleared.cssText === slide.style.cssText && style !== slide.getAttribute("style");
}
