import { follow } from "../kernel/follow.ts";
import type { Host } from "../kernel/host.ts";
import { onAbort } from "../kernel/on-abort.ts";
import { onResize } from "../kernel/resize.ts";
import { isPast, onScroll } from "../kernel/scroll.ts";
import type { stickyColumnContract } from "./sticky-column.contract.ts";
import { type Place, placeOf } from "./sticky-column.ts";

export interface StickyState {
  /** Where the column is fixed; undefined while it is static. */
  readonly place: Place | undefined;
}

type StickyHost = Host<typeof stickyColumnContract, StickyState>;

export function connectStickyColumn(host: StickyHost): void {
  const isFixed = () => host.state.get().place !== undefined;

  /** Scrolling needs the place only when it fixes the column; a change of size moves it. */
  const update = (measureAgain: boolean) => {
    const sliderHeightPx = slider.heightPx();
    const isPastSlider = sliderHeightPx !== undefined && isPast(scrollY, sliderHeightPx);
    if (isPastSlider && isFixed() && !measureAgain) return;
    const place = isPastSlider && mayLeaveFlow(host) ? measure(host, sliderHeightPx) : undefined;
    if (place || isFixed()) host.state.set({ place });
  };
  const updateAndTell = (measureAgain: boolean) => {
    const before = isFixed();
    update(measureAgain);
    if (before !== isFixed()) host.emit("dealer-sticky-column-toggled", { fixed: isFixed() });
  };

  const slider = watchSlider(host, () => updateAndTell(true));
  update(true);
  onScroll(() => updateAndTell(false), host.lifetime);
  onResize(() => updateAndTell(true), host.lifetime);
  follow(host.options, () => update(true), host.lifetime);
}

/** The slider may come late, go, or change its height. */
function watchSlider(host: StickyHost, resized: () => void) {
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

/** A page that stacks its columns keeps this one in the flow. */
const mayLeaveFlow = ({ element }: StickyHost) =>
  getComputedStyle(element).getPropertyValue("--dealer-sticky-column-position").trim() !== "static";

/** How much larger than its own lengths a page's `zoom` draws it. */
const zoomOf = ({ currentCSSZoom = 1 }: Element & { readonly currentCSSZoom?: number }) => currentCSSZoom;

const shrunk = ({ top, left, width, height }: Place, zoom: number): Place => ({
  top: top / zoom,
  left: left / zoom,
  width: width / zoom,
  height: height / zoom,
});

function measure({ element, options }: StickyHost, sliderHeightPx: number): Place {
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
  return shrunk(place, zoomOf(content));
}
