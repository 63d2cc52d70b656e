import type { MenuItem } from "./page.ts";

/** One way to build the dealer's page. */
export interface Contender {
  readonly name: string;
  /** Its own code, built into one script and one style sheet; a page without scripts has none. */
  readonly entry?: URL;
  /** What else stands in its head. */
  readonly head?: string;
  readonly parts: Parts;
  /** What shows the next slide; without it slides are dragged. */
  readonly next?: string;
  /** What a visitor can press; a page without scripts has nothing to press. */
  readonly controls?: Controls;
}

/** Its markup for each thing on the page. */
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

/** Selectors, with `>>>` before each step into a shadow root. */
export interface Control {
  readonly press: string;
  /** What is drawn in its place until its code is there. */
  readonly standIn?: string;
  /** The scripts without which a press has no effect. */
  readonly needs?: readonly string[];
  /** What comes to be seen by a press, or no longer is. */
  readonly effect: string;
  readonly goes?: true;
}
