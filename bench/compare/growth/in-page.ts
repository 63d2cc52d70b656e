/** The time from the start of the contender's script until all that it makes of the menu is there. */
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

/** Evaluates all classes and has React draw something, as on a page on which other elements were first. */
export async function evaluate(classes: string): Promise<void> {
  const { DealerCallUs } = await import(classes);
  customElements.define(DealerCallUs.tag, DealerCallUs);
  document.body.append(new DealerCallUs());
}

/** The longest task since the others were forgotten, of those over 50 ms. */
export const longestTask = () =>
  Math.max(
    0,
    ...window.benchEntries.filter(({ entryType }) => entryType === "longtask").map((e) => e.duration),
  );

export function forgetTasks(): void {
  window.benchEntries = [];
}
