import type { Control } from "../page/contender.ts";

export interface PressSeen {
  /** Whether the control itself was not there yet, and what stands in for it was pressed. */
  readonly onStandIn: boolean;
  /** From the press to the picture in which what is pressed looks so, and to the one with the effect. */
  readonly acknowledgedMs: number;
  readonly doneMs: number;
  /** From the press until the scripts it needs were there: below zero where they came before it. */
  readonly bytesThereMs: number;
  /** From the navigation to the effect. */
  readonly worksMs: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

declare global {
  interface Window {
    /** Has the driver press there. */
    benchPressAt(point: Point): void;
  }
}

/**
 * Has a control pressed as soon as it is painted, still and uncovered, and not done yet. Answers what came of it; nothing
 * if it never is so, or if the press has had no effect after some time. The driver asks no more meanwhile: that would be
 * work on the page's main thread.
 */
export async function timePress([control, lostMs]: readonly [Control, number]): Promise<
  PressSeen | undefined
> {
  const { press, standIn = press, effect, goes = false, needs = ["main.js"] } = control;
  const NEVER_MS = 15_000;
  const ENTRY_MS = 1000;
  const LOOKS = ["filter", "opacity", "color", "background-color", "border-color", "box-shadow", "transform"];
  while (document.documentElement === null) await new Promise(requestAnimationFrame);
  const frame = endOfFrame();
  const painted = () => new Promise<number>((done) => setTimeout(() => done(performance.now())));

  /** Resolves when a frame's own callbacks have run and its layout is done: what they change is in its picture. */
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
          // Not before: Firefox may tell of the box when the page's first frame is still to come, and two turns of its width in one are none.
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
    const element = find(press) ?? find(standIn);
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    return element && width * height > 0 && isWithin(hitAt(middle), element) ? middle : undefined;
  }

  /** How far the effect is to be seen; what fades out has gone with the first picture that shows less of it. */
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

  /** How long the picture after the press took: the browser's own word, which no busy page delays. */
  const pictureMs = new Promise<number>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const entry = list.getEntries().find(({ name }) => name === "pointerdown");
      if (entry) resolve(entry.duration);
    });
    const asked: PerformanceObserverInit & { durationThreshold: number } = {
      type: "event",
      durationThreshold: 16,
    };
    observer.observe(asked);
  });
  const inTime = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

  async function time(event: Event): Promise<PressSeen | undefined> {
    const path = event.composedPath().filter((node) => node instanceof Element);
    const styles = path
      .filter((element) => !element.matches("html, body"))
      .flatMap((element) => ["", "::before"].map((part) => getComputedStyle(element, part)));
    const looks = () => styles.flatMap((style) => LOOKS.map((name) => style.getPropertyValue(name))).join();
    const before = looks();
    const onStandIn = find(press) === null;
    let acknowledged: Promise<number> | undefined;
    let done: Promise<number> | undefined;
    let isFirst = true;
    let isInFirst = false;
    // Each frame is looked at: the next one may come before the time at which this one was painted is known.
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
    const told = isInFirst ? await Promise.race([pictureMs, inTime(ENTRY_MS)]) : undefined;
    return {
      onStandIn,
      acknowledgedMs: told ?? acknowledgedAt - event.timeStamp,
      doneMs: doneAt - event.timeStamp,
      bytesThereMs: bytesThereAt() - event.timeStamp,
      worksMs: doneAt,
    };
  }
  const seen = new Promise<PressSeen | undefined>((resolve) =>
    addEventListener("pointerdown", (event) => resolve(time(event)), { capture: true, once: true }),
  );

  const givesUpAt = performance.now() + NEVER_MS;
  let last: Point | undefined;
  while (performance.now() < givesUpAt) {
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
