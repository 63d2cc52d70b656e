/** Embla moves slides by their `style`, and clears what it wrote; the answer puts back what the author wrote there. */
export function keepStyles(slides: readonly HTMLElement[]): () => void {
  const found = slides.map((slide) => [slide, slide.getAttribute("style")] as const);
  return () => {
    for (const [slide, style] of found)
      if (style !== null && isCleared(slide, style)) slide.setAttribute("style", style);
  };
}

/** Otherwise nothing has happened to it, or the page has written another style meanwhile, which stays. */
function isCleared(slide: HTMLElement, style: string): boolean {
  const cleared = document.createElement("i").style;
  cleared.cssText = style;
  cleared.transform = "";
  return cleared.cssText === slide.style.cssText && style !== slide.getAttribute("style");
}
