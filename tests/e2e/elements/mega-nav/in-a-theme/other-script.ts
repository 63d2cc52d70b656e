import { expect, type Ui } from "../../../../support/ui.ts";
import { matches } from "../../page.ts";

/** Where another script of the page listens, from the outermost node to the innermost. */
export const PLACES = [
  "window",
  "document",
  "#stage",
  "dealer-mega-nav",
  "#has",
  "#label",
  "#toggle",
] as const;
const PHASES = ["capture", "bubble"] as const;

export interface Listening {
  readonly place: (typeof PLACES)[number];
  readonly phase: (typeof PHASES)[number];
}

/** Every place and phase of a script that was there before the menu. */
export const LISTENING: readonly Listening[] = PLACES.flatMap((place) =>
  PHASES.map((phase) => ({ place, phase })),
);

export interface OtherScript extends Listening {
  readonly types: readonly string[];
  /** Only for these keys. */
  readonly keys?: readonly string[];
  readonly prevents?: boolean;
  /** Shows the panel by a class and changes `aria-expanded`, as menu scripts do. */
  readonly toggles?: boolean;
  readonly movesFocusTo?: string;
}

declare global {
  interface Window {
    /** The types of the events that the script got. */
    heard: string[];
    otherScript?: AbortController;
  }
}

/** Starts another menu script on the page, in the place of the last one; it was there before the menu was. */
export async function startScript(ui: Ui, script: OtherScript): Promise<void> {
  await ui.eval((given) => {
    const { place, phase, types, keys, prevents, toggles, movesFocusTo } = given;
    const nav = document.querySelector("dealer-mega-nav") as HTMLElement;
    const stage = nav.parentElement as HTMLElement;
    window.otherScript?.abort();
    window.otherScript = new AbortController();
    window.heard = [];
    const { signal } = window.otherScript;
    const onEvent = (event: Event) => {
      const { target } = event;
      const isIn = target instanceof Element && target.closest("#has") !== null;
      if (!isIn || (keys && !keys.includes((event as KeyboardEvent).key))) return;
      window.heard.push(event.type);
      if (prevents) event.preventDefault();
      if (toggles) {
        const label = document.querySelector("#label") as HTMLElement;
        const isShown = document.querySelector("#has > ul")?.classList.toggle("show") ?? false;
        label.setAttribute("aria-expanded", String(isShown));
      }
      if (movesFocusTo) document.querySelector<HTMLElement>(movesFocusTo)?.focus();
    };
    nav.remove();
    const listenOn = (node: EventTarget) => {
      for (const type of types)
        node.addEventListener(type, onEvent, { capture: phase === "capture", passive: false, signal });
    };
    const isOutside = ["window", "document", "#stage"].includes(place);
    if (isOutside) listenOn(place === "window" ? window : place === "document" ? document : stage);
    else listenOn(place === "dealer-mega-nav" ? nav : (nav.querySelector(place) ?? nav));
    stage.append(nav);
  }, script);
  await expect.poll(() => matches(ui, "#has[data-dealer-branch]")).toBe(true);
}

export const heard = (ui: Ui) => ui.eval(() => window.heard);

/** Whether a visitor can press an element: it is in its place on the screen, with nothing over it. */
export const canPress = (ui: Ui, selector: string) =>
  ui.eval((wanted) => {
    const { x, y, width, height } = document.querySelector(wanted)?.getBoundingClientRect() ?? new DOMRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    return width > 0 && there?.closest(wanted) !== null && there !== null;
  }, selector);
