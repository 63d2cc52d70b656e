/** What is measured in the page; each function can use nothing but its arguments. */

export interface Upgrade {
  /** From the definition of the tag until the last submenu is ready. */
  readonly ms: number;
  /** The longest task meanwhile, of those over 50 ms. */
  readonly longestTaskMs: number;
}

/** All code is evaluated, and React at work, beforehand: only the menu's upgrade is measured. */
export async function upgrade(): Promise<Upgrade> {
  const { DealerCallUs, DealerMegaNav } = await import("/dist/index.js" as string);
  customElements.define("dealer-call-us", DealerCallUs);
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
  await idle();
  await new Promise((resolve) => setTimeout(resolve, 500));
  await idle();
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map((e) => e.duration)));
  observer.observe({ type: "longtask" });
  const expected = document.querySelectorAll("dealer-mega-nav li > ul").length;
  const start = performance.now();
  setTimeout(() => customElements.define("dealer-mega-nav", DealerMegaNav));
  while (document.querySelectorAll("[data-dealer-branch]").length < expected)
    await new Promise((resolve) => setTimeout(resolve));
  const ms = performance.now() - start;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await idle();
  return { ms, longestTaskMs: Math.max(0, ...tasks) };
}

/** The time from a press on the first toggle until its panel has been painted. */
export async function openOnce(): Promise<number> {
  const toggle = document.querySelector<HTMLElement>("dealer-mega-nav [data-dealer-toggle]");
  const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await painted();
  const start = performance.now();
  toggle?.click();
  await painted();
  const ms = performance.now() - start;
  toggle?.click();
  await painted();
  return ms;
}

/** The work of a press alone: script, style and layout, without the wait for the next frame. */
export function openWork(): number {
  const toggle = document.querySelector<HTMLElement>("dealer-mega-nav [data-dealer-toggle]");
  const flush = () => toggle?.parentElement?.querySelector("ul")?.getBoundingClientRect();
  flush();
  const start = performance.now();
  toggle?.click();
  flush();
  const ms = performance.now() - start;
  toggle?.click();
  flush();
  return ms;
}
