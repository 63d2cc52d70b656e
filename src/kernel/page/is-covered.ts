/** Whether a box covers the middle of an element, so that a visitor does not see what it is. */
export function isCovered(element: Element, cover: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const over = cover.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return x >= over.left && x <= over.right && y >= over.top && y <= over.bottom;
}
