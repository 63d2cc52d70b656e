export interface PressSeen {
  /** From the touch to the picture in which something has answered it, and to the one with its effect. */
  readonly acknowledgedMs: number;
  readonly doneMs: number;
}

declare global {
  interface Window {
    benchPress: PressSeen | undefined;
  }
}

/** Times the next press. The effect comes for what shows it, and goes for what hides it. */
export function timePress([effect, goes]: readonly [string, boolean]): void {
  const find = (root: ParentNode | null | undefined, step: string) => root?.querySelector(step) ?? null;
  const isDone = () => {
    const [first = "", ...steps] = effect.split(" >>> ");
    let element = find(document, first);
    for (const step of steps) element = find(element?.shadowRoot, step);
    const isSeen = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false;
    return isSeen !== goes;
  };
  const painted = () => new Promise<number>((done) => setTimeout(() => done(performance.now())));
  const start = async ({ timeStamp }: Event) => {
    let acknowledgedMs = Number.NaN;
    const observer = new MutationObserver(() => acknowledge());
    const acknowledge = async () => {
      observer.disconnect();
      await new Promise(requestAnimationFrame);
      acknowledgedMs = (await painted()) - timeStamp;
    };
    observer.observe(document, { attributes: true, childList: true, subtree: true });
    do await new Promise(requestAnimationFrame);
    while (!isDone());
    const doneMs = (await painted()) - timeStamp;
    window.benchPress = { acknowledgedMs: Math.min(acknowledgedMs || doneMs, doneMs), doneMs };
  };
  addEventListener("pointerdown", start, { capture: true, once: true });
}

export const hasPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
