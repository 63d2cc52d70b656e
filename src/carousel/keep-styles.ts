/** Embla moves slides by their `style`, and clears what it wrote; the answer puts back what the author wrote there. */
export function keepStyles(slides: readonly HTMLElement[]): () => void {
  const found = slides.map((slide) => [slide, slide.getAttribute("style")] as const);
  return () => {
    for (const [slide, style] of found) if (style !== null && isCleared(slide, style)) restore(slide, style);
  };
}

/** The page may have written another style meanwhile, which stays. */
function isCleared(slide: HTMLElement, style: string): boolean {
  const cleared = slide.ownerDocument.createElement("div");
  cleared.style.cssText = style;
  cleared.style.transform = "";
  return cleared.style.cssText === slide.style.cssText;
}

/** By the attribute only where it was written in another way than the browser does: a strict policy reports that. */
function restore(slide: HTMLElement, style: string): void {
  slide.style.cssText = style;
  if (slide.getAttribute("style") !== style) slide.setAttribute("style", style);
}
