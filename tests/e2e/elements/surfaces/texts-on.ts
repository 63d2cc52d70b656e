export interface Text {
  readonly text: string;
  readonly ratio: number;
}

/** On the page: the visible texts on a surface, with the contrast between their colour and the nearest opaque one around them. */
export function textsOn(selector: string): Text[] {
  const pen = new OffscreenCanvas(1, 1).getContext("2d", {
    willReadFrequently: true,
  }) as OffscreenCanvasRenderingContext2D;
  const paint = (...colours: readonly string[]) => {
    pen.clearRect(0, 0, 1, 1);
    for (const colour of colours) {
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
    }
    return [...pen.getImageData(0, 0, 1, 1).data];
  };
  const luminance = (colours: readonly string[]) => {
    const [r = 0, g = 0, b = 0] = paint(...colours).map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const childrenOf = (node: Node): readonly Node[] => {
    if (node instanceof HTMLSlotElement && node.assignedNodes().length > 0) return node.assignedNodes();
    return [...((node as Element).shadowRoot ?? node).childNodes];
  };
  const parentOf = (node: Node): Element | null => {
    const { assignedSlot, parentNode } = node as Element;
    return (
      assignedSlot ?? (parentNode instanceof ShadowRoot ? parentNode.host : (parentNode as Element | null))
    );
  };
  const steps = selector.split(" >>> ");
  const [outer, inner] = steps as [string, string | undefined];
  const found = document.querySelector(outer);
  const surface = inner ? found?.shadowRoot?.querySelector(inner) : found;
  if (!surface?.checkVisibility({ visibilityProperty: true })) return [];

  /** The colours behind a text within the surface, from the back; none where what is behind the surface is seen. */
  const behind = (element: Element | null): string[] => {
    if (!element) return [];
    const { backgroundColor } = getComputedStyle(element);
    const isOpaque = paint(backgroundColor)[3] === 255;
    return [...(isOpaque || element === surface ? [] : behind(parentOf(element))), backgroundColor];
  };
  const read = (node: Node): Text[] => {
    if (
      node instanceof Element &&
      !node.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
    )
      return getComputedStyle(node).display === "contents" ? childrenOf(node).flatMap(read) : [];
    const text = node.nodeType === Node.TEXT_NODE ? node.nodeValue?.trim() : "";
    const around = parentOf(node);
    if (!text || !around || around.matches("option, style")) return childrenOf(node).flatMap(read);
    const { color, opacity } = getComputedStyle(around);
    // Days that cannot be chosen.
    if (Number(opacity) < 1) return [];
    const colours = behind(around);
    if (paint(...colours)[3] !== 255) return [{ text, ratio: 0 }];
    const [one, other] = [luminance([...colours, color]), luminance(colours)];
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    return [{ text, ratio: Math.floor(ratio * 100) / 100 }];
  };
  return read(surface);
}
