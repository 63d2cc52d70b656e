/** The time from the start of the contender's script until the menu is complete. */
export async function upgrade([src, unready]: readonly [string, string | undefined]): Promise<number> {
  const script = document.createElement("script");
  script.type = "module";
  script.src = src;
  const hasRun = new Promise((resolve) => script.addEventListener("load", resolve));
  const start = performance.now();
  document.head.append(script);
  await hasRun;
  while (unready && document.querySelector(unready)) await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - start;
}

/** Evaluates all classes and lets React render something, as on a page where other elements came first. */
export async function evaluate(classes: string): Promise<void> {
  const { DealerCallUs } = await import(classes);
  customElements.define(DealerCallUs.tag, DealerCallUs);
  document.body.append(new DealerCallUs());
}

/** The longest task since the last `forgetTasks`; 0 when none is over 50 ms. */
export const longestTask = () =>
  Math.max(
    0,
    ...window.benchEntries.filter(({ entryType }) => entryType === "longtask").map((e) => e.duration),
  );

export function forgetTasks(): void {
  window.benchEntries = [];
}
