import type { AxeOptions } from "../../support/axe.ts";
import { expect, type Ui } from "../../support/ui.ts";
import { NEAR, undefinedTags } from "../../support/undefined-tags.ts";
import { withoutAllowedRoles } from "../allowed-roles.ts";

/** The page with every element except the loader; the starter loads the code. More query switches may follow. */
export const PAGE = "/tests/pages/page.html?page";
/** The same page with every element registered before load, for a stopped clock. */
export const DIRECT_PAGE = `${PAGE}&direct`;
/** With the loader as well: registered before load, or by the starter. */
export const LOADER_PAGE = `${DIRECT_PAGE}&loader`;
export const STARTED_PAGE = `${PAGE}&loader`;
export const HUNG_PAGE = `${PAGE}&hung`;

export const WIDE = [1280, 720] as const;
export const NARROW = [360, 640] as const;

export interface FiredEvent {
  readonly type: string;
  readonly detail: Record<string, unknown>;
}

declare global {
  interface Window {
    dealerEvents: FiredEvent[];
  }
}

/** The library's events so far. */
export const firedEvents = (ui: Ui): Promise<FiredEvent[]> => ui.eval(() => window.dealerEvents);

export const matches = (ui: Ui, selector: string) =>
  ui.eval((wanted) => document.querySelector(wanted) !== null, selector);

/** Whether the element is visible; steps into shadow roots. */
export const isShown = (ui: Ui, selector: string) =>
  ui.eval((path) => {
    const steps = path.split(" >>> ");
    const find = (root: ParentNode | null | undefined, step: string) => root?.querySelector(step) ?? null;
    let element: Element | null = find(document, steps[0] ?? "");
    for (const step of steps.slice(1)) element = find(element?.shadowRoot, step);
    return element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false;
  }, selector);

/** A pointer comes over the page, but over none of its tags. */
export const pointAtPage = (ui: Ui) =>
  ui.eval(() => document.documentElement.dispatchEvent(new MouseEvent("mouseover", { bubbles: true })));

/** Points at the page, and waits until it has been parsed and every tag that a visitor may need there is defined. */
export async function isReady(ui: Ui, patience?: { readonly timeout: number }): Promise<void> {
  const missing = async () => {
    const isParsed = await ui.eval(() => document.readyState !== "loading");
    return isParsed ? ui.eval(undefinedTags, NEAR) : ["the rest of the page"];
  };
  await expect.poll(missing, patience).toEqual([]);
}

export async function open(ui: Ui, path: string, [width, height]: readonly [number, number] = WIDE) {
  await ui.viewport(width, height);
  await ui.goto(path);
  await isReady(ui);
}

/** Warnings, errors, uncaught exceptions and policy violations of the page. */
export const problems = async (ui: Ui) => (await ui.probe()).messages;

export const scrollTo = (ui: Ui, top: number) =>
  ui.eval(
    (y) =>
      new Promise<number>((resolve) => {
        if (window.scrollY === y) return resolve(y);
        addEventListener("scroll", () => resolve(window.scrollY), { once: true });
        window.scrollTo({ top: y, behavior: "instant" });
      }),
    top,
  );

/** Longer than any fade, shorter than the animations that wait for missing code. */
const LONGEST_FADE_MS = 10_000;

/** Waits until nothing fades or slides. */
export async function standsStill(ui: Ui): Promise<void> {
  const moving = () =>
    ui.eval((longestMs) => {
      // Firefox never starts animations in a hidden panel.
      const isPainted = ({ target }: KeyframeEffect) => target?.checkVisibility() ?? true;
      const running = document.getAnimations().filter(({ playState }) => playState === "running");
      const effects = running.map(({ effect }) => effect as KeyframeEffect).filter(isPainted);
      return effects.filter((effect) => Number(effect.getComputedTiming().endTime) < longestMs).length;
    }, LONGEST_FADE_MS);
  await expect.poll(moving).toBe(0);
}

/** The violations that axe finds after all animations, as it judges the painted colours. */
export async function violations(ui: Ui, options?: AxeOptions) {
  await standsStill(ui);
  return withoutAllowedRoles(ui, await ui.axe(options));
}
