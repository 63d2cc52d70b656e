import type { Control } from "../page/contender.ts";

export interface PressSeen {
  /** Whether the press was on the control's placeholder. */
  readonly onPlaceholder: boolean;
  /** The times from the press to the paint that looks pressed, and to the one with the effect. */
  readonly acknowledgedMs: number;
  readonly doneMs: number;
  /** The time from the press until the scripts that it needs had arrived; negative when they arrived before it. */
  readonly bytesThereMs: number;
  /** The time from the navigation to the effect. */
  readonly worksMs: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

declare global {
  interface Window {
    /** Lets the driver press at this point. */
    benchPressAt(point: Point): void;
  }
}

/**
 * Lets the driver press a control as soon as it is painted, does not move and is not covered, and measures the result.
 * Resolves to undefined if that never happens or if the press has no effect in time. All measuring is done in the page,
 * because requests from the driver would be work on the main thread.
 */
export async function timePress([control, lostMs]: readonly [Control, number]): Promise<
  PressSeen | undefined
> {
  const { press, placeholder = press, effect, goes = false, needs = ["main.js"] } = control;
  const NEVER_MS = 15_000;
  const ENTRY_MS = 1000;
  const LOOKS = ["filter", "opacity", "color", "background-color", "border-color", "box-shadow", "transform"];
  while (document.documentElement === null) await new Promise(requestAnimationFrame);
  const frame = endOfFrame();
  const painted = () => new Promise<number>((done) => setTimeout(() => done(performance.now())));

  /** Resolves when a frame's callbacks have run and its layout is done, so that all changes are in its paint. */
  function endOfFrame(): () => Promise<void> {
    const box = document.createElement("div");
    box.style.cssText = "position: fixed; contain: strict; width: 1px; visibility: hidden";
    document.documentElement.append(box);
    let ended = () => {};
    new ResizeObserver(() => ended()).observe(box);
    const resize = () => {
      box.style.width = box.style.width === "1px" ? "2px" : "1px";
    };
    return () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => {
          // Only here: Firefox can report the box before the page's first frame, and two changes of its width in one frame cancel out.
          ended = resolve;
          resize();
        }),
      );
  }

  function find(selector: string): Element | null {
    let root: ParentNode | null = document;
    let element: Element | null = null;
    for (const step of selector.split(" >>> ")) {
      element = root?.querySelector(step) ?? null;
      root = element?.shadowRoot ?? null;
    }
    return element;
  }

  function hitAt({ x, y }: Point): Element | null {
    let hit = document.elementFromPoint(x, y);
    let inner = hit;
    while (inner) {
      hit = inner;
      inner = hit.shadowRoot?.elementFromPoint(x, y) ?? null;
      if (inner?.getRootNode() !== hit.shadowRoot) inner = null;
    }
    return hit;
  }

  function isWithin(element: Element | null, outer: Element): boolean {
    for (let node: Node | null = element; node; node = node.parentNode ?? (node as ShadowRoot).host ?? null)
      if (node === outer) return true;
    return false;
  }

  function place(): Point | undefined {
    const element = find(press) ?? find(placeholder);
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    return element && width * height > 0 && isWithin(hitAt(middle), element) ? middle : undefined;
  }

  /** The opacity of the effect; an element that fades out counts as gone from the first frame in which it is less opaque. */
  function opacity(): number {
    const element = find(effect);
    const isSeen = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return element && isSeen ? Number(getComputedStyle(element).opacity) : 0;
  }

  const isDone = () => (goes ? opacity() < 1 : opacity() > 0);

  function bytesThereAt(): number {
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const needed = resources.filter(({ name }) => needs.some((script) => name.endsWith(`/${script}`)));
    return Math.max(...needed.map(({ responseEnd }) => responseEnd));
  }

  /** The time from the press to the next paint, as measured by the browser, so that a busy page does not delay it. */
  const paintMs = new Promise<number>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const entry = list.getEntries().find(({ name }) => name === "pointerdown");
      if (entry) resolve(entry.duration);
    });
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: "event",
      durationThreshold: 16,
    };
    observer.observe(options);
  });
  const inTime = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

  async function time(event: Event): Promise<PressSeen | undefined> {
    const path = event.composedPath().filter((node) => node instanceof Element);
    const styles = path
      .filter((element) => !element.matches("html, body"))
      .flatMap((element) => ["", "::before"].map((part) => getComputedStyle(element, part)));
    const looks = () => styles.flatMap((style) => LOOKS.map((name) => style.getPropertyValue(name))).join();
    const before = looks();
    const onPlaceholder = find(press) === null;
    let acknowledged: Promise<number> | undefined;
    let done: Promise<number> | undefined;
    let isFirst = true;
    let isInFirst = false;
    // Does not wait for the time of each paint, because the next frame can come before it is known.
    while (!done && performance.now() < event.timeStamp + lostMs) {
      await frame();
      if (isDone()) done = painted();
      if (!acknowledged && (done || looks() !== before)) {
        acknowledged = done ?? painted();
        isInFirst = isFirst;
      }
      isFirst = false;
    }
    if (!acknowledged || !done) return;
    const [acknowledgedAt, doneAt] = await Promise.all([acknowledged, done]);
    const reportedMs = isInFirst ? await Promise.race([paintMs, inTime(ENTRY_MS)]) : undefined;
    return {
      onPlaceholder,
      acknowledgedMs: reportedMs ?? acknowledgedAt - event.timeStamp,
      doneMs: doneAt - event.timeStamp,
      bytesThereMs: bytesThereAt() - event.timeStamp,
      worksMs: doneAt,
    };
  }
  const seen = new Promise<PressSeen | undefined>((resolve) =>
    addEventListener("pointerdown", (event) => resolve(time(event)), { capture: true, once: true }),
  );

  const endsAt = performance.now() + NEVER_MS;
  let last: Point | undefined;
  while (performance.now() < endsAt) {
    await frame();
    const isPainted = performance.getEntriesByName("first-contentful-paint").length > 0;
    const now = isPainted && !isDone() ? place() : undefined;
    if (now && last?.x === now.x && last.y === now.y) {
      window.benchPressAt(now);
      return await Promise.race([seen, inTime(NEVER_MS + lostMs)]);
    }
    last = now;
  }
  return undefined;
}
