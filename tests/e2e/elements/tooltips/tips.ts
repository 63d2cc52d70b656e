import { tooltipsContract } from "../../../../src/tooltips/tooltips.contract.ts";
import { LEAVE_MS, LONG_PRESS_MS } from "../../../../src/tooltips/tooltips.ts";
import { expect, type Ui } from "../../../support/ui.ts";
import { firedEvents, open } from "../page.ts";

/** Code loaded by the starter. */
export const TIPS_PAGE = "/tests/pages/tooltips.html?probe";
/** Registered before load, with a stopped clock. */
const STOPPED_PAGE = `${TIPS_PAGE}&direct&clock`;

export const DELAY_MS = tooltipsContract.attributes["delay-ms"].default;
export { LEAVE_MS, LONG_PRESS_MS };

const LONG_MS = 10_000;

export const openTips = (ui: Ui, size?: readonly [number, number]) => open(ui, TIPS_PAGE, size);

export async function openStopped(ui: Ui, size?: readonly [number, number]) {
  await open(ui, STOPPED_PAGE, size);
  await ui.moveTo(0, 0);
}

/** The texts of all visible tips, also in shadow roots. */
export const tips = (ui: Ui): Promise<string[]> =>
  ui.eval(() => {
    const all = (root: ParentNode): Element[] =>
      [...root.querySelectorAll("*")].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
    return all(document)
      .filter((one) => one.matches("[data-dealer-tip]") && one.checkVisibility({ visibilityProperty: true }))
      .map(({ textContent }) => textContent ?? "");
  });

export const showsTip = (ui: Ui, ...texts: string[]) => expect.poll(() => tips(ui)).toEqual(texts);

/** Also after a long time. */
export async function keepsTip(ui: Ui, ...texts: string[]) {
  await ui.clock.tick(LONG_MS);
  await showsTip(ui, ...texts);
}

/** Rests the pointer on a trigger for the whole delay. */
export async function rest(ui: Ui, selector: string) {
  await ui.hover(selector);
  await ui.clock.tick(DELAY_MS);
}

export const focus = (ui: Ui, selector: string) =>
  ui.eval((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);

/** An element's box in the window; steps into a shadow root with `>>>`. */
export const boxOf = (ui: Ui, selector: string) =>
  ui.eval((path) => {
    const [first = "", ...steps] = path.split(" >>> ");
    let element = document.querySelector(first);
    for (const step of steps) element = element?.shadowRoot?.querySelector(step) ?? null;
    const { top, bottom, left, right } = element?.getBoundingClientRect() ?? new DOMRect();
    return { top, bottom, left, right };
  }, selector);

export const TIP = '[data-dealer-tip] > [part="tip"]';

/** The distance between a tip and its trigger in the style sheet. */
export const GAP_PX = 8;

export const gapTo = async (ui: Ui, trigger: string) =>
  Math.round((await boxOf(ui, trigger)).top - (await boxOf(ui, TIP)).bottom);

/** The current markup of an element. */
export const markup = (ui: Ui, selector: string) =>
  ui.eval((wanted) => document.querySelector(wanted)?.outerHTML, selector);

/** The elements' events so far, such as `shown Inclusief btw`. */
export const emitted = async (ui: Ui) =>
  (await firedEvents(ui))
    .filter(({ type }) => type.startsWith("dealer-tooltips-"))
    .map(({ type, detail }) => `${type.replace("dealer-tooltips-", "")} ${detail.text}`);

export const setAttribute = (ui: Ui, selector: string, name: string, value: string) =>
  ui.eval(
    (wanted, attribute, text) => document.querySelector(wanted)?.setAttribute(attribute, text),
    selector,
    name,
    value,
  );

/** Dispatches touch events: no driver here has a resting finger. */
export const touch = (
  ui: Ui,
  selector: string,
  ...types: ("pointerdown" | "pointerup" | "pointercancel")[]
) =>
  ui.eval(
    (wanted, all) => {
      const target = document.querySelector(wanted);
      const init = { pointerType: "touch", bubbles: true, composed: true };
      for (const type of all) target?.dispatchEvent(new PointerEvent(type, init));
    },
    selector,
    types,
  );
