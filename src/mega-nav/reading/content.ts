export const CONTENT =
  "a[href], button, input, select, textarea, img, svg, picture, video, audio, iframe, object, canvas, form, table";

/** Whether an element has something to press, to fill in or to look at, besides text. */
export const hasContent = (element: Element) => element.querySelector(CONTENT) !== null;
