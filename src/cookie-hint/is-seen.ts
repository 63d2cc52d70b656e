/** Whether text or a picture is seen in what an author wrote. */
export function isSeen(node: Node): boolean {
  if (node instanceof Text)
    return node.data.trim() !== "" && isVisible(node.assignedSlot ?? node.parentElement);
  if (!(node instanceof Element) || getComputedStyle(node).display === "none") return false;
  return (isPicture(node) && isVisible(node)) || [...node.childNodes].some(isSeen);
}

const isVisible = (element: Element | null) =>
  element !== null && getComputedStyle(element).visibility === "visible";

/** Another element may draw something in its shadow tree. */
const isPicture = ({ localName }: Element) => /^(img|svg)$|-/.test(localName);
