import type { MenuItem } from "./page.ts";

/** One way to build the dealer's page. */
export interface Contender {
  readonly name: string;
  /** Its own code, built into one script and one style sheet; a page without scripts has none. */
  readonly entry?: URL;
  /** Other HTML in the page's head. */
  readonly head?: string;
  readonly parts: Parts;
  /** The button for the next slide; without one, the slides are dragged. */
  readonly next?: string;
  /** What opens the calendar; without it, a press on the date field does. */
  readonly calendar?: Pick<Control, "press" | "effect">;
  /** The controls that a visitor can press; a page without scripts has none. */
  readonly controls?: Controls;
}

/** A contender's markup for each part of the page. */
export interface Parts {
  readonly loader: string;
  readonly menu: (items: readonly MenuItem[]) => string;
  readonly phones: string;
  readonly slides: string;
  readonly tips: string;
  readonly search: string;
  readonly date: string;
  readonly toTop: string;
  readonly banner: string;
}

export const CONTROLS = ["menu", "phones", "accept"] as const;
export type ControlName = (typeof CONTROLS)[number];
export type Controls = Readonly<Record<ControlName, Control>>;

/** Selectors for one control, with `>>>` before each step into a shadow root. */
export interface Control {
  readonly press: string;
  /** The element that is shown in its place until its code has loaded. */
  readonly placeholder?: string;
  /** The scripts without which a press has no effect. */
  readonly needs?: readonly string[];
  /** The element that a press shows, or hides if `goes` is set. */
  readonly effect: string;
  readonly goes?: true;
}
