import type { Tag } from "../../contract/subjects.ts";

declare global {
  interface Window {
    /** Brings an element on the page out of its first state; rejects when it does not change. */
    exercise(tag: Tag): Promise<void>;
  }
}

/** On the page: what a visitor does with each element. The page does it itself, which is fast. */
export function installExercises() {
  const PATIENCE_MS = 15_000;
  const LONGEST_FADE_MS = 60_000;
  const SCROLLED_PX = 1500;

  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const part = (tag: Tag, name: string) =>
    find(tag)?.shadowRoot?.querySelector<HTMLElement>(`[part=${name}]`);
  const holds = (tag: Tag, state: string) => find(tag)?.matches(`:state(${state})`) ?? false;
  const click = (button: HTMLElement | null | undefined) => {
    button?.click();
    return !!button;
  };
  const scroll = () => {
    scrollTo({ top: SCROLLED_PX, behavior: "instant" });
    return dispatchEvent(new Event("scroll"));
  };
  const decide = () => {
    const detail = { choice: "accepted" };
    return document.dispatchEvent(new CustomEvent("dealer-cookie-hint-decided", { detail }));
  };
  const fade = () => {
    find("dealer-loader")?.setAttribute("fade-ms", `${LONGEST_FADE_MS}`);
    return true;
  };
  const askForTip = () => {
    find("[data-dealer-tooltip], .hasTooltip")?.focus();
    return true;
  };
  const search = () => {
    const input = find("dealer-autocomplete input") as HTMLInputElement;
    find("dealer-autocomplete")?.setAttribute("delay-ms", "0");
    input.focus();
    input.value = "noorda";
    return input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
  };

  const toggle = () => find("dealer-mega-nav [data-dealer-toggle='']");
  const isAsking = () => find("dealer-cookie-hint")?.shadowRoot?.querySelector("dialog[open]") !== null;

  /** The action, which returns whether it was possible, and whether it has had its effect. */
  const exercises: Partial<Record<Tag, [act: () => boolean, hasChanged: () => boolean]>> = {
    // On a page older than the longest fade the loader is done.
    "dealer-loader": [fade, () => holds("dealer-loader", "fading") || performance.now() > LONGEST_FADE_MS],
    "dealer-mega-nav": [() => click(toggle()), () => toggle()?.ariaExpanded === "true"],
    "dealer-call-us": [() => click(part("dealer-call-us", "button")), () => holds("dealer-call-us", "open")],
    "dealer-to-top": [scroll, () => holds("dealer-to-top", "visible")],
    "dealer-header": [scroll, () => holds("dealer-header", "hidden") || holds("dealer-header", "shrunk")],
    "dealer-logo": [scroll, () => !holds("dealer-logo", "visible")],
    "dealer-sticky-column": [scroll, () => holds("dealer-sticky-column", "fixed")],
    "dealer-cookie-hint": [
      () => click(part("dealer-cookie-hint", "decline")),
      () => isAsking() || holds("dealer-cookie-hint", "declined"),
    ],
    "dealer-carousel": [
      () => click(part("dealer-carousel", "next")),
      () => part("dealer-carousel", "viewport")?.ariaLive === "polite",
    ],
    "dealer-tags": [decide, () => "dataLayer" in window],
    "dealer-tooltips": [askForTip, () => holds("dealer-tooltips", "visible")],
    "dealer-date-input": [
      () => click(part("dealer-date-input", "button")),
      () => holds("dealer-date-input", "open"),
    ],
    "dealer-consent-gate": [
      () => click(part("dealer-consent-gate", "button")),
      () => holds("dealer-consent-gate", "shown"),
    ],
    "dealer-autocomplete": [search, () => holds("dealer-autocomplete", "open")],
  };

  const nextTask = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(port1.close());
      port2.postMessage(null);
    });

  window.exercise = async (tag) => {
    const deadline = performance.now() + PATIENCE_MS;
    const exercise = exercises[tag];
    if (!exercise) throw new Error(`${tag} needs a row in long-life/exercises.ts`);
    // Its code may wait until it is near.
    if (!customElements.get(tag)) find(tag)?.scrollIntoView();
    for (const isDone of exercise)
      while (!isDone()) {
        if (performance.now() > deadline) throw new Error(`${tag} stays as it first was`);
        await nextTask();
      }
  };
}
