/** The focused element, also inside open shadow roots. */
export interface Focused {
  tag: string;
  id: string;
  part: string;
  text: string;
}

export function describeFocused(): Focused {
  let element = document.activeElement ?? document.body;
  while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return {
    tag: element.localName,
    id: element.id,
    part: element.part.value,
    text: element === document.body ? "" : (element.textContent ?? "").trim(),
  };
}
