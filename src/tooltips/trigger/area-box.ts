import { zoomOf } from "../../kernel/page/zoom-of.ts";

/** The picture that an area is a part of. */
export function pictureOf(area: Element): Element | undefined {
  const name = area.closest("map")?.name ?? "";
  const root = area.getRootNode() as Document | ShadowRoot;
  return root.querySelector(`img[usemap="#${CSS.escape(name)}"]`) ?? undefined;
}

/** The box around an area in the window. Browsers give areas none. */
export function areaBox(area: HTMLAreaElement): readonly DOMRect[] {
  const picture = pictureOf(area);
  if (!picture) return [];
  const frame = picture.getBoundingClientRect();
  if (area.shape === "default" || !area.coords) return [frame];
  const { left, top, right, bottom } = edgesOf(area);
  const zoom = zoomOf(picture);
  const size = [(right - left) * zoom, (bottom - top) * zoom] as const;
  return [new DOMRect(frame.x + left * zoom, frame.y + top * zoom, ...size)];
}

/** From the upper left corner of the picture. */
function edgesOf({ shape, coords }: HTMLAreaElement) {
  const numbers = coords.split(/[\s,;]+/).map(Number);
  const [x = 0, y = 0, radius = 0] = numbers;
  if (shape === "circle") return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
