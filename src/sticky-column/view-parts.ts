/** The boxes of the view, outermost first. */
export interface ViewParts {
  /** Keeps the column's room in the flow. */
  readonly space: Element;
  /** What stays in view. */
  readonly box: Element;
  /** As high as what the author wrote. */
  readonly content: Element;
  /** Fixed at the start of what fixed boxes are placed in: the window, or an ancestor with a transform or a filter. */
  readonly origin: Element;
}

/** The width of `origin` in its own px. */
export const ORIGIN_WIDTH_PX = 100;

/** Undefined before the first rendering. */
export function viewParts({ shadowRoot }: Element): ViewParts | undefined {
  const [space, box, content] = shadowRoot?.querySelectorAll("div") ?? [];
  const origin = shadowRoot?.querySelector("i");
  return space && box && content && origin ? { space, box, content, origin } : undefined;
}
