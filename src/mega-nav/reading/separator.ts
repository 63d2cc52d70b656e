const CONTENT =
  "a[href], button, input, select, textarea, img, svg, picture, video, audio, iframe, object, canvas, form, table";
const RULE = /^[\s\-–—|·/*_]*$/;

/** Nothing to read and nothing to press: only a line, or what stands for one. */
export const isSeparator = (item: Element) =>
  RULE.test(item.textContent ?? "") && item.querySelector(CONTENT) === null;
