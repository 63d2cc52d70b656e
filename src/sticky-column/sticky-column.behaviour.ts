import { follow } from "../kernel/element/follow.ts";
import { onResize } from "../kernel/page/resize.ts";
import { isPast, onScroll } from "../kernel/page/scroll.ts";
import { onAbort } from "../kernel/task/on-abort.ts";
import type { StickyColumnHost } from "./sticky-column.host.ts";
import { type Place, placeOf } from "./sticky-column.ts";

/** Fixes the column while the page is scrolled past the slider's height. */
export function connectStickyColumn(host: StickyColumnHost): void {
  const isFixed = () => host.state.get().place !== undefined;

  /** Scrolling does not move a column that is fixed already; a change of size may. */
  const update = (measureAgain: boolean) => {
    const sliderHeightPx = slider.heightPx();
    const isPastSlider = sliderHeightPx !== undefined && isPast(scrollY, sliderHeightPx);
    if (isPastSlider && isFixed() && !measureAgain) return;
    const place = isPastSlider && mayLeaveFlow(host) ? measure(host, sliderHeightPx) : undefined;
    if (place || isFixed()) host.state.set({ place });
  };
  const updateAndEmit = (measureAgain: boolean) => {
    const before = isFixed();
    update(measureAgain);
    if (before !== isFixed()) host.emit("dealer-sticky-column-toggled", { fixed: isFixed() });
  };

  const slider = watchSlider(host, () => updateAndEmit(true));
  update(true);
  onScroll(() => updateAndEmit(false), host.lifetime);
  onResize(() => updateAndEmit(true), host.lifetime);
  follow(host.options, () => update(true), host.lifetime);
}

/** The slider may be added late, be removed, or change its height. */
function watchSlider(host: StickyColumnHost, resized: () => void) {
  let slider: HTMLElement | null = null;
  const observer = new ResizeObserver(resized);
  observer.observe(host.element);
  onAbort(host.lifetime, () => observer.disconnect());

  const find = () => {
    const { after } = host.options.get();
    if (slider?.isConnected && slider.matches(after)) return;
    if (slider) observer.unobserve(slider);
    slider = document.querySelector<HTMLElement>(after);
    if (slider) observer.observe(slider);
  };
  return {
    heightPx() {
      find();
      return slider ? slider.offsetHeight * zoomOf(slider) : undefined;
    },
  };
}

/** False on a page that stacks its columns and keeps this one in the flow. */
const mayLeaveFlow = ({ element }: StickyColumnHost) =>
  getComputedStyle(element).getPropertyValue("--dealer-sticky-column-position").trim() !== "static";

/** The factor by which the page's CSS `zoom` enlarges an element. */
const zoomOf = ({ currentCSSZoom = 1 }: Element & { readonly currentCSSZoom?: number }) => currentCSSZoom;

/** In the px of the zoomed element. */
const unzoomed = ({ top, left, width, height }: Place, zoom: number): Place => ({
  top: top / zoom,
  left: left / zoom,
  width: width / zoom,
  height: height / zoom,
});

function measure({ element, options }: StickyColumnHost, sliderHeightPx: number): Place {
  // Not the element itself: a grid may stretch it far beyond its content.
  const content = element.shadowRoot?.firstElementChild ?? element;
  const { top, left, width, height } = content.getBoundingClientRect();
  const place = placeOf({
    scrollPx: scrollY,
    sliderHeightPx,
    offsetPx: options.get().offsetPx,
    windowHeightPx: innerHeight,
    column: { top, left, width, height },
  });
  return unzoomed(place, zoomOf(content));
}
